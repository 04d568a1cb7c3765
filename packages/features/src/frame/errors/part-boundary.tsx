import { isRouteErrorResponse, Outlet, useOutletContext, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/** Error boundary around the pages of a desk: when one fails, the desk and its navigation stay. */
export default function PartBoundary() {
  return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  // An error response concerns the address itself, so the whole page shows it.
  if (isRouteErrorResponse(error)) throw error;
  return <ErrorPage isPart />;
}
