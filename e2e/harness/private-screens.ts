import type { Page } from "@playwright/test";
import { deskParts } from "../../packages/domain/src/people/desk-part.ts";
import { bookingStatuses } from "../../packages/domain/src/sales/booking-status.ts";

/** Whose screens they are, by the demo's accounts. */
export const readers = ["tourist", "organizer", "staff"] as const;
export type Reader = (typeof readers)[number];

export interface PrivateScreen {
  name: string;
  path: string;
}

/** Pages of the organizer's desk but the scanner, which waits for a camera. */
const organizerPages = [
  "bookings",
  "departures",
  "tours",
  "chats",
  "questions",
  "reviews",
  "money",
  "records",
] as const;

/** What a page of whoever is signed in reads of the API, by paths; answers in the order of the paths. */
function readAll(page: Page, variant: string, paths: readonly string[]): Promise<unknown[]> {
  return page.evaluate(
    async ([localization, all]) => {
      const ask = async (path: string, init: RequestInit): Promise<unknown> => {
        const answer = await fetch(path, init);
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const headers = { "x-localization": localization };
      const refreshed = await ask("/crm/api/user/refresh-token", { method: "POST", headers });
      const { token } = refreshed as { token: string };
      const own = { headers: { ...headers, "x-authorization": `Bearer ${token}` } };
      return Promise.all(all.map((path) => ask(path, own)));
    },
    [variant, paths] as const,
  );
}

interface Listed {
  items: { id: number; uuid: string; status?: number }[];
}

const firstOf = (list: unknown, what: string) => {
  const [first] = (list as Listed).items;
  if (!first) throw new Error(`nobody's ${what} in the demo`);
  return first;
};

async function touristScreens(page: Page, variant: string): Promise<PrivateScreen[]> {
  const [trips, chats] = await readAll(page, variant, [
    "/spa/my-bookings",
    "/crm/api/chat/list?limit=20&offset=0",
  ]);
  const { id } = firstOf(trips, "trip");
  const [booking] = await readAll(page, variant, [`/crm/api/request/get?id=${id}`]);
  const { tourists_uuid: travellers } = booking as { tourists_uuid: string };
  const complete = (trips as Listed).items.filter(
    ({ status }) => status === bookingStatuses.tourComplete,
  );
  const { uuid } = firstOf({ items: complete }, "trip that is over");
  return [
    { name: "settings", path: "/settings" },
    { name: "trips", path: "/booking" },
    { name: "booking by number", path: `/booking/${id}` },
    { name: "favourites", path: "/favorites" },
    { name: "chats", path: "/chat" },
    { name: "chat", path: `/chat/${firstOf(chats, "chat").id}` },
    { name: "e-mail confirmation", path: "/email-confirm" },
    { name: "travellers", path: `/order/${travellers}/add-tourists` },
    { name: "writing a review", path: `/booking/review/uuid/${uuid}` },
  ];
}

async function organizerScreens(page: Page, variant: string): Promise<PrivateScreen[]> {
  const [bookings, records] = await readAll(page, variant, [
    "/spa/organizer/bookings",
    "/crm/api/organizer/list",
  ]);
  return [
    { name: "desk: today", path: "/organizer" },
    ...organizerPages.map((name) => ({ name: `desk: ${name}`, path: `/organizer/${name}` })),
    { name: "desk: a booking", path: `/organizer/bookings/${firstOf(bookings, "booking").id}` },
    { name: "desk: a record", path: `/organizer/records/${firstOf(records, "record").id}` },
  ];
}

const staffScreens: readonly PrivateScreen[] = [
  { name: "staff: overview", path: "/staff" },
  ...deskParts.map((part) => ({ name: `staff: ${part}`, path: `/staff/${part}` })),
];

/** The screens of whoever is signed in on a page that is open. */
export async function privateScreens(
  page: Page,
  variant: string,
  reader: Reader,
): Promise<readonly PrivateScreen[]> {
  if (reader === "staff") return staffScreens;
  return reader === "tourist" ? touristScreens(page, variant) : organizerScreens(page, variant);
}
