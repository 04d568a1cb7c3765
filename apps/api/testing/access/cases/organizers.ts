import { applyAsOrganizerCall } from "@tropa/api-contract/organizers/calls-apply";
import {
  createContractCall,
  meetFileSaveCall,
} from "@tropa/api-contract/organizers/calls-meetings";
import { recordPayoutCall } from "@tropa/api-contract/organizers/calls-money";
import { inDays, organizers, testStorefronts } from "../../fixtures.ts";
import { hosts, withGuests } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import { tourCases } from "./organizer-tours.ts";
import type { World } from "../world.ts";

const own = String(organizers.direct);
/** A storefront with identity checks. */
const checking = testStorefronts.speaking("en");
const note = () => new Blob(["Место встречи"], { type: "text/plain" });

let lastContact = 0;
const organizerForm = () => ({
  title: "Северный ветер",
  first_name: { ru: "Анна" },
  last_name: { ru: "Ветрова" },
  email: `wind${(lastContact += 1)}@example.org`,
  phone: "+79031234567",
  city_id: 1,
});

const application = () => ({
  first_name: "Пётр",
  last_name: "Лесной",
  legal_form: "self_employed" as const,
  email: "petr@example.org",
  phone: "+79031234567",
  city_id: 1,
  about:
    "Вожу пешие группы по Саянам двенадцать лет, знаю перевалы и людей на кордонах, умею ждать погоду.",
  agree: true as const,
});

/** A new contract of the first organizer. */
async function contract(world: World) {
  await world.platform.rows("DELETE FROM organizer_contract WHERE organizer_id = $1", own);
  return world.platform
    .client(world.people.staff)
    .call(createContractCall, { body: { organizer_id: organizers.direct } });
}

