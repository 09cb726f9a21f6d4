// A server that makes one change under a key: `write-program.ts <file> <upstream>`. The test kills it while the change is in flight.
import { createWriteService, WRITE_ACCOUNT } from "./write-service.js";

const [file = "", upstream = ""] = process.argv.slice(2);
const service = createWriteService(file, upstream);
await service.createAccount({ id: WRITE_ACCOUNT, credits: 10 });
const { key } = await service.createKey(WRITE_ACCOUNT);
console.log(key);
await service.execute({ tool: "make_order", args: {}, idempotencyKey: "order-1", credential: key });
console.log("ended");
