import type { ReturnReason } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { isLocale, localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { DraftSection } from "@tropa/domain/organizers/tours/tour-draft";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import { letterLink } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { notifyOrganizer } from "../letters/letters.ts";
import { pathOf } from "./own-tour.ts";
import { lastSender } from "./revisions-store.ts";
import type { OwnTourRow } from "./tours-store.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

type Context = Pick<ApiContext, "config">;

/** Names of the form's sections in letters. */
const sections: Readonly<Record<Locale, Record<DraftSection, string>>> = readMessages<typeof en>(
  import.meta.dirname,
  "messages",
);

type Kind = "organizerTourApproved" | "organizerTourReturned" | "organizerTourWithdrawn";

/** Writes to the organizer from the storefront and in the language of the submission. */
async function notify(
  { config }: Context,
  client: Client,
  row: OwnTourRow,
  kind: Kind,
  values: (reader: StorefrontReader) => Record<string, string>,
): Promise<void> {
  const sender = await lastSender(client, row.id);
  const to = {
    id: row.organizer_id,
    ...(sender && { storefront: config.storefronts.of(sender.storefront) }),
    locale: isLocale(sender?.locale) ? sender.locale : undefined,
  };
  await notifyOrganizer(client, config, to, kind, (reader) => ({
    tour: localise(row.draft.title, reader.locale),
    link: letterLink(reader, `/organizer/tours/${row.id}`),
    ...values(reader),
  }));
}

/** Notifies the organizer that the tour is approved. */
export const notifyTourApproved = (
  context: Context,
  client: Client,
  row: OwnTourRow,
): Promise<void> =>
  notify(context, client, row, "organizerTourApproved", (reader) => {
    const path = pathOf(row);
    return { tourLink: path === null ? "" : letterLink(reader, path as `/${string}`) };
  });

/** Notifies the organizer that the tour was returned with reasons. */
export const notifyTourReturned = (
  context: Context,
  client: Client,
  row: OwnTourRow,
  reasons: readonly ReturnReason[],
): Promise<void> =>
  notify(context, client, row, "organizerTourReturned", ({ locale }) => ({
    reasons: reasonText(reasons, locale),
  }));

/** Notifies the organizer that staff have withdrawn the tour. */
export const notifyTourWithdrawn = (
  context: Context,
  client: Client,
  row: OwnTourRow,
  reasons: readonly ReturnReason[],
): Promise<void> =>
  notify(context, client, row, "organizerTourWithdrawn", ({ locale }) => ({
    reasons: reasonText(reasons, locale),
  }));

/** Formats reasons, one per line, with the section of the form. */
const reasonText = (reasons: readonly ReturnReason[], locale: Locale): string =>
  reasons
    .map(({ section, text }) => (section === null ? text : `${sections[locale][section]}: ${text}`))
    .join("\n");
