import { useCallback, useEffect } from "react";
import type { RefObject } from "react";
import type { DraftName } from "./form-draft.ts";
import { hasDraft } from "./draft-key.ts";

/**
 * What is typed into a form that the server has sent outlives a reload, whether or not the form's own code has come by
 * then: what takes it down is far smaller, and comes first. Returns what to call when the form is touched.
 */
export function useFollowedDraft(
  name: DraftName,
  root: RefObject<HTMLElement | null>,
): () => Promise<void> {
  const follow = useCallback(async () => {
    const { followDraft } = await import("./form-draft.ts");
    const form = root.current?.querySelector("form");
    if (form) followDraft(name, form);
  }, [name, root]);
  useEffect(() => {
    // Somebody may have come to it before this code did.
    const isTouched = root.current?.contains(document.activeElement) ?? false;
    if (isTouched || hasDraft(name)) follow().catch(() => {});
  }, [name, root, follow]);
  return follow;
}
