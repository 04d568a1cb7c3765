import { isRouteErrorResponse, Outlet, useOutletContext, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/** Around the pages of a desk: where one of them breaks, the desk and its navigation stay. */
export default function PartBoundary() {
  return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  // What the server answers is about the address: the whole page says so.
  if (isRouteErrorResponse(error)) throw error;
  return <ErrorPage isPart />;
}
