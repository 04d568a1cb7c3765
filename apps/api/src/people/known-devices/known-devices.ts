import { createHash, randomBytes } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import { letterLink } from "../../platform/storefronts/storefront.ts";
import type { Caller } from "../../server/caller.ts";
import { notifyOwner } from "../accounts/accounts.ts";
import type { Account } from "../accounts/accounts.ts";
import { deviceOf, readDeviceCookie } from "../sessions/sessions.ts";
import { recordDevice } from "./known-device-store.ts";

const idBytes = 16;

/**
 * The mark that identifies a browser: that of an earlier sign-in, or a new one. It contains no data about the browser or
 * its owner and gives no access.
 */
const markOf = (caller: Caller): string => {
  const kept = readDeviceCookie(caller);
  return kept !== null && /^[\w-]{22}$/.test(kept)
    ? kept
    : randomBytes(idBytes).toString("base64url");
};

/**
 * Records the device of a sign-in, in its transaction, and notifies the account's owner of a new one, except at the very
 * first sign-in. Returns the mark for the browser's cookie.
 */
export async function rememberDevice(
  context: Pick<ApiContext, "config">,
  client: Client,
  { account, caller, isFirst }: { account: Account; caller: Caller; isFirst: boolean },
): Promise<string> {
  const mark = markOf(caller);
  const isNew = await recordDevice(client, account.id, createHash("sha256").update(mark).digest());
  if (isNew && !isFirst) await notifyNewDevice(context, client, account, caller);
  return mark;
}

async function notifyNewDevice(
  { config }: Pick<ApiContext, "config">,
  client: Client,
  account: Account,
  caller: Caller,
): Promise<void> {
  const { storefront } = caller;
  const locale = account.language;
  const { browser, system, country } = deviceOf(config, caller.headers);
  const place = country && new Intl.DisplayNames(locale, { type: "region" }).of(country);
  await notifyOwner(client, account, { storefront, locale }, "newDevice", {
    device: [system, browser].filter(Boolean).join(", "),
    place: place ?? "",
    time: momentIn(locale, account.timezone, storefront.timeZone),
    link: letterLink({ storefront, locale }, "/settings#devices", "/"),
  });
}

/** The current time in the person's time zone, or the storefront's if theirs is unknown. */
function momentIn(locale: string, timezone: string | null, usual: string): string {
  const write = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone,
    }).format();
  try {
    return write(timezone ?? usual);
  } catch {
    // The profile's time zone may be invalid.
    return write(usual);
  }
}
