import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../../platform/api/query-client.ts";

/** What is read for one person, kept in one place for all of their screens and gone with the session. */
export function PrivateData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}
