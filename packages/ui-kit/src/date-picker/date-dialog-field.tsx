import { clsx } from "clsx";
import { useId, useRef, useState } from "react";
import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import control from "../field/control.module.css";
import { SheetHeader } from "../dropdown/sheet-header.tsx";
import sheet from "../dropdown/sheet.module.css";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { composeRefs } from "../hooks/compose-refs.ts";
import { useAnchoredPanel } from "../hooks/use-anchored-panel.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./date-picker.module.css";

const focusableDay = '[data-date][tabindex="0"]';

export type DateDialogFieldProps = Omit<ComponentProps<"button">, "children" | "type"> &
  FieldTexts & {
    /** The chosen date as text; empty for none. */
    text: string;
    placeholder: string;
    onClear: () => void;
    onPanelClose?: () => void;
    /** Renders the calendar, which can close the panel. */
    renderCalendar: (close: () => void) => ReactNode;
    /** Hidden inputs that submit the value. */
    submits: ReactNode;
  };

/** The button of a date field and the panel with its calendar: the date picker dialog of the ARIA guide. */
export function DateDialogField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  text,
  placeholder,
  onClear,
  onPanelClose,
  renderCalendar,
  submits,
  id,
  ref,
  className,
  disabled,
  ...rest
}: DateDialogFieldProps) {
  const messages = useMessages();
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useAnchoredPanel({ anchor: box, panel, open: isOpen, matchWidth: false });

  const close = () => {
    panel.current?.hidePopover();
    button.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    const isInside = next instanceof Node && event.currentTarget.contains(next);
    if (next instanceof Node && !isInside) panel.current?.hidePopover();
  };

  return (
    <Field {...{ label, labelHidden, hint, error, optional }} id={id} className={className}>
      {(ties) => (
        <div ref={box} className={styles.box}>
          <Icon name="calendar" size={20} className={styles.icon} />
          <button
            {...rest}
            {...ties}
            ref={composeRefs(button, ref)}
            type="button"
            className={clsx(control.control, styles.button)}
            data-empty={text === "" || undefined}
            disabled={disabled}
            popoverTarget={panelId}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // The label names the button; what is chosen describes it.
            aria-describedby={clsx(`${panelId}-text`, ties["aria-describedby"])}
          >
            <span id={`${panelId}-text`}>{text || placeholder}</span>
          </button>
          {text !== "" && !disabled && (
            <IconButton
              icon="close"
              size="sm"
              label={messages.clear}
              className={styles.clear}
              onClick={() => {
                onClear();
                button.current?.focus();
              }}
            />
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog closes when the focus leaves it */}
          <div
            ref={panel}
            id={panelId}
            popover="auto"
            role="dialog"
            aria-label={label}
            className={clsx(styles.panel, sheet.panel)}
            onBlur={leave}
            onToggle={(event) => {
              const open = event.newState === "open";
              // The calendar must be rendered before one of its days can be focused.
              flushSync(() => setOpen(open));
              if (!open) onPanelClose?.();
              else panel.current?.querySelector<HTMLElement>(focusableDay)?.focus();
            }}
          >
            <div>
              <SheetHeader title={label} panelId={panelId} />
              {isOpen && renderCalendar(close)}
            </div>
          </div>
          {submits}
        </div>
      )}
    </Field>
  );
}
