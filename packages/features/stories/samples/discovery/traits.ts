import { fieldOf, perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { Traits } from "@tropa/domain/discovery/tour-fields/traits";

/** The values of a trait that samples count: of a flag its yes. */
export const countedValues = perTrait((name): string[] => {
  const field = fieldOf(name);
  if (field.kind === "choices" || field.kind === "level") return field.values.map(String);
  return field.kind === "flag" ? ["1"] : ["en", "ru"];
});

/** A tour with something in each of its traits. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is of its field's kind
export const sampleTraits = perTrait((name) => {
  const field = fieldOf(name);
  if (field.kind === "flag") return true;
  if (field.kind === "level") return field.values[1];
  return field.kind === "choices" ? field.values.slice(0, 2) : ["en", "ru"];
}) as unknown as Traits;
