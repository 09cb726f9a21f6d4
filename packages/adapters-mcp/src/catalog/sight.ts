// Sight: what the caller of one message sees, found out when a message needs it.
import {
  type Caller,
  type Catalog,
  type CatalogTool,
  once,
  type Principal,
  type Service,
  ServiceError,
} from "@svckit/core";

/** What the caller of a message sees. */
export interface Sight {
  /** Throws the error of a credential that is refused where callers see different tools. */
  view(): Promise<Catalog>;
  /** Whether a tool may be called by this name, as far as its caller knows; every name where all see the same. */
  mayCall(name: string): boolean | Promise<boolean>;
  /** A tool as the caller is shown it. Throws TOOL_NOT_FOUND and TOOL_RETIRED, and as `view` does. */
  show(name: string): Promise<CatalogTool>;
  /** Why nothing can be said of the caller: each call is answered with it. */
  refused(): ServiceError | undefined;
}

/** The sight of a caller. `refusal` is set where its credential cannot be taken. */
export function createSight(
  service: Service,
  { caller, refusal }: { readonly caller: Caller; readonly refusal: ServiceError | undefined },
): Sight {
  const { transport, catalog } = service;
  let refused = refusal;
  const whoAsks = once(async (): Promise<Principal> => {
    if (refusal) throw refusal;
    return service.identify(caller);
  });
  const view = once(async () => {
    // Nobody sees less than another then, but for who has a key of fewer tools.
    if (!transport.viewsDiffer && isNobody(caller)) return catalog;
    try {
      return await service.view(await whoAsks());
    } catch (error) {
      if (transport.viewsDiffer) throw error;
      return catalog;
    }
  });

  async function isSeen(tool: CatalogTool): Promise<boolean> {
    try {
      return await transport.sees(await whoAsks(), tool);
    } catch (error) {
      refused = error instanceof ServiceError ? error : new ServiceError("INTERNAL_ERROR", { cause: error });
      // What everybody may know of is no secret to whose credential is refused.
      return (await transport.openView()).get(tool.name) !== undefined;
    }
  }

  return {
    view,
    mayCall(name) {
      const tool = transport.viewsDiffer ? catalog.get(name) : undefined;
      return tool === undefined || isSeen(tool);
    },
    async show(name) {
      return transport.viewsDiffer ? transport.show(await whoAsks(), name) : (await view()).find(name);
    },
    // A getter would be defined anew for each message, which takes V8 a microsecond.
    refused: () => refused,
  };
}

function isNobody({ principal, credential }: Caller): boolean {
  if (principal) return false;
  return credential === undefined || (typeof credential === "object" && credential.kind === "none");
}

/** Whether others may be given what a caller was given. */
export function cacheScopeOf({ transport, catalog }: Service, view: Catalog): "public" | "private" {
  return transport.viewsDiffer || view !== catalog ? "private" : "public";
}
