// An Express application with users of its own: its sessions say whom a call is from, and it is told of each call.
import { toExpress } from "@svckit/adapters-express";
import { type CallEvent, createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import express, { type Request } from "express";

// What your application has already: its sessions, and who is behind each.
const sessions = new Map([
  ["s-ada", { team: "acme", plan: "pro", user: "ada", hasPaid: true }],
  ["s-bob", { team: "bobs", plan: "free", user: "bob", hasPaid: false }],
]);

function sessionOf({ headers }: Request) {
  const [, id = ""] = /(?:^|; )session=([^;]*)/.exec(headers.cookie ?? "") ?? [];
  return sessions.get(id);
}

// In place of your queue.
export const calls: CallEvent[] = [];

export const service = createService({
  providers: [hello()],
  publicUrl: "http://127.0.0.1:38472/web3",
  identify({ host }) {
    // `as`: this surface is mounted in Express alone, so `host` is Express's own request.
    const session = sessionOf(host as Request);
    if (!session) return undefined;
    if (!session.hasPaid) return { refuse: "Your team's subscription has ended." };
    return { account: session.team, plan: session.plan, endUser: session.user };
  },
  onCall(event) {
    calls.push(event);
  },
});

const app = express();
app.use("/web3", toExpress(service));
export const server = app.listen(38472);
