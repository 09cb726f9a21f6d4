// Listed: an argument that takes several items, as a list or in one text with commas.
import * as z from "zod";

/** Items of one kind, 1 to `most`, each once. `longest` is that of one item, in characters. */
export function listed<Item>(
  item: z.ZodType<Item, string>,
  { most, longest = 200 }: { readonly most: number; readonly longest?: number },
  meaning: string,
): z.ZodType<Item[], string | string[]> {
  const list = z.array(z.string().max(longest)).min(1).max(most);
  const text = z
    .string()
    .min(1)
    .max(most * (longest + 2))
    .transform((given) => given.split(",").map((each) => each.trim()));
  return z
    .union([list, text])
    .pipe(z.array(item).min(1).max(most))
    .transform((all) => [...new Set(all)])
    .describe(`${meaning}; 1 to ${most}, as a list or separated by commas`);
}
