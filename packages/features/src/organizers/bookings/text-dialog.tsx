import { lazy, Suspense } from "react";
import type { TextDialogProps } from "./text-window.tsx";

/** Loaded on press. */
const TextWindow = lazy(() => import("./text-window.tsx"));

/** Asks for a text that others will read; required unless empty text is allowed. */
export const TextDialog = (props: TextDialogProps) => (
  <Suspense>
    <TextWindow {...props} />
  </Suspense>
);
