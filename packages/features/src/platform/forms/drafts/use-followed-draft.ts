import { useCallback, useEffect } from "react";
import type { RefObject } from "react";
import type { DraftName } from "./form-draft.ts";
import { hasDraft } from "./draft-key.ts";

/**
 * Keeps what is typed into a server-rendered form across a reload, even before the form's own code has loaded: this
 * code is far smaller and loads first. Returns a function to call when the form is touched.
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
    // The visitor may have focused it before hydration.
    const isTouched = root.current?.contains(document.activeElement) ?? false;
    if (isTouched || hasDraft(name)) follow().catch(() => {});
  }, [name, root, follow]);
  return follow;
}
