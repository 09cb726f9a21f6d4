// testProviderFactory: the contract suite of a factory, which a server calls with options from its environment.
import assert from "node:assert/strict";
import type { Provider, ProviderFactory, Variable } from "@svckit/core";
import type { TestRunner } from "../suite/test-runner.js";

const URL = "http://127.0.0.1:9/elsewhere";

/** Declares the tests of a factory: it works without options, and each variable does what its kind says. */
export function testProviderFactory({ describe, it }: TestRunner, factory: ProviderFactory): void {
  const variables = Object.entries(factory.variables ?? {});
  const bare = makeBare(factory);
  if (bare instanceof Error) {
    it("is made without options and keys: what it lacks then, its tools say as missing_key", async () => {
      throw bare;
    });
    return;
  }
  // `as`: the variables say what each option takes.
  const make = (option: string, value: unknown): Provider => factory({ [option]: value } as never);

  describe(`the factory of provider ${bare.id}`, () => {
    it("makes the same provider again, without options", async () => {
      assert.deepEqual(upstreamsOf(factory()), upstreamsOf(bare));
    });

    it("declares a variable for every upstream, so that an operator can point it elsewhere", async () => {
      const declared = variables.flatMap(([, variable]) => membersOf(variable, bare));
      assert.deepEqual(
        Object.keys(upstreamsOf(bare)).filter((name) => !declared.includes(name)),
        [],
      );
    });

    for (const [option, variable] of variables) {
      for (const name of variable.kind === "family" ? ["an-operators-own"] : membersOf(variable, bare)) {
        it(`asks ${name || "its upstream"} where ${option} says`, async () => {
          const made = make(option, variable.kind === "upstream" ? URL : { [name]: URL });
          assert.deepEqual(upstreamsOf(made), { ...upstreamsOf(bare), [name]: URL });
        });
      }
    }
  });
}

/** The provider without options, or what the factory threw in its place. */
function makeBare(factory: ProviderFactory): Provider | Error {
  try {
    return factory();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The names of the upstreams that a variable sets; "" is the only one of a provider with a `baseUrl`. */
function membersOf(variable: Variable, provider: Provider): readonly string[] {
  if (variable.kind === "upstream") return [""];
  if (variable.kind === "upstreams") return variable.hosts;
  return variable.kind === "family" ? Object.keys(provider.upstreams ?? {}) : [];
}

function upstreamsOf({ baseUrl, upstreams }: Provider): Readonly<Record<string, string>> {
  return { ...(baseUrl !== undefined && { "": baseUrl }), ...upstreams };
}
