// The business's Express application: its own sign-in, its own billing, and svckit under /tools.
import { toExpress } from "@svckit/adapters-express";
import { mcpRoutes } from "@svckit/adapters-mcp";
import { isServiceError } from "@svckit/core";
import { createRest } from "@svckit/rest";
import express from "express";
import type { Books } from "./books.js";
import { answerError } from "./failure.js";
import { invoiceOf, printInvoice } from "./invoice.js";
import { book } from "./payments.js";
import type { Person, Sessions } from "./sessions.js";
import { readEvent } from "./signature.js";

/** What the application works with. */
export interface AppParts extends Books {
  readonly sessions: Sessions;
  /** Who may sign in, by address. */
  readonly people: ReadonlyMap<string, Person & { readonly password: string }>;
  readonly paymentSecret: string;
}

/** Makes the application. */
export function createApp({ service, facts, sessions, people, paymentSecret }: AppParts): express.Express {
  const app = express();

  app.post("/sign-in", express.json(), (request, response) => {
    // `as`: a form of the business's own; what does not fit finds nobody.
    const { email = "", password } = (request.body ?? {}) as {
      readonly email?: string;
      readonly password?: string;
    };
    const person = people.get(email);
    if (!person || person.password !== password) return void response.status(401).send("no such person");
    response.setHeader("set-cookie", `session=${sessions.open(person)}; HttpOnly; SameSite=Lax; Path=/`);
    response.status(204).end();
  });

  // The signature is over the bytes, so they are not parsed before.
  app.post("/payments", express.text({ type: "*/*", limit: "1mb" }), async (request, response) => {
    const event = readEvent(
      String(request.body),
      request.header("stripe-signature"),
      paymentSecret,
      Date.now() / 1_000,
    );
    if (!event) return void response.status(400).send("not signed by the payment provider");
    await book({ service, facts }, event);
    // Answered once it is booked: the provider sends again what was not answered.
    response.status(200).end();
  });

  app.get("/invoice", async (request, response) => {
    const person = sessions.personOf(request.headers.cookie);
    if (!person?.isAdmin) return void response.status(403).send("administrators only");
    const today = new Date().toISOString().slice(0, 10);
    // This month, where no days are given.
    const { from = `${today.slice(0, 7)}-01`, to = today } = request.query;
    const lines = await invoiceOf(service, person.customer, String(from), String(to));
    response.type("text/plain").send(printInvoice(lines));
  });

  // An administrator of a customer sees what its people wait for, and allows it.
  app.post("/approvals/:id", async (request, response) => {
    const person = sessions.personOf(request.headers.cookie);
    if (!person?.isAdmin) return void response.status(403).send("administrators only");
    const waiting = await service.approvals.find(request.params.id).catch(undefinedWhereNotFound);
    // That of another customer is answered as one that is not there.
    if (waiting?.account_id !== person.customer)
      return void response.status(404).send("nothing waits under that id");
    await service.approvals.approve(waiting.approval_id, { by: person.email });
    response.status(204).end();
  });

  app.use("/tools", toExpress(createRest(service, { routes: mcpRoutes(service) })));
  app.use(answerError);
  return app;
}

function undefinedWhereNotFound(error: unknown): undefined {
  if (!isServiceError(error) || error.code !== "ENDPOINT_NOT_FOUND") throw error;
}
