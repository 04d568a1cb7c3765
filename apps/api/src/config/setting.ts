import { z } from "zod";

/** Schema of an environment variable; an empty one counts as absent. */
export const setting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: unknown) => (value === "" ? undefined : value), schema);

/** Error for a missing or wrong setting, named in the message. */
export class ConfigError extends Error {}
