import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { useControllable } from "../hooks/use-controllable.ts";
import styles from "./tabs.module.css";

export type Tab = {
  value: string;
  label: ReactNode;
  /** A count behind the label. */
  badge?: ReactNode;
  content: ReactNode;
};

export type TabsProps = Omit<ComponentProps<"div">, "children" | "defaultValue" | "onChange"> & {
  /** Name of the tab list for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/**
 * Several panels in one place, one of them shown (ARIA pattern: tabs, activated with the focus).
 * Arrow keys move between the tabs in the direction of the text.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: TabsProps) {
  const id = useId();
  const [active, activate] = useControllable(
    value,
    defaultValue ?? tabs[0]?.value ?? "",
    onValueChange,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const forward = isRtl ? "ArrowLeft" : "ArrowRight";
    const back = isRtl ? "ArrowRight" : "ArrowLeft";
    const from = tabs.findIndex((tab) => tab.value === active);
    const to = {
      [forward]: (from + 1) % tabs.length,
      [back]: (from - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    activate(tab.value);
    document.getElementById(`${id}-tab-${tab.value}`)?.focus();
  };

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => {
          const selected = tab.value === active;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={selected}
              aria-controls={`${id}-panel-${tab.value}`}
              tabIndex={selected ? 0 : -1}
              className={styles.tab}
              onClick={() => activate(tab.value)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
              {tab.badge !== undefined && <Badge tone="neutral">{tab.badge}</Badge>}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== active}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
