import { isComposing } from "@tropa/domain/forms/is-composing";
import { TIMES } from "@tropa/domain/page-constants";
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
import { IconButton } from "../icon-button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { isNamed, optionNamed } from "../listbox/match.ts";
import { OptionList } from "../listbox/option-list.tsx";
import { OptionPanel } from "../listbox/option-panel.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import type { SelectItem } from "../select/select-groups.ts";
import styles from "./autocomplete.module.css";
import { useOptions } from "./use-options.ts";
import type { FindOptions } from "./use-options.ts";

export type { FindOptions } from "./use-options.ts";
export type { SelectItem as AutocompleteOption } from "../select/select-groups.ts";

export type AutocompleteProps = Omit<
  ComponentProps<"input">,
  "size" | "value" | "defaultValue" | "type" | "children"
> &
  FieldTexts & {
    /** A list to filter, or a function that finds options for a phrase. */
    options: readonly SelectItem[] | FindOptions;
    value?: SelectItem | null;
    defaultValue?: SelectItem | null;
    onValueChange?: (value: SelectItem | null) => void;
    /** Called with the typed text, whether or not an option is chosen. */
    onTextChange?: (text: string) => void;
    /**
     * Creates an option from a typed text that matches none: offered below the others, and chosen
     * when the field is left. Returns the option; if undefined, the text itself is its value.
     * Without it the field asks for one of the list.
     */
    onCreate?: (text: string) => SelectItem | undefined;
    /** Called if options could not be loaded; the list then says that there are none. */
    onLoadError?: (error: unknown) => void;
    debounceMs?: number;
    size?: "sm" | "md" | "lg";
    icon?: IconName;
  };

/** Value of the row that creates a new option; no real option has it. */
const createValue = "\u0000create";

/**
 * One of many options, found by typing. Follows the combobox pattern of the ARIA guide (editable,
 * with a list). `className` goes to the field, `ref` and the rest to the input; `name` submits the
 * chosen value.
 */
export function Autocomplete({
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  value,
  defaultValue = null,
  onValueChange,
  onTextChange,
  onCreate,
  onLoadError,
  debounceMs = TIMES.citySearchDebounceMs,
  size = "md",
  icon,
  id,
  name,
  ref,
  className,
  disabled,
  onChange,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: AutocompleteProps) {
  const messages = useMessages();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useControllable<SelectItem | null>(
    value,
    defaultValue,
    onValueChange,
  );
  /** The text being typed; undefined while the field shows the chosen option. */
  const [draft, setDraft] = useState<string>();
  /**
   * Text with which the field was left: an option of that name is chosen once the options are
   * known.
   */
  const [leftText, setLeftText] = useState<string>();
  const [isOpen, setOpen] = useState(false);

  const text = draft ?? chosen?.text ?? "";
  const phrase = (draft ?? leftText ?? "").trim();
  const finish = (next: SelectItem | null) => {
    setDraft(undefined);
    setLeftText(undefined);
    setOpen(false);
    if (next?.value !== chosen?.value) setChosen(next);
  };
  const chooseLeft = (searched: string, found: readonly SelectItem[]) => {
    if (leftText === undefined || searched !== phrase) return;
    const named = optionNamed(found, phrase);
    if (named) finish(named);
    else if (onCreate) setLeftText(undefined);
  };
  const { items, isLoading, isKnown } = useOptions({
    source: options,
    phrase,
    active: isOpen || leftText !== undefined,
    debounceMs,
    onLoadError,
    onFound: chooseLeft,
  });
  const hasNoOptions =
    !isLoading && items.length === 0 && (phrase !== "" || Array.isArray(options));
  const offersCreation =
    !isLoading &&
    phrase !== "" &&
    onCreate !== undefined &&
    !items.some((item) => isNamed(item, phrase));
  const rows = offersCreation
    ? [...items, { value: createValue, text: fill(messages.create, { text: phrase }) }]
    : items;
  const status =
    isLoading && rows.length === 0
      ? messages.loading
      : hasNoOptions && !offersCreation && messages.nothingFound;
  const open = isOpen && !disabled && (rows.length > 0 || Boolean(status));

  const create = () => onCreate?.(phrase) ?? { value: phrase, text: phrase };
  const choose = (index: number) => {
    const row = rows[index];
    if (!row || row.disabled || row.header) return;
    finish(row.value === createValue ? create() : row);
  };
  /** Chooses an option for a typed text when the field is left. */
  const takeDraft = () => {
    setOpen(false);
    if (draft === undefined) return;
    if (phrase === "") return finish(null);
    if (chosen && isNamed(chosen, phrase)) return finish(chosen);
    const named = isKnown ? optionNamed(items, phrase) : undefined;
    if (named) return finish(named);
    // The text shown must match the chosen option.
    if (onCreate) finish(create());
    else if (chosen) setChosen(null);
    if (!isKnown || !onCreate) setLeftText(phrase);
  };
  const { active, setActive, ...combobox } = useCombobox({
    rows,
    open,
    onOpenChange: setOpen,
    onChoose: choose,
  });

  const type = (typed: string) => {
    setDraft(typed);
    setLeftText(undefined);
    setActive(-1);
    setOpen(true);
    onTextChange?.(typed);
    // Clear the choice as soon as the field is empty: leaving it may submit the form.
    if (typed === "" && chosen) setChosen(null);
  };
  const clear = () => {
    onTextChange?.("");
    finish(null);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || combobox.onKeyDown(event)) return;
    if (
      event.key === "Enter" &&
      draft !== undefined &&
      phrase !== "" &&
      !isComposing(event.nativeEvent)
    ) {
      // The first Enter only takes the text; the next submits the form with it.
      event.preventDefault();
      takeDraft();
    } else if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  const isUnknown = leftText !== undefined && !isLoading && draft !== undefined && !onCreate;
  const fault = error ?? (isUnknown ? messages.chooseFromList : undefined);

  return (
    <Field {...{ label, labelHidden, hint, error: fault, optional }} id={id} className={className}>
      {(ties) => (
        <div ref={box} className={styles.box} data-icon={icon ? "" : undefined}>
          {icon && <Icon name={icon} size={20} className={styles.icon} />}
          <input
            {...plainTyping}
            {...rest}
            {...ties}
            ref={composeRefs(input, ref)}
            {...comboboxInput({ id: listId, open, active })}
            aria-busy={isLoading || undefined}
            className={clsx(control.control, styles.input)}
            data-size={size}
            value={text}
            disabled={disabled}
            onChange={(event) => {
              onChange?.(event);
              type(event.target.value);
            }}
            onClick={() => setOpen(true)}
            onFocus={(event) => {
              onFocus?.(event);
              // Selects the text, so that typing replaces it.
              if (draft === undefined) event.target.select();
            }}
            onBlur={(event) => {
              takeDraft();
              onBlur?.(event);
            }}
            onKeyDown={handleKey}
          />
          {text !== "" && !disabled ? (
            <IconButton
              icon="close"
              size="sm"
              label={fill(messages.removeItem, { label: text })}
              className={styles.clear}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={clear}
            />
          ) : (
            <Icon name="chevron-down" size={18} className={styles.arrow} />
          )}
          <OptionPanel anchor={box} open={open} status={status}>
            <OptionList
              id={listId}
              aria-label={label}
              items={rows}
              active={active}
              query={({ value }) => (value === createValue ? "" : phrase)}
              isSelected={(item) => item.value === chosen?.value}
              onChoose={choose}
            />
          </OptionPanel>
          <HiddenValues name={name} values={[chosen?.value ?? ""]} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}
