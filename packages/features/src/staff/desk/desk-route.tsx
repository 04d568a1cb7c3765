import { deskParts } from "@tropa/domain/people/desk-part";
import { notFound } from "@tropa/page-runtime/server/page-error";
import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { DeskPage } from "./desk-page.tsx";
import type { Route } from "./+types/desk-route";

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
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
