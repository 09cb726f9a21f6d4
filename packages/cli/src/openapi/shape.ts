// Shape: what of a JSON Schema is kept, in the few forms that Zod source is written from and samples are made by.

/** Texts and values that go with a shape. */
interface Said {
  /** One line; empty for nothing. */
  readonly description: string;
  readonly nullable?: boolean;
  /** A value that the document gives, checked by nobody yet. */
  readonly example?: unknown;
  readonly preset?: unknown;
}

/** A field of an object. */
export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
}

/** The forms of strings that are told apart. */
export type TextForm = "uuid" | "date-time" | "date" | "email" | "uri";

/** A schema, as far as it is read. */
export type Shape = Said &
  (
    | { readonly kind: "any" }
    | {
        readonly kind: "text";
        readonly form?: TextForm | undefined;
        readonly pattern?: string | undefined;
        readonly min?: number | undefined;
        readonly max?: number | undefined;
      }
    | {
        readonly kind: "number";
        readonly whole: boolean;
        readonly min?: number | undefined;
        readonly max?: number | undefined;
      }
    /** Money or tokens, as the name of the field says. */
    | { readonly kind: "amount"; readonly whole: boolean }
    | { readonly kind: "switch" }
    | { readonly kind: "choice"; readonly values: readonly (string | number | boolean)[] }
    | { readonly kind: "list"; readonly items: Shape; readonly min?: number | undefined }
    | { readonly kind: "fields"; readonly fields: readonly Field[] }
    | { readonly kind: "map"; readonly values: Shape }
    | { readonly kind: "union"; readonly options: readonly Shape[] }
  );

/** One shape for values of each of several; fields of objects are put together, since Zod drops what the first lacks. */
export function unionOf(shapes: readonly Shape[], said: Said): Shape {
  const plain = shapes.map((shape) => ({ ...shape, description: "", example: undefined, preset: undefined }));
  const unlike = [...new Map(plain.map((shape) => [JSON.stringify(shape), shape])).values()];
  const objects = unlike.filter((shape) => shape.kind === "fields");
  const others = unlike.filter((shape) => shape.kind !== "fields");
  const options = objects.length === 0 ? others : [...others, together(objects)];
  const [only, ...more] = options;
  if (only === undefined || options.some(({ kind }) => kind === "any")) return { ...said, kind: "any" };
  const nullable = said.nullable || options.some((option) => option.nullable);
  return more.length === 0
    ? { ...only, ...said, nullable }
    : {
        ...said,
        kind: "union",
        options: options.map((option) => ({ ...option, nullable: false })),
        nullable,
      };
}

type Fields = Extract<Shape, { readonly kind: "fields" }>;

function together(objects: readonly Fields[]): Shape {
  const [first] = objects;
  if (first !== undefined && objects.length === 1) return first;
  const names = [...new Set(objects.flatMap(({ fields }) => fields.map(({ name }) => name)))];
  const fields = names.map((name): Field => {
    const found = objects.flatMap(({ fields }) => fields.filter((field) => field.name === name));
    const description = found.find(({ shape }) => shape.description !== "")?.shape.description ?? "";
    return {
      name,
      shape: unionOf(
        found.map(({ shape }) => shape),
        { description },
      ),
      required: found.length === objects.length && found.every(({ required }) => required),
    };
  });
  return { kind: "fields", fields, description: "" };
}
