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

/** Calls of the form, loaded on use: its phone field needs the numbering plans. */
async function formCalls(storefront: Storefront) {
  const [api, contract] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-traveller-forms"),
  ]);
  return { api, contract };
}

type Traveller = TouristForm & { id?: number | undefined };

/** Adds a traveller by the travellers' link. */
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

/** Saves tickets by the travellers' link. */
export async function saveTicketsByLink(
  storefront: Storefront,
  uuid: string,
  tickets: TicketsForm,
): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.updateQuestionnairesCall, { query: { uuid }, body: { tickets } });
}

/** Loads travellers by their link. */
export async function readByLink(storefront: Storefront, uuid: string): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.touristsInfoCall, { query: { uuid } });
}

/** Loads travellers by the booking's number, for tourists and organizers. */
export async function readTravellers(storefront: Storefront, id: number): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.travellersCall, { query: { request_id: String(id) } });
}

/** Saves a traveller by the booking's number. */
export async function saveTraveller(
  storefront: Storefront,
  bookingId: number,
  traveller: Traveller,
): Promise<TouristsInfo> {
  const { api, contract } = await formCalls(storefront);
  return api.call(contract.saveTravellerCall, { body: { ...traveller, request_id: bookingId } });
}

/** Saves tickets by the booking's number. */
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

/** Returns the list of travellers as a file, for one booking or its whole departure. */
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

/** Authorisation to remove a traveller: the booking's number, its link, or the key of an entry just made. */
export type RemovalBy =
  | { request_id: number }
  | { uuid: string }
  | { tourists_uuid: string; key: string };

/** Removes a traveller. */
export async function removeTraveller(
  storefront: Storefront,
  id: number,
  by: RemovalBy,
): Promise<TouristsInfo> {
  const { api, contract } = await calls(storefront);
  return api.call(contract.removeTravellerCall, { body: { ...by, id } });
}
