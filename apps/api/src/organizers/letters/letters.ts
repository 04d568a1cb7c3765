import { greetingName } from "@tropa/domain/people/full-name";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { isLocale, localise } from "@tropa/domain/locale";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import { rejectReasonsOf } from "@tropa/domain/organizers/reject-reasons";
import type { Config } from "../../config/config.ts";
import type { Client } from "../../platform/db/database.ts";
import type { MessageKind } from "../../platform/outbox/message-text.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { letterLink } from "../../platform/storefronts/storefront.ts";
import type { Storefront, StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

const words = readMessages<typeof en>(import.meta.dirname, "messages");

type Storefronts = Pick<Config, "storefronts">;

interface AddressRow {
  email: string;
  first_name: LocalisedText;
  last_name: LocalisedText;
  languages: string[];
}

/**
 * Writes to an organizer in one of their languages, from the named storefront or otherwise the first one with that
 * language.
 */
export async function notifyOrganizer(
  client: Client,
  { storefronts }: Storefronts,
  to: { id: number; storefront?: Storefront; locale?: Locale | undefined },
  kind: MessageKind,
  values: (reader: StorefrontReader) => Record<string, string | number>,
): Promise<void> {
  const { rows } = await client.query<AddressRow>(
    "SELECT email, first_name, last_name, languages FROM organizer WHERE id = $1",
    [to.id],
  );
  const [organizer] = rows;
  if (!organizer) return;
  const locale = to.locale ?? organizer.languages.find(isLocale) ?? "en";
  const reader = { storefront: to.storefront ?? storefronts.speaking(locale), locale };
  await enqueueText(client, { email: organizer.email, phone: null, ...reader }, kind, {
    name: greetingName({
      first_name: localise(organizer.first_name, locale),
      last_name: localise(organizer.last_name, locale),
    }),
    ...values(reader),
  });
}

/** Notifies an organizer that their record is published. */
export function notifyRecordPublished(
  client: Client,
  config: Storefronts,
  id: number,
): Promise<void> {
  return notifyOrganizer(client, config, { id }, "organizerRecordPublished", (reader) => ({
    page: reader.storefront.features.organizersShown
      ? letterLink(reader, `/tour-provider/${id}`)
      : "",
    link: letterLink(reader, "/organizer/tours"),
  }));
}

/** Tells an account's owner that staff have created a record for them. */
export function notifyRecordCreated(
  client: Client,
  config: Storefronts,
  id: number,
): Promise<void> {
  return notifyOrganizer(client, config, { id }, "organizerRecordMade", (reader) => ({
    link: recordLink(reader, id),
  }));
}

/** Notifies an organizer that their record is hidden. */
export function notifyRecordHidden(client: Client, config: Storefronts, id: number): Promise<void> {
  return notifyOrganizer(client, config, { id }, "organizerRecordHidden", (reader) => ({
    link: recordLink(reader, id),
  }));
}

/** Notifies an organizer of what their record lacks for publication. */
export function notifyRecordIncomplete(
  client: Client,
  config: Storefronts,
  { id, missing }: { id: number; missing: OrganizerRecord["missing"] },
): Promise<void> {
  return notifyOrganizer(client, config, { id }, "organizerRecordLacks", (reader) => ({
    missing: missing.map((field) => words[reader.locale].missing[field]).join("\n"),
    link: recordLink(reader, id),
  }));
}

/** Notifies an organizer of the result of their identity check; null `rejectLabels` mean success. */
export function notifyVerificationResult(
  client: Client,
  config: Storefronts,
  { id, rejectLabels }: { id: number; rejectLabels: readonly string[] | null },
): Promise<void> {
  if (rejectLabels === null)
    return notifyOrganizer(client, config, { id }, "organizerVerified", (reader) => ({
      link: recordLink(reader, id),
    }));
  return notifyOrganizer(client, config, { id }, "organizerNotVerified", (reader) => ({
    reasons: rejectReasonsOf(rejectLabels)
      .map((reason) => words[reader.locale].reasons[reason])
      .join("\n"),
    link: `${recordLink(reader, id)}/verification`,
  }));
}

const recordLink = (reader: StorefrontReader, id: number): string =>
  letterLink(reader, `/organizer/records/${id}`);
