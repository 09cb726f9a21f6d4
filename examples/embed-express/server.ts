// svckit in a host's own Express application, under the prefix /web3.
import { toExpress } from "@svckit/adapters-express";
import { createService } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";
import express from "express";

const port = Number(process.env["PORT"] ?? 3000);
const service = createService({
  providers: [hello(), coingecko()],
  publicUrl: `http://127.0.0.1:${port}/web3`,
});
const account = await service.createAccount({ credits: 1_000 });
const { key } = await service.createKey(account.id);

const app = express();
app.get("/", (_request, response) => void response.send("the host's own page"));
app.use("/web3", toExpress(service));

export const server = app.listen(port, () =>
  console.log(`POST /web3/api/v1/execute on port ${port}, key ${key}`),
);
