import { clsx } from "clsx";
import type { ComponentProps } from "react";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../messages/messages.tsx";
import { groupItems } from "./select-groups.ts";
import type { SelectItem } from "./select-groups.ts";
import styles from "./select.module.css";

export type { SelectItem } from "./select-groups.ts";

export type SelectProps = Omit<ComponentProps<"select">, "size" | "children"> &
  FieldTexts & {
    items: readonly SelectItem[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    onValueChange?: (value: string) => void;
    size?: "sm" | "md" | "lg";
  };

function Option({ item }: { item: SelectItem }) {
  return (
    <option value={item.value} disabled={item.disabled}>
      {item.text}
    </option>
  );
}

/** Field to choose one of a list, with the browser's own list. `className` goes to the field, the rest to the select. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  optional,
  items,
  placeholder,
  onValueChange,
  onChange,
  size = "md",
  id,
  className,
  ...rest
}: SelectProps) {
  const messages = useMessages();
  const texts = { label, labelHidden, hint, error, optional };
  return (
    <Field {...texts} id={id} className={className}>
      {(ties) => (
        <span className={styles.box}>
          <select
            {...rest}
            {...ties}
            className={clsx(control.control, styles.select)}
            data-size={size}
            data-placeholder={placeholder === undefined ? undefined : ""}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {items.length === 0 && <option disabled>{messages.noData}</option>}
            {groupItems(items).map((group) =>
              group.header === undefined ? (
                group.items.map((item) => <Option key={item.value} item={item} />)
              ) : (
                <optgroup key={group.header} label={group.header}>
                  {group.items.map((item) => (
                    <Option key={item.value} item={item} />
                  ))}
                </optgroup>
              ),
            )}
          </select>
          <Icon name="chevron-down" size={18} className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}
