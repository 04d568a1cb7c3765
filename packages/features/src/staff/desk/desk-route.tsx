import { deskParts } from "@tropa/domain/people/desk-part";
import { notFound } from "@tropa/page-runtime/server/page-error";
import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { startEarly } from "../../people/session/start-session.ts";
import { askDesk, DeskPage, loadPart } from "./desk-page.tsx";
import type { Route } from "./+types/desk-route";

const partAt = (path: string) => deskParts.find((part) => path.endsWith(`/staff/${part}`)) ?? null;

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  begin: (storefront) =>
    startEarly(storefront, { ahead: askDesk, load: () => loadPart(partAt(location.pathname)) }),
  layout: "framework",
  messages: ["people", "staff"],
};

const partOf = ({ part }: { part?: string | undefined }) => {
  if (part === undefined) return null;
  const known = deskParts.find((one) => one === part);
  if (!known) throw notFound();
  return known;
};

export const loader = ({ params }: Route.LoaderArgs) => ({ part: partOf(params) });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const part = partOf(params);
  await Promise.all([loadMessages("people"), loadMessages("staff")]);
  return { part };
}

export default function DeskRoute({ loaderData }: Route.ComponentProps) {
  return <DeskPage part={loaderData.part} />;
}
