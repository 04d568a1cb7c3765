import { memo, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

/** Distance from the viewport within which rows are rendered. */
const nearPx = 1200;

function useNear(onNear: (isNear: boolean, height: number) => void) {
  const box = useRef<HTMLDivElement>(null);
  const call = useRef(onNear);
  useEffect(() => {
    call.current = onNear;
  });
  useEffect(() => {
    const { current: element } = box;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) call.current(entry.isIntersecting, entry.boundingClientRect.height);
      },
      { rootMargin: `${nearPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}

interface BlockProps<Item> {
  items: readonly Item[];
  row: (item: Item) => ReactNode;
  className: string | undefined;
}

/** A page of rows; far from the viewport only its height remains. */
const Block = memo(function Block<Item>({ items, row, className }: BlockProps<Item>) {
  const [farHeight, setFarHeight] = useState<number | null>(null);
  const box = useNear((isNear, height) => setFarHeight(isNear ? null : height));
  return farHeight === null ? (
    <div ref={box} className={className}>
      {items.map(row)}
    </div>
  ) : (
    <div ref={box} style={{ blockSize: farHeight }} />
  );
}) as <Item>(props: BlockProps<Item>) => ReactNode;

interface NearRowsProps<Item> {
  /** Rows by page; each page is rendered or left out as a whole. */
  pages: readonly (readonly Item[])[];
  keyOf: (item: Item) => number;
  /** Must keep its identity across renders. */
  row: (item: Item) => ReactNode;
  /** Class of a page, which lays out its rows. */
  className?: string;
}

/** A list of any length that scrolls with the window; rows far from the viewport are not rendered. */
export function NearRows<Item>({ pages, keyOf, row, className }: NearRowsProps<Item>) {
  return pages.flatMap((items) => {
    const [first] = items;
    return first === undefined ? (
      []
    ) : (
      <Block key={keyOf(first)} items={items} row={row} className={className} />
    );
  });
}

/** Placed after the last row; loads more when it comes near the viewport. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const box = useNear((isNear) => {
    if (isNear) onNear();
  });
  return <div ref={box} aria-hidden="true" />;
}
