import type { TourField } from "@tropa/domain/discovery/tour-fields/field-kinds";
import { fieldOf, perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { DraftTraits, Traits } from "@tropa/domain/discovery/tour-fields/traits";
import { z } from "zod/mini";
import { id } from "../base/primitives.ts";

const code = z.string().check(z.regex(/^[a-z]{2}$/));

function schemaOf(field: TourField): z.ZodMiniType {
  switch (field.kind) {
    case "choices":
      return z.array(z.enum(field.values));
    case "level":
      return z.literal([...field.values]);
    case "flag":
      return z.boolean();
    case "codes":
      return z.array(z.string());
    case "ids":
      return z.array(id);
  }
}

type SchemasOf<Values> = {
  [Column in keyof Values]: z.ZodMiniType<Values[Column], Values[Column]>;
};

/** The traits of a tour (`tourFields` of `@tropa/domain`). */
export const traits = perTrait((name) => schemaOf(fieldOf(name))) as unknown as SchemasOf<Traits>;

/**
 * The traits in a draft.
 *
 * @param longest of a list without a closed set of values
 */
export const draftTraits = (longest: number): SchemasOf<DraftTraits> =>
  perTrait((name) => {
    const field = fieldOf(name);
    if (field.kind === "level") return z.nullable(schemaOf(field));
    if (field.kind === "codes") return z.array(code).check(z.maxLength(longest));
    return field.kind === "choices"
      ? z.array(z.enum(field.values)).check(z.maxLength(field.values.length))
      : schemaOf(field);
  }) as unknown as SchemasOf<DraftTraits>;
