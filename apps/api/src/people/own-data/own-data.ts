import { createHmac, timingSafeEqual } from "node:crypto";
import { Readable } from "node:stream";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Uploads } from "../../platform/files/uploads.ts";
import type { Caller } from "../../server/caller.ts";
import { passportCipher } from "../../platform/secrets/passport-cipher.ts";
import { takeAllowance } from "../codes/codes.ts";
import { isSessionOld, proveOwner } from "../owner-check/owner-check.ts";
import type { Proof } from "../owner-check/owner-check.ts";
import { listOwnFiles, readParts } from "./own-data-store.ts";
import { zipOf } from "./zip.ts";
import type { ZipEntry } from "./zip.ts";

/** Lifetime of a link to the copy, seconds. */
const linkSeconds = 600;

/** The content of a link: works only for this session, in its browser. */
export interface CopyLink {
  storefront: string;
  session: string;
  /** Seconds since 1970. */
  until: number;
  /** Whose copy it is, where staff make it at the person's request; null for the session's own. */
  person: number | null;
}

const signatureOf = (
  { config }: Pick<ApiContext, "config">,
  { storefront, session, until, person }: CopyLink,
): Buffer =>
  createHmac("sha256", config.signingKey)
    .update(`own-data/${storefront}/${session}/${until}/${person ?? "own"}`)
    .digest();

/** Creates a link to a copy of own data. Throws `confirm_owner` if the sign-in was too long ago. */
export async function linkToOwnData(
  context: ApiContext,
  actor: Actor,
  proof: Proof,
  { storefront }: Caller,
): Promise<{ url: string; expires_at: string }> {
  const isProven = proof.code !== undefined || proof.password !== undefined;
  const useProof =
    isProven || (await isSessionOld(context, actor))
      ? await proveOwner(context, actor, proof)
      : null;
  const wait = await inTransaction(context.pool, async (client) => {
    await useProof?.(client);
    return takeAllowance(context, client, "dataCopies", `account ${actor.accountId}`);
  });
  if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
  return signedLink(context, actor, { storefront: storefront.id, person: null });
}

/** Creates a link to a copy of somebody's data, for the session of an actor. Rights are the caller's to check. */
export function signedLink(
  context: Pick<ApiContext, "config">,
  actor: Actor,
  { storefront, person }: Pick<CopyLink, "storefront" | "person">,
): { url: string; expires_at: string } {
  const until = Math.floor(Date.now() / 1000) + linkSeconds;
  const link = { storefront, session: actor.sessionId, until, person };
  const query = new URLSearchParams({
    storefront: link.storefront,
    session: link.session,
    until: String(until),
    ...(person !== null && { person: String(person) }),
    signature: signatureOf(context, link).toString("base64url"),
  });
  return {
    url: `/files/own-data?${query.toString()}`,
    expires_at: new Date(until * 1000).toISOString(),
  };
}

/** Whether a link has our signature and has not expired. */
export function isOwnDataLink(
  context: Pick<ApiContext, "config">,
  link: CopyLink,
  signature: string,
): boolean {
  if (!Number.isSafeInteger(link.until) || link.until * 1000 < Date.now()) return false;
  const [own, given] = [signatureOf(context, link), Buffer.from(signature, "base64url")];
  return own.length === given.length && timingSafeEqual(own, given);
}

/** Streams everything stored about a person, as a ZIP of JSON and of their uploaded files. */
export function ownDataZip(uploads: Uploads, accountId: number): Readable {
  return Readable.from(zipOf(entriesOf(uploads, accountId)));
}

async function* entriesOf(
  { context, store }: Uploads,
  accountId: number,
): AsyncGenerator<ZipEntry> {
  const encoder = new TextEncoder();
  for await (const { part, rows } of readParts(context.pool, accountId)) {
    const readable = part === "travellers" ? rows.map(openPassport(context)) : rows;
    const json = JSON.stringify(part === "profile" ? readable[0] : readable, null, 2);
    yield { name: `${part}.json`, isPacked: false, bytes: [encoder.encode(`${json}\n`)] };
  }
  for (const { id, name, storage_key: key } of await listOwnFiles(context.pool, accountId)) {
    const bytes = await store.read(key).catch((error: unknown) => {
      // A row without its file, as after restoring only the database: skip it.
      if (error instanceof ApiError && error.code === "not_found") return null;
      throw error;
    });
    if (bytes) yield { name: `files/${id}-${plain(name)}`, isPacked: true, bytes };
  }
}

/** A safe file name for the archive: uploaded names may contain path separators. */
const plain = (name: string) => name.replaceAll(/[/\\\p{Cc}]/gu, "_").slice(-120);

const openPassport =
  ({ config }: Pick<ApiContext, "config">) =>
  ({ passport, ...traveller }: Record<string, unknown>): Record<string, unknown> => ({
    ...traveller,
    passport:
      typeof passport === "string"
        ? passportCipher(config).open(Buffer.from(passport, "base64"))
        : null,
  });
