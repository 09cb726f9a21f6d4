// The public surface of @svckit/providers.
export {};
