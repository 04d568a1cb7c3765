import { createContext } from "react";
import type { ReactNode } from "react";

/** Renders the frame's error page, for a screen that learns in the browser that it cannot be shown. */
export const ShowErrorPage = createContext<(error: unknown) => ReactNode>(() => null);
