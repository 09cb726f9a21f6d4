// The routes by which an account writes and reads its own labels.
import { extensionOf, ServiceError } from "@svckit/core";
import { type Route, type RouteParameter, readCheckedBody, refTo, successOf, toSuccess } from "@svckit/rest";
import { z } from "zod";
import { labelStore } from "./labels-store.js";

const NewLabel = z.strictObject({ label: z.string().min(1).max(64) });

const path = "/api/v1/labels/{address}";
const tag = { name: "labels", description: "Labels that an account has given to addresses" };
const parameters: readonly RouteParameter[] = [
  { name: "address", in: "path", description: "The address", schema: { type: "string" } },
];
const answer = { description: "The label", schema: successOf(refTo("NewLabel")) };
const components = { NewLabel: z.toJSONSchema(NewLabel) };

/** PUT and GET of a label, for `createRest(service, { routes })`. */
export function labelRoutes(): readonly Route[] {
  return [
    {
      method: "PUT",
      path,
      operationId: "setLabel",
      summary: "Label an address",
      tag,
      credential: "required",
      parameters,
      body: { schema: refTo("NewLabel") },
      components,
      answer,
      codes: ["STATE_BACKEND_UNAVAILABLE"],
      async handle(context) {
        const { label } = await readCheckedBody(context, NewLabel);
        const accountId = context.principal.account.id;
        const row = { accountId, address: context.params["address"] ?? "", label };
        await context.service.transport.askStore((store) => extensionOf(store, labelStore).setLabel(row));
        return toSuccess(context.requestId, { label });
      },
    },
    {
      method: "GET",
      path,
      operationId: "getLabel",
      summary: "The label of an address",
      tag,
      credential: "required",
      parameters,
      components,
      answer,
      codes: ["STATE_BACKEND_UNAVAILABLE", "ENDPOINT_NOT_FOUND"],
      async handle(context) {
        const query = { accountId: context.principal.account.id, address: context.params["address"] ?? "" };
        const label = await context.service.transport.askStore((store) =>
          extensionOf(store, labelStore).findLabel(query),
        );
        if (label !== undefined) return toSuccess(context.requestId, { label });
        throw new ServiceError("ENDPOINT_NOT_FOUND", {
          message: "The address has no label.",
          next: "Write one by PUT.",
          param: "address",
        });
      },
    },
  ];
}
