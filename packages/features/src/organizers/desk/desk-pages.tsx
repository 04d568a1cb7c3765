import type { LateArea } from "@tropa/i18n/message-areas";
import type { IconName } from "@tropa/ui-kit/icon";
import type { ComponentType, ReactNode } from "react";
import type { AskAhead } from "../../people/session/start-session.ts";
import { lateScreenOf } from "../../platform/browser/late-screen.tsx";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import type { DeskPageProps, DeskScreenModule } from "./desk-page-props.ts";

export interface DeskPage {
  /** The part of the address behind `/organizer/`; its name in the navigation is `organizerDesk:pages.{name}`. */
  name:
    | "today"
    | "bookings"
    | "departures"
    | "tours"
    | "chats"
    | "scanner"
    | "questions"
    | "reviews"
    | "money"
    | "records";
  icon: IconName;
  /** Loaded when the page is first opened, with the messages of one more area. */
  Screen: ComponentType<DeskPageProps & { waiting: ReactNode }>;
  /** Loads the screen, and what it shows of what stands below it. */
  load: (below: readonly string[]) => Promise<unknown>;
  /** Asks for what it shows first of what stands below it. */
  ask: (below: readonly string[]) => AskAhead;
  /** Fills the window and scrolls within, as chats do. */
  isWindowHigh?: boolean;
  /** Whether what stands below it has the whole width, without the desk's navigation. */
  isBare?: (below: readonly string[]) => boolean;
}

function screen(area: LateArea, fetchScreen: () => Promise<DeskScreenModule>) {
  const { load, LateScreen } = lateScreenOf(area, async () => (await fetchScreen()).default);
  return {
    Screen: LateScreen,
    load: (below: readonly string[]) =>
      Promise.all([load(), fetchScreen().then(({ loadBelow }) => loadBelow?.(below))]),
    ask:
      (below: readonly string[]): AskAhead =>
      async (...session) =>
        (await fetchScreen()).askBelow?.(below)?.(...session),
  };
}

/** What `/organizer` itself shows. */
export const today = {
  name: "today",
  icon: "home",
  ...screen("organizers", () => import("../today/today-page.tsx")),
} as const satisfies DeskPage;

/** The pages of the desk in the order of its navigation. A page has a line here and a name in the messages. */
export const deskPages: readonly DeskPage[] = [
  {
    name: "bookings",
    icon: "ticket",
    ...screen("organizers", () => import("../bookings/bookings-page.tsx")),
  },
  {
    name: "departures",
    icon: "calendar",
    ...screen("organizers", () => import("../departures/departures-page.tsx")),
  },
  {
    name: "tours",
    icon: "mountain",
    isBare: ([, part]) => part === "preview",
    ...screen("organizers", () => import("../tours/tours-page.tsx")),
  },
  {
    name: "chats",
    icon: "chat",
    isWindowHigh: true,
    ...screen("conversation", () => import("./chats-page.tsx")),
  },
  {
    name: "scanner",
    icon: "qr",
    ...screen("organizers", () => import("../scanner/scanner-page.tsx")),
  },
  {
    name: "questions",
    icon: "info",
    ...screen("organizers", () => import("../questions/questions-page.tsx")),
  },
  {
    name: "reviews",
    icon: "star",
    ...screen("organizers", () => import("../reviews/reviews-page.tsx")),
  },
  {
    name: "money",
    icon: "card",
    ...screen("organizers", () => import("../money/money-page.tsx")),
  },
  {
    name: "records",
    icon: "user",
    ...screen("people", () => import("../records/records-page.tsx")),
  },
];

/** Names under which people look for a page that has another one. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["profile", "records"],
  ["settings", "records"],
  ["requests", "bookings"],
  ["calendar", "departures"],
  ["messages", "chats"],
  ["payouts", "money"],
  ["today", ""],
]);

/** Where such a name leads to; null for every other address. */
export function deskAddressOf(path: string): string | null {
  const name = otherNames.get(path.replace(/\/$/, ""));
  return name === undefined ? null : organizerPath(name);
}

/** The page that an address names; null for none, so that it is a 404. */
export function deskPageAt(path: string): { page: DeskPage; below: string[] } | null {
  const [name = "", ...below] = path.split("/").filter((part) => part !== "");
  if (name === "") return { page: today, below };
  const page = deskPages.find((one) => one.name === name);
  return page ? { page, below } : null;
}
