// A process that runs monitors: it does what is due, again and again, until it is killed.
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type MonitorTask, openMonitorService } from "./monitor-service.js";

async function run(task: MonitorTask): Promise<void> {
  const { state } = openMonitorService(task);
  const scheduler = state.createScheduler({ leaseMs: task.leaseMs, concurrency: 8 });
  process.send?.("ready");
  for (;;) {
    await scheduler.tick();
    await wait(20);
  }
}

// `as`: the test sends its task first.
const [task] = (await once(process, "message")) as [MonitorTask];
await run(task);
