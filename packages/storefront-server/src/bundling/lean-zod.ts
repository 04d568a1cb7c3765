import * as mini from "zod/mini";

// `zod` as a browser needs it for the answers of calls: kinds of values, and addresses, which are led to. Lengths,
// ranges and forms of texts have been checked by the server, as the contract's tests see to. The classes behind the
// usual `z`, with all of their methods, are twice as many bytes.

type Schema = mini.ZodMiniType;

/** A rule that no answer is checked for here. */
function same(this: Schema): Schema {
  return this;
}

const methods = {
  int: same,
  length: same,
  max: same,
  meta: same,
  min: same,
  refine: same,
  regex: same,
  superRefine: same,
  trim: same,
  array(this: Schema) {
    return chained(mini.array(this));
  },
  default(this: Schema, value: unknown) {
    return chained(mini._default(this, value as never));
  },
  extend(this: mini.ZodMiniObject, shape: Record<string, Schema>) {
    return chained(mini.extend(this, shape));
  },
  nullable(this: Schema) {
    return chained(mini.nullable(this));
  },
  nullish(this: Schema) {
    return chained(mini.nullish(this));
  },
  omit(this: mini.ZodMiniObject, left: Record<string, true>) {
    return chained(mini.omit(this, left));
  },
  optional(this: Schema) {
    return chained(mini.optional(this));
  },
  or(this: Schema, other: Schema) {
    return chained(mini.union([this, other]));
  },
  partial(this: mini.ZodMiniObject) {
    return chained(mini.partial(this));
  },
  pick(this: mini.ZodMiniObject, taken: Record<string, true>) {
    return chained(mini.pick(this, taken));
  },
  pipe(this: Schema, next: Schema) {
    return chained(mini.pipe(this, next as never));
  },
  transform(this: Schema, change: (value: unknown) => unknown) {
    return chained(mini.pipe(this, mini.transform(change)));
  },
};

/** The same schema with the methods that the contract is written in. */
const chained = <S extends object>(schema: S): S & typeof methods => Object.assign(schema, methods);

const chainedMaker =
  <Given extends never[], S extends object>(make: (...given: Given) => S) =>
  (...given: Given) =>
    chained(make(...given));

const text = () => chained(mini.string());

export const z = {
  array: (element: Schema) => Object.assign(chained(mini.array(element)), { element }),
  boolean: chainedMaker(mini.boolean),
  discriminatedUnion: chainedMaker(mini.discriminatedUnion),
  enum: chainedMaker(mini.enum),
  instanceof: chainedMaker(mini.instanceof),
  iso: { datetime: text },
  literal: chainedMaker(mini.literal),
  null: chainedMaker(mini.null),
  number: () => chained(mini.number()),
  object: chainedMaker(mini.object),
  partialRecord: chainedMaker(mini.partialRecord),
  record: chainedMaker(mini.record),
  strictObject: chainedMaker(mini.strictObject),
  string: text,
  tuple: chainedMaker(mini.tuple),
  union: chainedMaker(mini.union),
  unknown: chainedMaker(mini.unknown),
  url: chainedMaker(mini.url),
  uuid: text,
};
