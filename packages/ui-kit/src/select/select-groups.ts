export type SelectItem = {
  value: string;
  text: string;
  /** Name without the additions of `text`, such as a city without its country. */
  name?: string;
  /** A header of the items that follow, not an item. */
  header?: boolean;
  disabled?: boolean;
};

export type SelectGroup = { header: string | undefined; items: readonly SelectItem[] };

/** Items grouped under the header before them. */
export function groupItems(items: readonly SelectItem[]): readonly SelectGroup[] {
  const groups: { header: string | undefined; items: SelectItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.header) groups.push({ header: item.text, items: [] });
    else if (last) last.items.push(item);
    else groups.push({ header: undefined, items: [item] });
  }
  return groups;
}
