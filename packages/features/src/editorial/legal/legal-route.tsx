import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { legalMeta, loadLegalPage } from "./legal-loader.ts";
import { LegalScreen } from "./legal-screen.tsx";
import type { Route } from "./+types/legal-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  loadLegalPage(url, params.version, context);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? legalMeta(loaderData) : []);

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  const { document, changes } = loaderData;
  // Remount for another version, so that focus and screen readers start from its heading.
  return <LegalScreen key={document.version} document={document} changes={changes} />;
}
