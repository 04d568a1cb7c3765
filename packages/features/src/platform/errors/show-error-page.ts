import { createContext } from "react";
import type { ReactNode } from "react";

/** Renders the frame's error page, for screens that find out in the browser that they cannot be shown. */
export const ShowErrorPage = createContext<(error: unknown) => ReactNode>(() => null);
