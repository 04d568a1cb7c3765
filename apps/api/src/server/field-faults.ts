import { z } from "zod/mini";
import type { FieldFault } from "../platform/errors/api-error.ts";
import { isFieldMessageKey } from "../platform/errors/messages.ts";

// The check for "received undefined" below relies on the English texts.
z.config(z.locales.en());

/** Converts schema errors to messages by field (docs/product/forms.md#rules). */
export function fieldFaults(error: z.core.$ZodError): FieldFault[] {
  return error.issues.flatMap((issue): FieldFault[] => {
    const field = issue.path.map(String).join(".") || "body";
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ field: key, key: "incorrect" }));
    }
    if (isFieldMessageKey(issue.message)) return [{ field, key: issue.message }];
    // Issues do not contain the input; a missing value is recognisable only by this text.
    if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) {
      return [{ field, key: "required" }];
    }
    if (issue.code === "too_big") {
      return [
        issue.origin === "string"
          ? { field, key: "maxLength", values: { length: issue.maximum } }
          : { field, key: "maxValue", values: { max: issue.maximum } },
      ];
    }
    if (issue.code === "too_small") {
      return [
        issue.origin === "string"
          ? { field, key: "minLength", values: { length: issue.minimum } }
          : { field, key: "minValue", values: { min: issue.minimum } },
      ];
    }
    return [{ field, key: "incorrect" }];
  });
}
