import type { TicketsForm, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { TouristForm } from "@tropa/api-contract/sales/tourist-form";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

async function calls(storefront: Storefront) {
  const [api, contract] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-travellers"),
  ]);
  return { api, contract };
}

/** What is filled in comes with the first press: its phone field brings the numbering plans along. */
async function formCalls(storefront: Storefront) {
  const [api, contract] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-traveller-forms"),
  ]);
  return { api, contract };
}

type Traveller = TouristForm & { id?: number | undefined };

/** By the travellers' link. */
export async function addTraveller(
  storefront: Storefront,
  uuid: string,
  traveller: Traveller,
): Promise<TouristsInfo> {
  const { api, contract } = await formCalls(storefront);
  return api.call(contract.addTouristsCall, {
    query: { uuid },
    body: { tourists: [traveller] },
  });
}

export async function saveTicketsByLink(
  storefront: Storefront,
  uuid: string,
  tickets: TicketsForm,
): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.updateQuestionnairesCall, { query: { uuid }, body: { tickets } });
}

export async function readByLink(storefront: Storefront, uuid: string): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.touristsInfoCall, { query: { uuid } });
}

/** By the booking's number, for its two sides. */
export async function readTravellers(storefront: Storefront, id: number): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.travellersCall, { query: { request_id: String(id) } });
}

export async function saveTraveller(
  storefront: Storefront,
  bookingId: number,
  traveller: Traveller,
): Promise<TouristsInfo> {
  const { api, contract } = await formCalls(storefront);
  return api.call(contract.saveTravellerCall, { body: { ...traveller, request_id: bookingId } });
}

export async function saveTickets(
  storefront: Storefront,
  bookingId: number,
  tickets: TicketsForm,
): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.updateQuestionnairesCall, {
    query: { id: String(bookingId) },
    body: { tickets },
  });
}

/** The table of a booking's travellers, or of the whole group of its departure. */
export async function travellersTable(
  storefront: Storefront,
  bookingId: number,
  isGroup: boolean,
): Promise<Blob> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.travellersCsvCall, {
    query: { request_id: String(bookingId), ...(isGroup && { group: "1" as const }) },
  });
}

/** How whoever looks at travellers may take one out: by the booking's number, by its link, or by a key to their own entry. */
export type RemovalBy =
  | { request_id: number }
  | { uuid: string }
  | { tourists_uuid: string; key: string };

export async function removeTraveller(
  storefront: Storefront,
  id: number,
  by: RemovalBy,
): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.removeTravellerCall, { body: { ...by, id } });
}
