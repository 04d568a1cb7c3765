export type SelectItem = {
  value: string;
  text: string;
  /** What it is called by itself, where the text says more: a city without its country. */
  name?: string;
  /** Heads the items that follow instead of being one. */
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
