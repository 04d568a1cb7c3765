import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { SelectItem } from "../select/select-groups.ts";
import styles from "./listbox.module.css";
import { matchParts } from "./match.ts";

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export type OptionListProps<Item extends SelectItem> = Omit<
  ComponentProps<"div">,
  "children" | "onSelect"
> & {
  id: string;
  items: readonly Item[];
  /** Index of the active option; −1 for none. */
  active: number;
  isSelected: (item: Item) => boolean;
  onChoose: (index: number) => void;
  /** The typed text, for all options or for each one; matches are marked. */
  query?: string | ((item: Item) => string);
  /** In front of a text: a flag, a picture. */
  renderLead?: (item: Item) => ReactNode;
  /** Behind a text: a calling code, a count. */
  renderAside?: (item: Item) => ReactNode;
};

function MarkedText({ text, query }: { text: string; query: string }) {
  let place = 0;
  return matchParts(text, query).map((part) => {
    const key = place;
    place += part.text.length;
    return part.match ? (
      <mark key={key} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

/** The options of a listbox. The element with the focus decides which of them is active. */
export function OptionList<Item extends SelectItem>({
  id,
  items,
  active,
  isSelected,
  onChoose,
  query = "",
  renderLead,
  renderAside,
  className,
  ...rest
}: OptionListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The list's own scrolling, not the page's: `scrollIntoView` would move both.
    const box = list.current;
    const option = document.getElementById(optionId(id, active));
    if (!box || !option) return;
    const top = option.offsetTop - box.clientTop;
    if (top < box.scrollTop) box.scrollTop = top;
    const beyond = top + option.offsetHeight - box.clientHeight;
    if (beyond > box.scrollTop) box.scrollTop = beyond;
  }, [id, active]);

  return (
    <div role="listbox" {...rest} ref={list} id={id} className={clsx(styles.list, className)}>
      {items.map((item, index) =>
        item.header ? (
          <div key={`header ${item.text}`} role="presentation" className={styles.header}>
            {item.text}
          </div>
        ) : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard stays with the list or its field, as the listbox pattern has it
          <div
            key={item.value}
            role="option"
            id={optionId(id, index)}
            className={styles.option}
            aria-selected={isSelected(item)}
            aria-disabled={item.disabled || undefined}
            data-active={index === active ? "" : undefined}
            // A press must not move the focus away from the input.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !item.disabled && onChoose(index)}
          >
            {renderLead?.(item)}
            <span className={styles.text}>
              <MarkedText
                text={item.text}
                query={typeof query === "string" ? query : query(item)}
              />
            </span>
            {renderAside && <span className={styles.aside}>{renderAside(item)}</span>}
            <Icon name="check" size={18} className={styles.check} />
          </div>
        ),
      )}
    </div>
  );
}
