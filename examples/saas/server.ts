// Starts the business on a SQLite file, or on the Postgres of DATABASE_URL, with live prices.
import { extensionOf, systemClock } from "@svckit/core";
import { postgresStore } from "@svckit/store-postgres";
import { sqliteStore } from "@svckit/store-sqlite";
import pg from "pg";
import { createApp } from "./app.js";
import { facts } from "./facts.js";
import { openSaasService } from "./service.js";
import { createSessions } from "./sessions.js";

const port = Number(process.env["PORT"] ?? 3000);
const database = process.env["DATABASE_URL"];
const extensions = [facts];
const store = database
  ? postgresStore(new pg.Pool({ connectionString: database }), { extensions })
  : sqliteStore("saas.db", { extensions });
const sessions = createSessions(process.env["SESSION_SECRET"] ?? "a secret of this try alone");
const service = openSaasService({
  ...{ store, sessions, clock: systemClock, orders: [] },
  publicUrl: `http://127.0.0.1:${port}/tools`,
  coingeckoUrl: "https://api.coingecko.com/api/v3",
});
const people = new Map([
  ["ada@acme.example", { customer: "acme", email: "ada@acme.example", isAdmin: true, password: "lovelace" }],
]);
const paymentSecret = process.env["PAYMENT_SECRET"] ?? "whsec_of_this_try_alone";

createApp({ service, facts: extensionOf(store, facts), sessions, people, paymentSecret }).listen(port, () =>
  console.log(`sign in as ada@acme.example at http://127.0.0.1:${port}/sign-in`),
);
