import { useRef } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import { Dropdown } from "../dropdown/dropdown.tsx";
import type { DropdownProps } from "../dropdown/dropdown.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { menuTarget, typedTarget } from "./menu-keys.ts";
import styles from "./menu.module.css";

export type MenuItem = {
  id: string;
  text: string;
  icon?: IconName;
  /** Makes the item a link; otherwise `onSelect` is called. */
  href?: string;
  /** The current language, currency, sort. */
  current?: boolean;
  /** Stays focusable, so that screen reader users know it exists. */
  disabled?: boolean;
};

export type MenuProps = Omit<
  DropdownProps,
  "children" | "aria-haspopup" | "onSelect" | "panelRef" | "onTriggerKeyDown"
> & {
  /** Name of the menu for screen readers. */
  label: string;
  items: readonly MenuItem[];
  onSelect?: (id: string) => void;
};

/** Letters typed within this time form one word. */
const typingPauseMs = 500;

type MenuEntryProps = { item: MenuItem; onChoose: (event: MouseEvent, item: MenuItem) => void };

function MenuEntry({ item, onChoose }: MenuEntryProps) {
  const common = {
    role: "menuitem",
    tabIndex: -1,
    className: styles.item,
    "aria-current": item.current || undefined,
    "aria-disabled": item.disabled || undefined,
    onClick: (event: MouseEvent) => onChoose(event, item),
  } as const;
  const content = (
    <>
      {item.icon && <Icon name={item.icon} size={20} />}
      <span className={styles.text}>{item.text}</span>
      {item.current && <Icon name="check" size={18} />}
    </>
  );
  return item.href === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <Link href={item.href} variant="bare" {...common}>
      {content}
    </Link>
  );
}

/**
 * A list of choices attached to a button (ARIA pattern: menu button). Arrow keys, Home, End and
 * first letters move through it; Down and Up on the button open it at its first or last choice.
 */
export function Menu({ label, items, onSelect, onOpenChange, ...rest }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const opensAt = useRef<"first" | "last">("first");
  const typed = useRef({ letters: "", at: 0 });

  const entries = () =>
    Array.from(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

  const typedEntry = (event: KeyboardEvent, from: number): number | undefined => {
    if (Array.from(event.key).length !== 1 || event.key === " ") return undefined;
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const { letters, at } = typed.current;
    const word = event.timeStamp - at < typingPauseMs ? letters + event.key : event.key;
    typed.current = { letters: word, at: event.timeStamp };
    return typedTarget(
      word,
      items.map(({ text }) => text),
      from,
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const from = all.findIndex((entry) => entry === document.activeElement);
    const next = menuTarget(event.key, from, all.length) ?? typedEntry(event, from);
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === " " && from >= 0) {
      // A link would scroll the page instead.
      event.preventDefault();
      all[from]?.click();
    } else if (event.key === "Tab") {
      panel.current?.hidePopover();
    }
  };

  const onTriggerKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    opensAt.current = event.key === "ArrowUp" ? "last" : "first";
    panel.current?.showPopover({ source: event.currentTarget });
  };

  const choose = (event: MouseEvent, item: MenuItem) => {
    if (item.disabled) {
      event.preventDefault();
      return;
    }
    panel.current?.hidePopover();
    onSelect?.(item.id);
  };

  return (
    <Dropdown
      {...rest}
      aria-haspopup="menu"
      panelRef={panel}
      onTriggerKeyDown={onTriggerKeyDown}
      onOpenChange={(open) => {
        // Opened by hovering, the menu does not take the focus.
        const byMouse = rest.openOn === "hover" && panel.current?.parentElement?.matches(":hover");
        if (open && !byMouse)
          entries()
            .at(opensAt.current === "last" ? -1 : 0)
            ?.focus();
        opensAt.current = "first";
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
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} onChoose={choose} />
        ))}
      </div>
    </Dropdown>
  );
}
