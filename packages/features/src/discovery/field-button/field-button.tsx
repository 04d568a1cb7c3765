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
  /** `bare` in forms that draw their fields themselves. */
  surface?: "outline" | "bare";
  className?: string | undefined;
  /** Called when a pointer or the keyboard focus comes near, to start loading the panel. */
  onNear?: () => void;
  onOpenChange?: (open: boolean) => void;
  /** The panel, for closing it: `panelRef.current?.hidePopover()`. */
  panelRef?: Ref<HTMLDivElement>;
  /** Content of the panel. */
  children: ReactNode;
}

/** A button that looks like a field, shows what is chosen, and opens a panel below to choose from. */
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
