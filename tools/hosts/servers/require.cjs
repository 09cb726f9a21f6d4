// CommonJS: `require` loads the packages, which are ES modules, in Node 20.19 and from 22.12 on.
const { createService, HOST } = require("@svckit/core");
const { hello } = require("@svckit/providers");
const { createRest, toNodeListener } = require("@svckit/rest");
const { toExpress } = require("@svckit/adapters-express");

async function main() {
  const service = createService({ providers: [hello()] });
  const answer = await service.execute({ tool: "say_hello", args: { name: "Ada" }, principal: HOST });
  await service.close();
  if (!answer.ok || typeof toNodeListener(createRest(service)) !== "function" || !toExpress)
    throw new Error(JSON.stringify(answer));
  console.log(answer.data.greeting);
}

main();
