// convert_units: an exact amount in another unit of the same coin or token.
import { defineTool, type Tool } from "@svckit/core";
import { integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { grouped } from "../words.js";
import { localTool } from "./local-tool.js";

export const convertUnits: Tool = defineTool({
  ...localTool,
  name: "convert_units",
  title: "Convert units of a coin or token",
  description:
    "Converts an exact amount between wei, gwei, ether and units of a token with any number of decimals. Computed here, without rounding: an amount finer than the unit it goes to keeps its fraction.",
  category: "token_contract",
  keywords: [
    "wei to ether",
    "gwei",
    "token decimals",
    "parse units",
    "format units",
    "wei to eth",
    "gwei to eth",
    "eth to wei",
    "convert decimals",
    "how many wei",
    "wei in an ether",
    "base units to whole tokens",
    "decimal conversion",
    "eighteen decimals",
    "raw amount to readable",
    "smallest unit",
    "shift decimal places",
    "gwei to ether",
    "unit conversion",
  ],
  input: lazy(() =>
    z.object({
      amount: z
        .string()
        .trim()
        .regex(/^-?\d{1,100}(\.\d{1,100})?$/, "an amount is decimal digits, such as 1.5")
        .describe("The amount, a decimal string of at most 100 digits on each side of the point"),
      from_unit: unit("Unit of the amount"),
      to_unit: unit("Unit that is wanted"),
    }),
  ),
  output: lazy(() =>
    z.object({
      amount: z.string().describe("The amount in the unit that was asked for, exact; decimal string"),
      is_whole: z.boolean().describe("Whether it is a whole number of that unit"),
      base_units: orNull(
        integerString("The amount in the smallest unit, such as wei; null where it is finer than that"),
      ),
    }),
  ),
  answer: ({ amount }, { amount: given, from_unit, to_unit }) =>
    `${grouped(given)} ${unitName(from_unit)} is ${grouped(amount)} ${unitName(to_unit)}`,
  examples: [
    {
      description: "Wei as ether",
      args: { amount: "1500000000000000001", from_unit: "wei", to_unit: "ether" },
    },
    {
      description: "USDC, of 6 decimals, in its smallest unit",
      args: { amount: "12.345678", from_unit: 6, to_unit: 0 },
    },
  ],
  execute({ amount, from_unit: from, to_unit: to }) {
    const shifted = shift(amount, from - to);
    const base = shift(amount, from);
    const isWhole = (text: string) => !text.includes(".");
    return { amount: shifted, is_whole: isWhole(shifted), base_units: isWhole(base) ? base : null };
  },
});

const UNITS = { wei: 0, gwei: 9, ether: 18 } as const;

function unitName(unit: string | number): string {
  return typeof unit === "string" ? unit : `units of ${unit} decimals`;
}

function unit(meaning: string) {
  return z
    .union([z.enum(["wei", "gwei", "ether"]), z.int().min(0).max(255)])
    .transform((given) => (typeof given === "number" ? given : UNITS[given]))
    .describe(`${meaning}: wei, gwei, ether, or a token's decimals (0 is its smallest unit)`);
}

/** The amount times 10^places, in its shortest form. */
function shift(amount: string, places: number): string {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const point = whole.length + places;
  const digits = whole + fraction;
  const padded = "0".repeat(Math.max(0, 1 - point)) + digits + "0".repeat(Math.max(0, point - digits.length));
  const at = Math.max(1, point);
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, "");
  const rest = padded.slice(at).replace(/0+$/, "");
  const text = rest === "" ? integer : `${integer}.${rest}`;
  return text === "0" ? text : sign + text;
}
