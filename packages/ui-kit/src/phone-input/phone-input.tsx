import { clsx } from "clsx";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import { composeRefs } from "../hooks/compose-refs.ts";
import { useControllable } from "../hooks/use-controllable.ts";
import { Icon } from "../icon/icon.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import type { PhoneCountry } from "./phone-countries.ts";
import { PhoneFlag } from "./phone-flag.tsx";
import styles from "./phone-input.module.css";
import { phoneText } from "./phone-text.ts";
import { usePhoneParts } from "./use-phone-parts.ts";
import { useSeen } from "../hooks/use-seen.ts";
import { writeInput } from "./write-input.ts";

export type { PhoneCountry } from "./phone-countries.ts";

export type PhoneInputProps = Omit<
  TextFieldProps,
  "type" | "inputMode" | "maxLength" | "icon" | "suffix" | "value" | "defaultValue"
> & {
  value?: string;
  defaultValue?: string;
  /**
   * Countries to choose from; by default all with phone numbers, named in the language of `locale`.
   */
  countries?: readonly PhoneCountry[];
  /** ISO code of the chosen country; until one is chosen, that of the number. */
  country?: string;
  defaultCountry?: string;
  onCountryChange?: (isoCode: string) => void;
  /** Locale of country names; the page's language by default. */
  locale?: string;
  /** Called with whether the number is complete for its country; an empty field is valid. */
  onValidityChange?: (isValid: boolean) => void;
};

/**
 * A phone number in international form. Letters are rejected. A national number of the chosen country
 * gets its code when the field is left or submitted; without a country a plus sign is added. A number of
 * another country than the chosen one is questioned. The list of countries follows the combobox pattern
 * of the ARIA guide. `className` goes to the field, `ref` and the rest to the input. Numbering plans,
 * flags and the list load when the field is first used, or comes into view with a number.
 */
