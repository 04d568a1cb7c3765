import type { StrictArgTypes, StrictInputType } from "storybook/internal/types";
import type { PropDoc } from "./prop-docs.ts";

/** A longer type is told in full beside its name. */
const longestSummary = 60;

/** A story's controls with the types as they stand in the source, and with the props that a type takes from another. */
export function withPropDocs(argTypes: StrictArgTypes, props: readonly PropDoc[]): StrictArgTypes {
  const documented = props.map(({ name, type, description, required }) => {
    const argType: Partial<StrictInputType> = argTypes[name] ?? {};
    const isLong = type.length > longestSummary;
    const summary = isLong ? `${type.slice(0, longestSummary - 1)}…` : type;
    const table = { ...argType.table, type: { summary, ...(isLong && { detail: type }) } };
    const kind = { name: "other" as const, value: type, required };
    const control = argType.control ?? (argType.type || argType.options ? undefined : false);
    return [
      name,
      {
        ...argType,
        name,
        description: argType.description || description,
        type: argType.type ? argType.type : kind,
        ...(control !== undefined && { control }),
        table,
      },
    ] as const;
  });
  return { ...argTypes, ...Object.fromEntries(documented) };
}
