import { data, redirect } from "react-router";
import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { startEarly } from "../../people/session/start-session.ts";
import type { AskAhead } from "../../people/session/start-session.ts";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { DeskFrame } from "./desk-frame.tsx";
import { deskAddressOf, deskPageAt } from "./desk-pages.tsx";
import { askToday } from "./organizer-queries.ts";
import type { Route } from "./+types/desk-route";

/** The page that is opened. */
const openedPage = () => deskPageAt(location.pathname.split(`${organizerPath()}/`)[1] ?? "");

/** Loads it before it is known for whom. */
async function loadPage(): Promise<void> {
  const found = openedPage();
  await found?.page.load(found.below);
}

/** Asks for what it shows first, beside what the navigation counts. */
const askPage: AskAhead = async (...session) => {
  const found = openedPage();
  await Promise.all([askToday(...session), found?.page.ask(found.below)(...session)]);
};

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  begin: (storefront) => startEarly(storefront, { ahead: askPage, load: loadPage }),
  layout: "framework",
  messages: ["people", "organizers"],
};

function leadToPage(path: string): void {
  const address = deskAddressOf(path);
  if (address !== null) throw redirect(address);
}

/** A page that there is not is a 404 within the desk, whose navigation leads on. */
export function loader({ params }: Route.LoaderArgs) {
  leadToPage(params["*"]);
  return data(null, { status: deskPageAt(params["*"]) ? 200 : 404 });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<null> {
  leadToPage(params["*"]);
  await Promise.all([loadMessages("people"), loadMessages("organizers")]);
  return null;
}

export default function DeskRoute({ params }: Route.ComponentProps) {
  return <DeskFrame path={params["*"]} />;
}
