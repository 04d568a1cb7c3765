import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { Dropdown } from "../dropdown/dropdown.tsx";
import type { DropdownProps } from "../dropdown/dropdown.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./menu.module.css";

export type MenuItem = {
  id: string;
  text: string;
  icon?: IconName;
  /** Leads somewhere; else `onSelect` hears of the choice. */
  href?: string;
  /** The current language, currency, sort. */
  current?: boolean;
  disabled?: boolean;
};

export type MenuProps = Omit<
  DropdownProps,
  "children" | "aria-haspopup" | "onSelect" | "panelRef"
> & {
  /** What the menu is about, for those who listen. */
  label: string;
  items: readonly MenuItem[];
  onSelect?: (id: string) => void;
};

/** Which item a key leads to, from the focused one; `undefined` for other keys. */
function target(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/** A list of choices that hangs from a button; arrow keys move through it. */
export function Menu({ label, items, onSelect, onOpenChange, ...rest }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);

  const entries = () =>
    Array.from(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const next = target(
      event.key,
      all.findIndex((entry) => entry === document.activeElement),
      all.length,
    );
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === "Tab") {
      panel.current?.hidePopover();
    }
  };

  const choose = (item: MenuItem) => {
    panel.current?.hidePopover();
    onSelect?.(item.id);
  };

  return (
    <Dropdown
      {...rest}
      aria-haspopup="menu"
      panelRef={panel}
      onOpenChange={(open) => {
        // Opened by a passing mouse, the menu leaves the focus where it is.
        const byMouse = rest.openOn === "hover" && panel.current?.parentElement?.matches(":hover");
        if (open && !byMouse) entries()[0]?.focus();
        onOpenChange?.(open);
      }}
    >
      <div
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          const common = {
            role: "menuitem",
            tabIndex: -1,
            className: styles.item,
            "aria-current": item.current || undefined,
            onClick: () => choose(item),
          } as const;
          const content = (
            <>
              {item.icon && <Icon name={item.icon} size={20} />}
              <span className={styles.text}>{item.text}</span>
              {item.current && <Icon name="check" size={18} />}
            </>
          );
          return item.href === undefined ? (
            <button key={item.id} type="button" disabled={item.disabled} {...common}>
              {content}
            </button>
          ) : (
            <Link key={item.id} href={item.href} variant="bare" {...common}>
              {content}
            </Link>
          );
        })}
      </div>
    </Dropdown>
  );
}
