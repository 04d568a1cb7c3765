import { uploadImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import { createContractCall } from "@tropa/api-contract/organizers/calls-meetings";
import {
  organizerSetPublishedCall,
  organizerViewCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import type { OrganizerForm } from "@tropa/api-contract/organizers/organizer-form";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { browserApi, callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Loaded on the first press: its phone field needs the numbering plans. */
async function formCalls(storefront: Storefront) {
  const [api, contract] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/organizers/calls-organizer-forms"),
  ]);
  return { api, contract };
}

export async function readRecord(storefront: Storefront, id: number): Promise<OrganizerRecord> {
  return callApi(storefront, organizerViewCall, { query: { id: String(id) } });
}

export async function saveRecord(
  storefront: Storefront,
  id: number,
  body: Partial<OrganizerForm> & { version: number },
): Promise<OrganizerRecord> {
  const { api, contract } = await formCalls(storefront);
  return api.call(contract.organizerUpdateCall, { query: { id: String(id) }, body });
}

/** Creates a record as staff; `owner` is the contact of its future account. */
export async function createRecord(
  storefront: Storefront,
  body: OrganizerForm & { owner: string },
): Promise<OrganizerRecord> {
  const { api, contract } = await formCalls(storefront);
  return api.call(contract.organizerCreateCall, { body });
}

/** Publishes a record, or withdraws it. */
export async function publishRecord(
  storefront: Storefront,
  id: number,
  isPublished: boolean,
): Promise<OrganizerRecord> {
  const body = { id, is_published: isPublished };
  return callApi(storefront, organizerSetPublishedCall, { body });
}

/** Creates a contract of an organizer. */
export async function createContract(storefront: Storefront, organizerId: number) {
  const body = { organizer_id: organizerId };
  return callApi(storefront, createContractCall, { body });
}

/** Uploads the photo of an organizer. */
export async function uploadPhoto(
  storefront: Storefront,
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) {
  const body = { bucket: "avatar" as const };
  return callApi(storefront, uploadImageCall, { body, file, ...options });
}
