import { redirect } from "react-router";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { otherNames } from "./other-names.ts";

const names: Readonly<Record<string, string>> = otherNames;

/** Redirects from an alias of a desk page. */
export function loader({ request }: { request: Request }): Response {
  const parts = new URL(request.url).pathname.toLowerCase().split("/");
  return redirect(organizerPath(names[parts.find((part) => part in names) ?? ""]));
}
