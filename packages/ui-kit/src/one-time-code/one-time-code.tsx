import { CODE_INPUT } from "@tropa/domain/interface-constants";
import { codeDigits, isWholeCode, pastedCode } from "@tropa/domain/people/one-time-code";
import { useRef } from "react";
import type { ClipboardEvent, ComponentProps, FormEvent, SyntheticEvent } from "react";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { composeRefs } from "../hooks/compose-refs.ts";
import { cssVars } from "../hooks/css-vars.ts";
import { useControllable } from "../hooks/use-controllable.ts";
import styles from "./one-time-code.module.css";

export type OneTimeCodeProps = Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "maxLength" | "pattern" | "inputMode" | "children"
> &
  FieldTexts & {
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** Called with the complete code as soon as its last digit is typed, to submit it. */
    onComplete?: (code: string) => void;
    /** Number of digits, as reported by the server. */
    length?: number;
  };

/** The caret stays after the last digit, since the slots are only drawn. */
function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (!isAll && selectionStart !== value.length) {
    event.currentTarget.setSelectionRange(value.length, value.length);
  }
}

/**
 * A field for a code from an SMS or e-mail. One native input over drawn slots, so that phones offer
 * the code and screen readers find one text field. Only digits are accepted; from a pasted message
 * the code is extracted. `className` goes to the field, `ref` and the rest to the input.
 */
export function OneTimeCode({
  label,
  labelHidden,
  hint,
  error,
  optional,
  value,
  defaultValue = "",
  onValueChange,
  onComplete,
  length = CODE_INPUT.length,
  id,
  ref,
  className,
  onChange,
  onPaste,
  onSelect,
  onBeforeInput,
  ...rest
}: OneTimeCodeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useControllable(value, defaultValue, onValueChange);

  const write = (next: string) => {
    setCode(next);
    if (next !== code && isWholeCode(next, length)) onComplete?.(next);
  };

  // The event that brings the text: React's `onBeforeInput` also runs before a paste.
  const rejectOthers = (event: FormEvent<HTMLInputElement> & { data?: unknown }) => {
    onBeforeInput?.(event as Parameters<NonNullable<typeof onBeforeInput>>[0]);
    const { data } = event;
    if (typeof data === "string" && codeDigits(data) === "") event.preventDefault();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const pasted = pastedCode(event.clipboardData.getData("text"), length);
    if (pasted !== null) write(pasted);
  };

  return (
    <Field {...{ label, labelHidden, hint, error, optional }} id={id} className={className}>
      {(ties) => (
        <span className={styles.box} style={cssVars({ "--code-length": length })}>
          <input
            autoComplete="one-time-code"
            {...rest}
            {...ties}
            ref={composeRefs(input, ref)}
            type="text"
            inputMode="numeric"
            pattern={`\\d{${length}}`}
            className={styles.input}
            value={code}
            data-complete={isWholeCode(code, length) || undefined}
            onBeforeInput={rejectOthers}
            onPaste={paste}
            onSelect={(event) => {
              onSelect?.(event);
              keepCaretAtEnd(event);
            }}
            onChange={(event) => {
              // Autofill and keyboards that paste insert the whole code at once, or the message around it.
              const typed = event.target.value;
              const next = pastedCode(typed, length) ?? codeDigits(typed).slice(0, length);
              if (next !== typed) event.target.value = next;
              onChange?.(event);
              write(next);
            }}
          />
          <span className={styles.slots} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={styles.slot}
                data-active={index === Math.min(code.length, length - 1) ? "" : undefined}
              >
                {code[index]}
              </span>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}
