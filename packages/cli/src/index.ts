// The public surface of @svckit/cli.
export {};
