// Given options: those that a verb is asked with have to be some that it knows. In JavaScript a slip of the pen would be dropped.
import { isObject } from "./platform/json.js";
import { unknownMember } from "./platform/unknown-member.js";
import { refused } from "./refusals.js";

/** One entry for each option that a verb knows, and for no other. */
export type OptionNames<Options> = { readonly [Name in keyof Options]-?: true };

/** Throws VALIDATION_ERROR that names an option which a verb does not know, before the verb does anything. */
export function requireOptions<Options>(given: Options, names: OptionNames<Options>): void {
  if (!isObject(given)) throw refused("options", "The options of a verb are an object.");
  const unknown = unknownMember(given, Object.keys(names));
  if (unknown) throw refused(unknown.name.slice(0, 128), `There is no option ${unknown.told}`);
}
