import { z } from "zod";

/** A variable of the environment; one that is set to nothing counts as absent. */
export const setting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: unknown) => (value === "" ? undefined : value), schema);

/** A setting is missing or wrong; the message names it. */
export class ConfigError extends Error {}
