import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { ComponentProps, MouseEvent } from "react";
import { useMessages } from "../messages/messages.tsx";
import styles from "./scroll-spy.module.css";
import { useScrollSpy } from "./use-scroll-spy.ts";

export type ScrollSpyItem = {
  name: string;
  /** The `id` of the section, without the hash. */
  anchor: string;
  /** Parts of the section: the days of a programme. */
  subItems?: readonly { name: string; anchor: string }[];
};

export type ScrollSpyProps = Omit<ComponentProps<"nav">, "children"> & {
  items: readonly ScrollSpyItem[];
  /** `bar` runs across the page and shows no sub-items, `list` is a column beside it. */
  layout?: "list" | "bar";
};

const noParts: NonNullable<ScrollSpyItem["subItems"]> = [];

/**
 * Links to the sections of a page; the one that the reader is in is marked (`aria-current`), and
 * shows its sub-items. Plain links to anchors, which work before scripts do.
 */
export function ScrollSpy({ items, layout = "list", className, ...rest }: ScrollSpyProps) {
  const messages = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const inBar = layout === "bar";
  const anchors = items.flatMap(({ anchor, subItems = noParts }) =>
    inBar ? [anchor] : [anchor, ...subItems.map((part) => part.anchor)],
  );
  const { current, goTo } = useScrollSpy(anchors);

  const isWithin = ({ anchor, subItems = noParts }: ScrollSpyItem) =>
    anchor === current || subItems.some((part) => part.anchor === current);

  // Scrolls the bar to the marked link without moving the page.
  useEffect(() => {
    const { current: bar } = list;
    if (!inBar || !bar) return;
    if (current === undefined) bar.scrollTo({ left: 0 });
    const link = bar.querySelector<HTMLElement>("[aria-current]");
    if (!link) return;
    const box = bar.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.left < box.left) bar.scrollBy({ left: place.left - box.left - 24 });
    else if (place.right > box.right) bar.scrollBy({ left: place.right - box.right + 24 });
  }, [current, inBar]);

  const onClick = (event: MouseEvent, anchor: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !goTo(anchor)) return;
    event.preventDefault();
    history.replaceState(history.state, "", `#${anchor}`);
  };

  const link = (name: string, anchor: string, isCurrent: boolean) => (
    <a
      href={`#${anchor}`}
      className={styles.link}
      aria-current={isCurrent ? "location" : undefined}
      onClick={(event) => onClick(event, anchor)}
    >
      {name}
    </a>
  );

  return (
    <nav
      aria-label={messages.onThisPage}
      {...rest}
      className={clsx(styles.root, className)}
      data-layout={layout}
    >
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.anchor} data-within={isWithin(item) || undefined}>
            {link(item.name, item.anchor, item.anchor === current)}
            {!inBar && item.subItems && item.subItems.length > 0 && (
              <ul className={styles.parts}>
                {item.subItems.map((part) => (
                  <li key={part.anchor}>{link(part.name, part.anchor, part.anchor === current)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
