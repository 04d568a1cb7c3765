import { clsx } from "clsx";
import { useId, useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent } from "react";
import { FieldError } from "../field/field.tsx";
import { HiddenValues } from "../hooks/hidden-values.tsx";
import { useControllable } from "../hooks/use-controllable.ts";
import type { SelectItem } from "../select/select-groups.ts";
import styles from "./listbox.module.css";
import { findByPrefix } from "./match.ts";
import { moveActive } from "./move.ts";
import { OptionList, optionId } from "./option-list.tsx";

export type ListboxProps = Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange" | "onSelect"
> & {
  label: string;
  items: readonly SelectItem[];
  /** Several may be chosen. */
  multiple?: boolean;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  /** Name of the chosen values in a form. */
  name?: string;
  error?: string;
  disabled?: boolean;
};

/** Letters typed within this time form one search word. */
const typeAheadMs = 500;

const none: readonly string[] = [];

/**
 * A list that stays open, to choose one or several from; for a list that opens take `Select` or
 * `MultiSelect`. Follows the listbox pattern of the ARIA guide.
 */
export function Listbox({
  label,
  items,
  multiple = false,
  value,
  defaultValue = none,
  onValueChange,
  name,
  error,
  disabled = false,
  className,
  id,
  ...rest
}: ListboxProps) {
  const ownId = useId();
  const listId = id ?? ownId;
  const errorId = `${listId}-error`;
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: "", at: 0 });

  const select = (index: number) => {
    const item = items[index];
    if (disabled || !item || item.disabled || item.header) return;
    const others = chosen.filter((other) => other !== item.value);
    if (!multiple) choose([item.value]);
    else choose(others.length < chosen.length ? others : [...chosen, item.value]);
    setActive(index);
  };

  const goTo = (index: number | undefined, extend: boolean) => {
    if (index === undefined) return;
    setActive(index);
    // In a single-choice list the selection follows the focus; in a multiple-choice one only with
    // Shift.
    const item = items[index];
    if (item && (!multiple || (extend && !chosen.includes(item.value)))) select(index);
  };

  const typeAhead = (key: string, now: number) => {
    const text = now - typed.current.at < typeAheadMs ? typed.current.text + key : key;
    typed.current = { text, at: now };
    goTo(findByPrefix(text, text.length > 1 ? Math.max(active, 0) : active + 1, items), false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled) return;
    const next = moveActive(event.key, active, items, false);
    if (next !== undefined) goTo(next, event.shiftKey);
    else if (event.key === " " || event.key === "Enter") select(active);
    else if (multiple && event.key === "a" && (event.ctrlKey || event.metaKey)) {
      const open = items.filter((item) => !item.header && !item.disabled);
      choose(open.length === chosen.length ? none : open.map((item) => item.value));
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typeAhead(event.key, event.timeStamp);
    } else return;
    event.preventDefault();
  };

  return (
    <div {...rest} className={clsx(styles.root, className)} data-disabled={disabled || undefined}>
      <span id={`${listId}-label`} className={styles.label}>
        {label}
      </span>
      <OptionList
        id={listId}
        className={styles.frame}
        items={items}
        active={active}
        isSelected={(item) => chosen.includes(item.value)}
        onChoose={select}
        tabIndex={disabled ? -1 : 0}
        aria-labelledby={`${listId}-label`}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        aria-disabled={disabled || undefined}
        aria-multiselectable={multiple || undefined}
        aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (active >= 0) return;
          const first = items.findIndex((item) => chosen.includes(item.value));
          setActive(first >= 0 ? first : (moveActive("Home", -1, items, false) ?? -1));
        }}
      />
      <HiddenValues name={name} values={chosen} disabled={disabled} list={multiple} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
