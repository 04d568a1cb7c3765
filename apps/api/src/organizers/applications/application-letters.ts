import { fullName, greetingName } from "@tropa/domain/people/full-name";
import type { Locale } from "@tropa/domain/locale";
import { isLocale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { ownLocale, storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { readableHome } from "./applicant-home.ts";
import type { ApplicationRow } from "./applications-store.ts";

type Context = Pick<ApiContext, "config">;

/** The applicant as a recipient: storefront and language of the application. */
function applicantOf({ config }: Context, row: ApplicationRow): StorefrontReader {
  const storefront = config.storefronts.of(row.storefront);
  return { storefront, locale: isLocale(row.locale) ? row.locale : ownLocale(storefront) };
}

/** Confirms an application to the applicant and notifies the team. */
export async function notifyApplicationReceived(
  context: Context,
  client: Client,
  row: ApplicationRow,
): Promise<void> {
  const reader = applicantOf(context, row);
  const { storefront } = reader;
  await enqueueText(
    client,
    { email: row.email, phone: null, ...reader },
    "organizerApplicationReceived",
    { name: greetingName(row), number: row.id, link: storefrontLink(reader, "/join") },
  );
  const team = { storefront, locale: ownLocale(storefront) };
  await enqueueText(
    client,
    { email: context.config.staffEmail, phone: null, ...team },
    "staffOrganizerApplication",
    {
      number: row.id,
      name: fullName(row),
      title: row.title,
      city: placeText(row, team.locale),
      email: row.email,
      phone: row.phone,
      site: row.site,
      about: row.about,
      link: storefrontLink(team, "/staff/organizers?view=applications"),
    },
  );
}

function placeText(row: ApplicationRow, locale: Locale): string {
  const { city, country } = readableHome(row, locale);
  return [city, country].filter(Boolean).join(", ");
}

/** Notifies the applicant of acceptance, with a link to the desk that goes through the organizers' sign-in. */
export async function notifyApplicationAccepted(
  context: Context,
  client: Client,
  row: ApplicationRow,
): Promise<void> {
  const reader = applicantOf(context, row);
  await enqueueText(
    client,
    { email: row.email, phone: row.phone, ...reader },
    "organizerApplicationAccepted",
    {
      name: greetingName(row),
      link: `${context.config.publicUrl}/organizer/login?from=${reader.storefront.id}`,
    },
  );
}

/** Notifies the applicant of a refusal with its reason. */
export async function notifyApplicationRefused(
  context: Context,
  client: Client,
  row: ApplicationRow,
): Promise<void> {
  const reader = applicantOf(context, row);
  await enqueueText(
    client,
    { email: row.email, phone: null, ...reader },
    "organizerApplicationRefused",
    {
      name: greetingName(row),
      reason: row.reason ?? "",
      link: storefrontLink(reader, "/join"),
    },
  );
}
