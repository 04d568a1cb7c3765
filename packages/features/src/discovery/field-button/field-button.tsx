import { Dropdown } from "@tropa/ui-kit/dropdown";
import type { DropdownTriggerProps } from "@tropa/ui-kit/dropdown";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import styles from "./field-button.module.css";

interface FieldButtonProps {
  icon: IconName;
  label: string;
  /** The current value; `placeholder` is shown while it is empty. */
  text: string;
  placeholder: string;
  /** `bare` for a form that draws its fields itself. */
  surface?: "outline" | "bare";
  className?: string | undefined;
  /** A pointer or the keyboard has come: what opens may load. */
  onNear?: () => void;
  onOpenChange?: (open: boolean) => void;
  /** What opens, for closing it: `panelRef.current?.hidePopover()`. */
  panelRef?: Ref<HTMLDivElement>;
  /** What opens below. */
  children: ReactNode;
}

/** A field that says what is chosen, and opens the choice below itself. */
export function FieldButton({
  icon,
  label,
  text,
  placeholder,
  surface = "outline",
  className,
  onNear,
  onOpenChange,
  panelRef,
  children,
}: FieldButtonProps) {
  const renderTrigger = (trigger: DropdownTriggerProps) => (
    <button
      type="button"
      {...trigger}
      className={styles.field}
      data-surface={surface}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Icon name={icon} size={22} className={styles.icon} />
      <span className={styles.label}>{label}</span>
      <span className={styles.text} data-empty={text === "" || undefined}>
        {text === "" ? placeholder : text}
      </span>
      <Icon name="chevron-down" size={18} className={styles.arrow} />
    </button>
  );
  return (
    <Dropdown
      className={clsx(styles.root, className)}
      trigger={renderTrigger}
      sheetTitle={label}
      {...(onOpenChange && { onOpenChange })}
      {...(panelRef && { panelRef })}
    >
      {children}
    </Dropdown>
  );
}