export function PhoneInput({
  label,
  labelHidden,
  hint,
  error,
  optional,
  value,
  defaultValue = "",
  onValueChange,
  countries,
  country,
  defaultCountry = "",
  onCountryChange,
  locale,
  onValidityChange,
  size = "md",
  id,
  ref,
  className,
  disabled,
  onChange,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: PhoneInputProps) {
  const messages = useMessages();
  const panelId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosenCode, setChosenCode] = useControllable(country, defaultCountry, onCountryChange);
  const [typed, setTyped] = useState(defaultValue);
  const [isUsed, setUsed] = useState(false);
  const [isLeft, setLeft] = useState(false);
  /** While typing, the text must not be changed. */
  const isTyping = useRef(false);
  const [isOpen, setOpen] = useState(false);

  const text = value ?? typed;
  const isSeen = useSeen(box, text !== "");
  const { numbers, panel, flags } = usePhoneParts(isUsed || (isSeen && text !== ""));
  const chosen = chosenCode === "" ? undefined : chosenCode;
  const facts = useMemo(() => numbers?.phoneFacts(text, chosen), [numbers, text, chosen]);
  const shown = chosen ?? facts?.country;
  const list = useMemo(() => numbers?.countryList(countries, locale), [countries, locale, numbers]);
  const countryNamed = (isoCode: string | undefined) =>
    list?.find((one) => one.isoCode === isoCode);

  const current = countryNamed(shown);
  const code = current?.phoneCode ?? (shown && numbers?.phoneCodeOf(shown));

  const isForeign =
    chosen !== undefined && facts?.country !== undefined && facts.country !== chosen;
  const foreign = isForeign ? (countryNamed(facts.country)?.name ?? facts.country) : undefined;
  const mismatchText = foreign && fill(messages.phone.mismatch, { country: foreign });
  const isValid = text === "" || facts === undefined || facts.isValid;
  const fault = isValid ? "" : mismatchText || messages.validation.phoneInput;
  const problem = error ?? (isLeft && !isForeign && fault !== "" ? fault : undefined);

  // Native validity, read by the kit's `Form` and by the browser.
  useEffect(() => input.current?.setCustomValidity(fault), [fault]);
  const lastValidity = useRef(true);
  useEffect(() => {
    if (lastValidity.current === isValid) return;
    lastValidity.current = isValid;
    onValidityChange?.(isValid);
  }, [isValid, onValidityChange]);

  const choose = (next: PhoneCountry) => {
    setOpen(false);
    const field = input.current;
    if (field) {
      // The field may already hold a number of the new country: then only the choice was wrong.
      const isOfNext = facts?.country === next.isoCode;
      if (!isOfNext)
        writeInput(field, numbers?.withPhoneCode(field.value, code, next.phoneCode) ?? "");
      field.focus();
    }
    setChosenCode(next.isoCode);
  };
  const tidyText = numbers?.tidyPhone(text, chosen) ?? text;
  // Numbering plans may load after the number was filled in, passed in or typed.
  useEffect(() => {
    const field = input.current;
    const isInUse = isTyping.current && field === document.activeElement;
    // React may not know the field's value yet: typed before hydration, or cleared when the plans
    // loaded.
    if (numbers && field && field.value === text && text !== tidyText && !isInUse) {
      writeInput(field, tidyText);
      isTyping.current = false;
    }
  }, [numbers, text, tidyText]);
  const leave = () => {
    if (input.current && tidyText !== text) writeInput(input.current, tidyText);
    isTyping.current = false;
    setLeft(tidyText !== "");
  };

  const countryName = [current?.name ?? shown, code && `+${code}`].filter(Boolean).join(" ");
  return (
    <Field
      {...{ label, labelHidden, hint, optional }}
      error={problem}
      id={id}
      className={className}
    >
      {(ties) => (
        <div>
          <span
            ref={box}
            className={styles.box}
            data-state={isOpen && !(panel && list) ? "loading" : undefined}
          >
            <button
              ref={button}
              type="button"
              className={styles.country}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={panelId}
              aria-label={[messages.phone.country, countryName].filter(Boolean).join(": ")}
              onPointerEnter={() => setUsed(true)}
              onFocus={() => setUsed(true)}
              onClick={() => {
                // Screen readers press without pointer or focus events.
                setUsed(true);
                setOpen(!isOpen);
              }}
            >
              <PhoneFlag isoCode={shown} flags={flags} />
              <Icon name="chevron-down" size={16} />
            </button>
            <input
              autoComplete="tel"
              {...rest}
              {...ties}
              aria-invalid={problem !== undefined || (isLeft && !isValid) || undefined}
              ref={composeRefs(input, ref)}
              type="tel"
              inputMode="tel"
              className={clsx(control.control, styles.input)}
              data-size={size}
              disabled={disabled}
              {...(value === undefined ? { defaultValue } : { value })}
              onFocus={(event) => {
                setUsed(true);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                leave();
                onBlur?.(event);
              }}
              onKeyDown={(event) => {
                // Enter submits the form, which must see the complete number.
                if (event.key === "Enter") leave();
                onKeyDown?.(event);
              }}
              onChange={(event) => {
                // Before anyone reads the field, so that forms see the cleaned number too. Writing an
                // unchanged value would move the caret to the end.
                const cleaned = phoneText(event.target.value, chosen !== undefined);
                if (cleaned !== event.target.value) event.target.value = cleaned;
                isTyping.current = true;
                setTyped(cleaned);
                onChange?.(event);
                onValueChange?.(cleaned);
              }}
            />
          </span>
          {isOpen && panel && list && (
            <panel.PhoneCountryPanel
              id={panelId}
              anchor={box}
              countries={list}
              flags={flags}
              chosen={shown}
              onChoose={choose}
              onClose={(back) => {
                setOpen(false);
                if (back) button.current?.focus();
              }}
            />
          )}
          <div role="status" className={styles.mismatch}>
            {mismatchText && (
              <>
                <span>{mismatchText}</span>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => setChosenCode(facts?.country ?? "")}
                >
                  {messages.phone.confirm}
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
