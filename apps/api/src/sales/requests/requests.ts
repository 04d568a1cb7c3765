import { fullName } from "@tropa/domain/people/full-name";
import { localise } from "@tropa/domain/locale";
import type { helpRequestForm } from "@tropa/api-contract/sales/calls-booking";
import type { z } from "zod";
import { takeAllowance } from "../../people/codes/codes.ts";
import { writeParty } from "../booking/booking.ts";
import { letterLink, ownLocale } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { openTask } from "../../platform/tasks/tasks.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";
import { requestRegion } from "./region.ts";
import type { Region } from "./region.ts";
import { addEmail, insertHelpRequest, isRequest, knownSubjects } from "./requests-store.ts";

export { requestRegion } from "./region.ts";
export { isRequest, requestIdOf } from "./requests-store.ts";

const texts = readMessages<typeof en>(import.meta.dirname, "messages");

export type HelpRequest = z.output<typeof helpRequestForm>;

export interface HelpRequestAnswer {
  request_id: number;
  request_token: string;
  region: Region;
}

/** The mailbox and language of a storefront's team. */
const staffOf = ({ staffEmail }: Config, { storefront }: StorefrontReader) => ({
  email: staffEmail,
  phone: null,
  storefront,
  locale: ownLocale(storefront),
});

/** Stores a help request, or adds an e-mail to one just made (docs/product/help-requests.md#kinds). */
export async function submitHelpRequest(
  context: ApiContext,
  form: HelpRequest,
  reader: StorefrontReader,
): Promise<HelpRequestAnswer> {
  return form.type === "add_email_to_request"
    ? addEmailTo(context, form, reader)
    : storeHelpRequest(context, form, reader);
}

/** Returns whether the sender may be notified, and counts it: an unconfirmed number gets one text message a day. */
async function mayNotify(
  context: ApiContext,
  client: Queryable,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<boolean> {
  if (email !== null || phone === null) return true;
  return (await takeAllowance(context, client, "unconfirmedTexts", phone)) === 0;
}

async function storeHelpRequest(
  context: ApiContext,
  form: HelpRequest,
  reader: StorefrontReader,
): Promise<HelpRequestAnswer> {
  const { pool, config } = context;
  const region = requestRegion(form);
  const name =
    form.name || fullName({ first_name: form.first_name ?? "", last_name: form.last_name }) || null;
  const subjects = { tourId: form.tour_id ?? null, organizerId: form.organizer_id ?? null };
  const reachable = { email: form.email || null, phone: form.phone || null };
  return inTransaction(pool, async (client) => {
    const { tour, organizer } = await knownSubjects(client, subjects);
    if (subjects.tourId !== null && !tour) throw fieldError("tour_id", "incorrect");
    if (!organizer) throw fieldError("organizer_id", "incorrect");
    const { id, token } = await insertHelpRequest(client, {
      ...subjects,
      ...reachable,
      name,
      comment: form.comment || null,
      details: detailsOf(form),
      region,
      locale: reader.locale,
      storefront: reader.storefront.id,
    });
    const staff = staffOf(config, reader);
    await enqueueText(client, staff, "staffHelpRequest", {
      number: id,
      name: name ?? "",
      phone: form.phone ?? "",
      email: form.email ?? "",
      comment: form.comment ?? "",
      tour: tour ? localise(tour, staff.locale) : "",
      city: form.city ?? "",
      dates:
        form.dates ??
        [form.date_start_formatted, form.date_end_formatted].filter(Boolean).join(" — "),
      party: writeParty(
        {
          adults: form.adults ?? 0,
          children: form.children ?? 0,
          children_ages: form.children_ages ?? null,
        },
        staff.locale,
      ),
      region: texts[staff.locale].regions[region],
      referer: form.referer ?? "",
    });
    if (await mayNotify(context, client, reachable)) {
      await enqueueText(client, { ...reachable, ...reader }, "helpRequestReceived", {
        number: id,
      });
    }
    await openTask(client, "help_request", id);
    return { request_id: id, request_token: token, region };
  });
}

/** Throws `not_found` if the token does not match the request. */
export async function requireOwnRequest(
  client: Queryable,
  {
    request_id: id,
    request_token: token,
  }: { request_id?: number | undefined; request_token?: string | undefined },
): Promise<void> {
  if (id === undefined) return;
  if (token === undefined || !(await isRequest(client, { id, token })))
    throw new ApiError("not_found");
}

async function addEmailTo(
  { pool, config }: ApiContext,
  form: HelpRequest,
  reader: StorefrontReader,
): Promise<HelpRequestAnswer> {
  const { request_id_to_update: id, request_token: token, email } = form;
  if (id === undefined) throw fieldError("request_id_to_update", "required");
  if (token === undefined) throw fieldError("request_token", "required");
  if (!email) throw fieldError("email", "required");
  return inTransaction(pool, async (client) => {
    const request = await addEmail(client, { id, token }, email);
    if (!request) throw new ApiError("not_found");
    await enqueueText(client, staffOf(config, reader), "staffHelpRequestEmail", {
      number: id,
      email,
    });
    await enqueueText(client, { email, phone: null, ...reader }, "helpRequestSelection", {
      number: id,
      link: letterLink(reader, "/"),
    });
    return { request_id: id, request_token: token, region: request.region };
  });
}

/** Form fields without a column. */
function detailsOf(form: HelpRequest): Record<string, unknown> {
  return {
    adults: form.adults,
    children: form.children,
    children_ages: form.children_ages,
    city: form.city,
    dates: form.dates,
    date_start_formatted: form.date_start_formatted,
    date_end_formatted: form.date_end_formatted,
    time_start: form.time_start,
    timezone: form.timezone,
    is_travel_by_avia: form.is_travel_by_avia,
    is_travel_by_train: form.is_travel_by_train,
    referer: form.referer,
    utm_source: form.utm_source,
    utm_campaign: form.utm_campaign,
    utm_content: form.utm_content,
  };
}
