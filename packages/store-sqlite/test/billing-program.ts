// A process that delivers payments: `billing-program.ts <place> <times> <seed>`. The tests run several of them, and kill some.
import { createDeliveries, type Place } from "./billing-deliveries.js";
import { openBeside } from "./billing-place.js";

const [place = "", times = "", seed = ""] = process.argv.slice(2);
// `as`: the test wrote it.
const store = await openBeside(JSON.parse(place) as Place);
console.log("began");
const { deliverAll } = createDeliveries(store, Number(seed));
console.log(JSON.stringify(await deliverAll(Number(times))));
await store.close();
process.exit();
