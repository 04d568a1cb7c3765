import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import type { DraftFields } from "./use-draft-fields.ts";

interface LocalTextProps {
  fields: DraftFields;
  name: string;
  hint?: string;
  /** Number of lines of a multi-line field. */
  rows?: number;
}

/** A text field for each language, of which the current one is shown. */
export function LocalText({ fields, name, hint, rows }: LocalTextProps) {
  return fields.languages.map((locale) => {
    const own = fields.own(`${name}-${locale}`);
    return (
      <div key={locale} hidden={locale !== fields.language}>
        {rows === undefined ? (
          <TextField {...own} lang={locale} hint={hint} autoComplete="off" />
        ) : (
          <Textarea {...own} lang={locale} hint={hint} rows={rows} autosize />
        )}
      </div>
    );
  });
}
