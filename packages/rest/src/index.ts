// The public surface of @svckit/rest.
export {};
