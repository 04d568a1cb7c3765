import { uploadImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import { createContractCall } from "@tropa/api-contract/organizers/calls-meetings";
import {
  organizerCreateCall,
  organizerSetPublishedCall,
  organizerUpdateCall,
  organizerViewCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import type { OrganizerForm, OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

export async function readRecord(storefront: Storefront, id: number): Promise<OrganizerRecord> {
  return (await browserApi(storefront)).call(organizerViewCall, { query: { id: String(id) } });
}

export async function saveRecord(
  storefront: Storefront,
  id: number,
  body: Partial<OrganizerForm> & { version: number },
): Promise<OrganizerRecord> {
  const query = { id: String(id) };
  return (await browserApi(storefront)).call(organizerUpdateCall, { query, body });
}

/** A record that staff make; `owner` is the contact of the account that it is for. */
export async function createRecord(
  storefront: Storefront,
  body: OrganizerForm & { owner: string },
): Promise<OrganizerRecord> {
  return (await browserApi(storefront)).call(organizerCreateCall, { body });
}

export async function publishRecord(
  storefront: Storefront,
  id: number,
  isPublished: boolean,
): Promise<OrganizerRecord> {
  const body = { id, is_published: isPublished };
  return (await browserApi(storefront)).call(organizerSetPublishedCall, { body });
}

export async function makeContract(storefront: Storefront, organizerId: number) {
  const body = { organizer_id: organizerId };
  return (await browserApi(storefront)).call(createContractCall, { body });
}

export async function uploadPhoto(
  storefront: Storefront,
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) {
  const body = { bucket: "avatar" as const };
  return (await browserApi(storefront)).call(uploadImageCall, { body, file, ...options });
}
