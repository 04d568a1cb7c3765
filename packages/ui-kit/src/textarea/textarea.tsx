import { TEXTAREA } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useLayoutEffect, useRef } from "react";
import type { ComponentProps } from "react";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { composeRefs } from "../hooks/compose-refs.ts";
import { cssVars } from "../hooks/css-vars.ts";
import styles from "./textarea.module.css";

export type TextareaProps = ComponentProps<"textarea"> &
  FieldTexts & {
    onValueChange?: (value: string) => void;
    /** Grows with its text. */
    autosize?: boolean;
  };

const growsByItself = () => CSS.supports("field-sizing", "content");

function fitHeight(area: HTMLTextAreaElement) {
  area.style.blockSize = "auto";
  const frame = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + frame}px`;
}

/** Several lines of text. `className` goes to the field, `ref` and the rest to the textarea. */
export function Textarea({
  label,
  labelHidden,
  hint,
  error,
  optional,
  onValueChange,
  onChange,
  rows = TEXTAREA.rows,
  autosize = TEXTAREA.autosize,
  id,
  className,
  style,
  ref,
  ...rest
}: TextareaProps) {
  const texts = { label, labelHidden, hint, error, optional };
  const area = useRef<HTMLTextAreaElement>(null);

  // After every render, since the text may have been changed from outside.
  useLayoutEffect(() => {
    if (autosize && area.current && !growsByItself()) fitHeight(area.current);
  });

  return (
    <Field {...texts} id={id} className={className}>
      {(ties) => (
        <textarea
          {...rest}
          {...ties}
          ref={composeRefs(area, ref)}
          rows={rows}
          style={cssVars({ "--textarea-rows": rows }, style)}
          className={clsx(control.control, styles.area)}
          data-autosize={autosize || undefined}
          onChange={(event) => {
            if (autosize && !growsByItself()) fitHeight(event.target);
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
