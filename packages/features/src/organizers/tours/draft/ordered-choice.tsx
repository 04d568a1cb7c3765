import { Badge } from "@tropa/ui-kit/badge";
import { FieldError } from "@tropa/ui-kit/field";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { OrderButtons, OrderField } from "./order-buttons.tsx";
import { fieldId } from "./use-draft-fields.ts";
import type { DraftFields } from "./use-draft-fields.ts";
import type { Rows } from "./use-rows.ts";
import styles from "./draft.module.css";

interface OrderedChoiceProps {
  fields: DraftFields;
  rows: Rows;
  textOf: (value: string) => string;
  /** The field that adds an item. */
  children: ReactNode;
}

/** An ordered list of chosen items, the main one first. */
export function OrderedChoice({ fields, rows, textOf, children }: OrderedChoiceProps) {
  const { t } = useTranslation("organizerTours");
  const { error, label } = fields.own(rows.name);
  return (
    <fieldset id={fieldId(rows.name)} tabIndex={-1} className={styles.choice}>
      <legend>{label}</legend>
      <OrderField rows={rows} />
      {rows.keys.length > 0 && (
        <ol className={styles.chosen}>
          {rows.keys.map((value, index) => (
            <li key={value}>
              <span>
                {textOf(value)} {index === 0 && <Badge tone="primary">{t("main")}</Badge>}
              </span>
              <OrderButtons rows={rows} index={index} name={textOf(value)} />
            </li>
          ))}
        </ol>
      )}
      {children}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
