export const draftPrefix = "draft-";

/** Whether this tab keeps something that was typed; asked before the code comes that reads it. */
export function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(draftPrefix + name) !== null;
  } catch {
    return false;
  }
}
