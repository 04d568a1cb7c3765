/** What a form holds, by field. Fields that are not there are empty. */
export type Edits = Readonly<Record<string, string>>;

/** Fields that differ. */
export function changedFields(before: Edits, after: Edits): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
}

export interface MergedEdits {
  /** One's own changes and those of the others together; where both changed a field, one's own. */
  merged: Record<string, string>;
  /** Fields that both have changed, each in another way: somebody has to choose. */
  conflicts: string[];
  /** Fields that only the others have changed. */
  taken: string[];
}

/**
 * Puts two people's changes of the same form together.
 *
 * @param base what both of them began with
 * @param own what stands in the form
 * @param others what was saved meanwhile
 * @param isOrder whether a field is an order of ids with commas between: both changes of one are put together
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

/** One's own order, without what the others have taken out and with what they have put in, which comes last. */
function changedOrder<Id>(base: readonly Id[], own: readonly Id[], others: readonly Id[]): Id[] {
  return [
    ...own.filter((id) => others.includes(id) || !base.includes(id)),
    ...others.filter((id) => !own.includes(id) && !base.includes(id)),
  ];
}

/** The order of one's own, without what is gone by now, and what has come meanwhile behind it. */
export function mergeOrder<Id>(own: readonly Id[], others: readonly Id[]): Id[] {
  return [...own.filter((id) => others.includes(id)), ...others.filter((id) => !own.includes(id))];
}

/** The list with one of its items in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const left = [...list];
  left.splice(to, 0, ...left.splice(from, 1));
  return left;
}
