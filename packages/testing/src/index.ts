// The public surface of @svckit/testing.
export {};
