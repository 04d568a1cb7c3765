import { clsx } from "clsx";
import { useId, useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent } from "react";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { composeRefs } from "../hooks/compose-refs.ts";
import { HiddenValues } from "../hooks/hidden-values.tsx";
import { comboboxInput, plainTyping } from "../listbox/combobox-input.ts";
import { useCombobox } from "../listbox/use-combobox.ts";
import { useControllable } from "../hooks/use-controllable.ts";
import { Icon } from "../icon/icon.tsx";
import { filterItems } from "../listbox/match.ts";
import { OptionList } from "../listbox/option-list.tsx";
import { OptionPanel } from "../listbox/option-panel.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import type { SelectItem } from "../select/select-groups.ts";
import styles from "./multi-select.module.css";

export type MultiSelectProps = Omit<
  ComponentProps<"input">,
  "size" | "value" | "defaultValue" | "type" | "children" | "multiple"
> &
  FieldTexts & {
    items: readonly SelectItem[];
    /** Chosen values, in the order of choosing. */
    value?: readonly string[];
    defaultValue?: readonly string[];
    onValueChange?: (value: readonly string[]) => void;
  };

const none: readonly string[] = [];

type ChosenChipsProps = {
  items: readonly SelectItem[];
  disabled: boolean | undefined;
  onRemove: (value: string) => void;
};

function ChosenChips({ items, disabled, onRemove }: ChosenChipsProps) {
  const messages = useMessages();
  return items.map((item) => (
    <span key={item.value} className={styles.chip}>
      <span className={styles.chipText}>{item.text}</span>
      {!disabled && (
        <button
          type="button"
          className={styles.remove}
          aria-label={fill(messages.removeItem, { label: item.text })}
          onClick={() => onRemove(item.value)}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  ));
}

/**
 * Several of many options, found by typing and shown as chips. Follows the combobox pattern of the
 * ARIA guide with a listbox of several choices; Backspace in the empty field takes the last chip away.
 * `className` goes to the field, `ref` and the rest to the input; each chosen value is submitted as `name`.
 */
export function MultiSelect({
  label,
  labelHidden,
  hint,
  error,
  optional,
  items,
  value,
  defaultValue = none,
  onValueChange,
  id,
  name,
  ref,
  className,
  placeholder,
  disabled,
  onChange,
  onBlur,
  onKeyDown,
  ...rest
}: MultiSelectProps) {
  const messages = useMessages();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);

  const rows = filterItems(items, text);
  const open = isOpen && !disabled;
  const chosenItems = chosen.flatMap((one) => items.find((item) => item.value === one) ?? []);

  const remove = (one: string) => {
    choose(chosen.filter((other) => other !== one));
    input.current?.focus();
  };
  const toggle = (index: number) => {
    const row = rows[index];
    if (!row || row.disabled || row.header) return;
    choose(
      chosen.includes(row.value)
        ? chosen.filter((other) => other !== row.value)
        : [...chosen, row.value],
    );
    // The list stays open, unfiltered, for the next choice.
    setText("");
    setActive(items.indexOf(row));
  };
  const { active, setActive, ...combobox } = useCombobox({
    rows,
    open,
    onOpenChange: setOpen,
    onChoose: toggle,
  });

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || combobox.onKeyDown(event)) return;
    // Holding Backspace to clear the text must not go on to remove chips.
    const takesLast = event.key === "Backspace" && text === "" && !event.repeat;
    if (takesLast && chosen.length > 0) choose(chosen.slice(0, -1));
    if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      event.stopPropagation();
      setText("");
    }
  };

  return (
    <Field {...{ label, labelHidden, hint, error, optional }} id={id} className={className}>
      {(ties) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a wider place to press for a mouse; keys go to the input itself
        <div
          ref={box}
          className={clsx(control.control, styles.box)}
          data-disabled={disabled || undefined}
          data-invalid={error ? "" : undefined}
          onClick={(event) => {
            if (event.target === event.currentTarget) input.current?.focus();
          }}
        >
          <ChosenChips items={chosenItems} disabled={disabled} onRemove={remove} />
          <input
            {...plainTyping}
            {...rest}
            {...ties}
            ref={composeRefs(input, ref)}
            {...comboboxInput({ id: listId, open, active })}
            className={styles.input}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            value={text}
            disabled={disabled}
            onChange={(event) => {
              onChange?.(event);
              setText(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onBlur={(event) => {
              setText("");
              setOpen(false);
              onBlur?.(event);
            }}
            onKeyDown={handleKey}
          />
          <Icon name="chevron-down" size={18} className={styles.arrow} />
          <OptionPanel
            anchor={box}
            open={open}
            status={
              rows.length === 0 && (items.length === 0 ? messages.noData : messages.nothingFound)
            }
          >
            <OptionList
              id={listId}
              aria-label={label}
              aria-multiselectable
              items={rows}
              active={active}
              query={text}
              isSelected={(item) => chosen.includes(item.value)}
              onChoose={toggle}
            />
          </OptionPanel>
          <HiddenValues name={name} values={chosen} disabled={disabled} list />
        </div>
      )}
    </Field>
  );
}