let lastPayout = 0;
/** A pay-out for a finished, paid trip; other amounts are not due. */
async function payout(world: World) {
  const { id } = await world.booking();
  await world.row(
    "UPDATE booking SET status = 4, hold_until = NULL WHERE id = $1 RETURNING id",
    id,
  );
  await world.row(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
     SELECT id, 5, 'full', 'card', 2, total_minor, currency, '', '' FROM booking WHERE id = $1 RETURNING id`,
    id,
  );
  return {
    organizer_id: organizers.direct,
    currency: "RUB" as const,
    amount: 100_000,
    paid_on: "2026-07-31",
    reference: `№ ${(lastPayout += 1)}`,
  };
}

const terms = { seats: 8, price: 500_000, discount: null, is_closed: false, is_guaranteed: true };

/** Organizers, their contracts, departures, checks and guests. */
export const organizerCases: readonly AccessCase[] = [
  ...["organizerPublicInfo", "organizerInfo", "organizerVerificationInfo", "organizerReviews"].map(
    (call): AccessCase => ({ call, input: () => ({ query: { id: own } }) }),
  ),
  { call: "organizersHub" },
  { call: "organizerList", for: ["organizer", "otherOrganizer", "staff", "organizersStaff"] },
  { call: "organizerView", for: hosts, input: () => ({ query: { id: own } }) },
  {
    call: "organizerCreate",
    input: () => ({ body: organizerForm() }),
  },
  { call: "organizerApplication" },
  {
    call: "applyAsOrganizer",
    // Organizers have a record already, and staff create records directly.
    for: ["tourist", "otherTourist"],
    input: async (world, { role, token }) => ({
      body: application(),
      token: token && (await world.platform.person(role)).token,
    }),
  },
  { call: "organizerApplications" },
  {
    call: "decideOrganizerApplication",
    input: async (world) => {
      const applicant = await world.platform.person("tourist");
      const { id } = await world.platform
        .client(applicant)
        .call(applyAsOrganizerCall, { body: application() });
      return { body: { id, decision: "accept" } };
    },
  },
  {
    call: "organizerUpdate",
    for: hosts,
    input: async (world) => {
      const { version } = await world.row<{ version: number }>(
        "SELECT version FROM organizer WHERE id = $1",
        own,
      );
      return { query: { id: own }, body: { version, title: "Ветер странствий" } };
    },
  },
  {
    call: "organizerSetPublished",
    for: hosts,
    input: () => ({ body: { id: organizers.direct, is_published: true } }),
  },
  {
    call: "organizerDepartures",
    for: hosts,
    input: () => ({ query: { month: "2026-07", organizer_id: own } }),
  },
  {
    call: "addDepartures",
    for: hosts,
    input: async (world) => ({
      body: { tour_id: (await world.tour()).tourId, days: [inDays(60)], ...terms },
    }),
  },
  {
    call: "editDeparture",
    for: hosts,
    input: async (world) => ({ body: { id: (await world.tour()).dateId, version: 1, ...terms } }),
  },
  {
    call: "departureCancellation",
    for: hosts,
    input: async (world) => ({ query: { id: String((await world.booking()).dateId) } }),
  },
  {
    call: "cancelDeparture",
    for: hosts,
    input: async (world) => {
      const { id, dateId } = await world.booking();
      return { body: { id: dateId, version: 1, bookings: [{ id, refund: 0 }] } };
    },
  },
  ...tourCases,
  ...["organizerMoney", "statementCsv", "statementPdf"].map((call): AccessCase => ({
    call,
    for: ["organizer", "staff", "paymentsStaff"],
    input: () => ({ query: { month: "2026-07", organizer_id: own } }),
  })),
  { call: "recordPayout", input: async (world) => ({ body: await payout(world) }) },
  {
    call: "takePayoutBack",
    input: async (world) => {
      const { id } = await world.platform
        .client(world.people.staff)
        .call(recordPayoutCall, { body: await payout(world) });
      return { body: { id } };
    },
  },
  {
    call: "createOrganizerContract",
    for: hosts,
    input: async (world) => {
      await contract(world);
      await world.platform.rows("DELETE FROM organizer_contract WHERE organizer_id = $1", own);
      return { body: { organizer_id: organizers.direct } };
    },
  },
  {
    call: "contractOrganizerMeetData",
    input: async (world) => ({ query: { key: (await contract(world)).key } }),
  },
  {
    call: "contractOrganizerMeetSave",
    input: async (world) => {
      const { key, contract_id } = await contract(world);
      return {
        query: { key },
        body: { contract_id, organizer_meet_data: { meeting_place: "У вокзала" }, files: [] },
      };
    },
  },
  {
    call: "contractOrganizerMeetFileSave",
    input: async (world) => ({
      query: { key: (await contract(world)).key },
      body: {},
      file: new File([note()], "note.txt", { type: "text/plain" }),
    }),
  },
  {
    call: "contractOrganizerMeetDeleteFile",
    input: async (world) => {
      const { key } = await contract(world);
      const saved = await world.platform.client().call(meetFileSaveCall, {
        query: { key },
        body: {},
        file: new File([note()], "note.txt", { type: "text/plain" }),
      });
      return { query: { key }, body: { file_id: saved.file_id } };
    },
  },
  {
    call: "verificationAccessToken",
    for: ["organizer"],
    input: () => ({ query: { orgId: own }, storefront: checking }),
  },
  {
    call: "verificationData",
    for: hosts,
    input: () => ({ query: { orgId: own }, storefront: checking }),
  },
  { call: "organizerToday", for: withGuests },
  { call: "guestBookings", for: withGuests },
  { call: "bookingBoard", for: withGuests },
  {
    call: "guestChat",
    for: ["organizer"],
    input: async (world) => ({ body: { id: (await world.booking()).id } }),
  },
  {
    call: "messageGuest",
    for: ["organizer"],
    input: async (world) => ({
      body: { id: (await world.booking()).id, text: "Берите тёплые вещи" },
    }),
  },
  {
    call: "messageDeparture",
    for: ["organizer"],
    input: async (world) => {
      const { id } = await world.booking();
      const { date } = await world.row<{ date: number }>(
        "SELECT tour_date_id AS date FROM booking WHERE id = $1",
        id,
      );
      return { body: { date_id: date, text: "Берите тёплые вещи" } };
    },
  },
];
