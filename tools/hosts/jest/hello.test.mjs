// A host's test in Jest, as an ES module.
import { createService, HOST } from "@svckit/core";
import { hello } from "@svckit/providers";

test("the tool answers", async () => {
  const service = createService({ providers: [hello()] });
  const answer = await service.execute({ tool: "say_hello", args: { name: "Ada" }, principal: HOST });
  expect(answer).toMatchObject({ ok: true, data: { greeting: "Hello, Ada!" } });
  await service.close();
});
