import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../../platform/api/query-client.ts";

/** Query cache for personal data, shared by all private screens and cleared with the session. */
export function PrivateData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}
