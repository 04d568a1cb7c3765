import type { FieldValue, TourField } from "@tropa/domain/discovery/tour-fields/field-kinds";
import { fieldOf, perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { TraitName, tourFields } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { z } from "zod/mini";
import { id } from "../base/primitives.ts";

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

type Fields = typeof tourFields;

/** The traits of a tour (`tourFields` of `@tropa/domain`). */
export const traits = perTrait((name) => schemaOf(fieldOf(name))) as unknown as {
  [Name in TraitName as Fields[Name]["column"]]: z.ZodMiniType<
    FieldValue<Fields[Name]>,
    FieldValue<Fields[Name]>
  >;
};
