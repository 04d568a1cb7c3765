/** Values of a form by field. Absent fields are empty. */
export type Edits = Readonly<Record<string, string>>;

/** Returns the fields whose values differ. */
export function changedFields(before: Edits, after: Edits): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
}

export interface MergedEdits {
  /** Own and others' changes together; where both changed a field, the own one. */
  merged: Record<string, string>;
  /** Fields that both changed differently: somebody must choose. */
  conflicts: string[];
  /** Fields that only others changed. */
  taken: string[];
}

/**
 * Merges two people's changes of the same form.
 *
 * @param base values that both started with
 * @param own values in the form
 * @param others values saved by others meanwhile
 * @param isOrder whether a field is an ordered list of ids separated by commas, in which both
 * sides' changes are merged
 */
export function mergeEdits(
  base: Edits,
  own: Edits,
  others: Edits,
  isOrder: (name: string) => boolean = () => false,
): MergedEdits {
  const names = [...new Set([base, own, others].flatMap((edits) => Object.keys(edits)))];
  const at = (edits: Edits, name: string) => edits[name] ?? "";
  const isChanged = (edits: Edits, name: string) => at(edits, name) !== at(base, name);
  const both = names.filter(
    (name) => isChanged(others, name) && isChanged(own, name) && at(own, name) !== at(others, name),
  );
  const orderOf = (name: string): string => {
    const [was, mine, theirs] = [base, own, others].map((edits) => idsOf(at(edits, name)));
    return changedOrder(was ?? [], mine ?? [], theirs ?? []).join(",");
  };
  const orders = new Map(both.filter(isOrder).map((name) => [name, orderOf(name)]));
  const taken = names.filter((name) => {
    const order = orders.get(name);
    return order === undefined
      ? isChanged(others, name) && !isChanged(own, name)
      : order !== at(own, name);
  });
  const merged = Object.fromEntries(
    names.map((name) => [name, orders.get(name) ?? at(taken.includes(name) ? others : own, name)]),
  );
  return { merged, conflicts: both.filter((name) => !orders.has(name)), taken };
}

const idsOf = (order: string): string[] => order.split(",").filter((id) => id !== "");

/**
 * Returns the own order without ids that others removed and with those that they added, at the end.
 */
function changedOrder<Id>(base: readonly Id[], own: readonly Id[], others: readonly Id[]): Id[] {
  return [
    ...own.filter((id) => others.includes(id) || !base.includes(id)),
    ...others.filter((id) => !own.includes(id) && !base.includes(id)),
  ];
}

/** Returns the own order without ids that no longer exist and with new ones at the end. */
export function mergeOrder<Id>(own: readonly Id[], others: readonly Id[]): Id[] {
  return [...own.filter((id) => others.includes(id)), ...others.filter((id) => !own.includes(id))];
}

/** Returns the list with an item moved to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const left = [...list];
  left.splice(to, 0, ...left.splice(from, 1));
  return left;
}
