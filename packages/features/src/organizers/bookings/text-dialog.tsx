import { lazy, Suspense } from "react";
import type { TextDialogProps } from "./text-window.tsx";

/** Comes with the press that opens it. */
const TextWindow = lazy(() => import("./text-window.tsx"));

/** Asks for words that others will read, and does nothing without them. */
export const TextDialog = (props: TextDialogProps) => (
  <Suspense>
    <TextWindow {...props} />
  </Suspense>
);
