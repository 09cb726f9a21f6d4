// A host's test in Jest, in CommonJS: `import()` loads what are ES modules.
test("the tool answers", async () => {
  const { createService, HOST } = await import("@svckit/core");
  const { hello } = await import("@svckit/providers");
  const service = createService({ providers: [hello()] });
  const answer = await service.execute({ tool: "say_hello", args: { name: "Ada" }, principal: HOST });
  expect(answer).toMatchObject({ ok: true, data: { greeting: "Hello, Ada!" } });
  await service.close();
});
