// The public surface of @svckit/adapters-express.
export {};
