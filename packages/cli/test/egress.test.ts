// SVC_EGRESS_ALLOW: the targets that an operator allows where a caller names a URL.
import { createService } from "@svckit/core";
import { expect, test } from "vitest";
import { readServiceOptions } from "../src/settings/environment.js";

test("the list is read by commas, and a configuration's own goes before it", async () => {
  const options = await readServiceOptions(
    { SVC_STORE: "memory:", SVC_EGRESS_ALLOW: "rpc.internal:8545, [::1]:80,," },
    "server",
  );
  expect(options.egressAllow).toEqual(["rpc.internal:8545", "[::1]:80"]);
  await createService(options).close();
});

test.each(["localhost", "http://localhost:80", "10.0.0.0/8:80"])(
  "the entry %j ends the start and is named",
  async (entry) => {
    const options = readServiceOptions({ SVC_STORE: "memory:", SVC_EGRESS_ALLOW: entry }, "server");
    await expect(options).rejects.toThrow(
      `SVC_EGRESS_ALLOW takes targets as host:port, but has ${JSON.stringify(entry)}`,
    );
  },
);
