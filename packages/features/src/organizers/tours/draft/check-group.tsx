import { Checkbox } from "@tropa/ui-kit/checkbox";
import { FieldError } from "@tropa/ui-kit/field";
import { idsOf } from "./codecs.ts";
import { fieldId } from "./use-draft-fields.ts";
import type { DraftFields } from "./use-draft-fields.ts";
import styles from "./draft.module.css";

interface CheckGroupProps {
  fields: DraftFields;
  name: string;
  hint?: string | undefined;
  items: readonly { value: string; text: string }[];
}

/** Checkboxes for several values of one field. */
export function CheckGroup({ fields, name, hint, items }: CheckGroupProps) {
  const { error, label } = fields.own(name);
  const chosen = idsOf(fields.valueOf(name));
  return (
    <fieldset id={fieldId(name)} tabIndex={-1} className={styles.checks}>
      <legend>{label}</legend>
      {/* Submits an empty value if nothing is checked. */}
      <input type="hidden" name={name} value="" />
      <div>
        {items.map(({ value, text }) => (
          <Checkbox key={value} name={name} value={value} defaultChecked={chosen.includes(value)}>
            {text}
          </Checkbox>
        ))}
      </div>
      {hint && <p className={styles.muted}>{hint}</p>}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
