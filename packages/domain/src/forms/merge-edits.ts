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
 */
export function mergeEdits(base: Edits, own: Edits, others: Edits): MergedEdits {
  const names = [...new Set([base, own, others].flatMap((edits) => Object.keys(edits)))];
  const at = (edits: Edits, name: string) => edits[name] ?? "";
  const isChanged = (edits: Edits, name: string) => at(edits, name) !== at(base, name);
  const taken = names.filter((name) => isChanged(others, name) && !isChanged(own, name));
  const conflicts = names.filter(
    (name) => isChanged(others, name) && isChanged(own, name) && at(own, name) !== at(others, name),
  );
  const merged = Object.fromEntries(
    names.map((name) => [name, at(taken.includes(name) ? others : own, name)]),
  );
  return { merged, conflicts, taken };
}

/** The order of one's own, without what is gone by now, and what has come meanwhile behind it. */
export function mergeOrder<Id>(own: readonly Id[], others: readonly Id[]): Id[] {
  return [...own.filter((id) => others.includes(id)), ...others.filter((id) => !own.includes(id))];
}
