import { useWasOnServer } from "../browser/use-was-on-server.ts";
import { useRouteSheets } from "./page-state.tsx";

/**
 * The sheets of the parts below the first screenful, before the first of them: what stands above is painted without
 * waiting. A page that the browser makes itself has them in its head.
 */
export function LateStyles() {
  const { late } = useRouteSheets();
  return useWasOnServer()
    ? late.map((href) => <link key={href} rel="stylesheet" href={href} />)
    : null;
}
