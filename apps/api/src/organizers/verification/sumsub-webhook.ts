import { documentChecks } from "@tropa/domain/organizers/verification";
import type { DocumentCheck } from "@tropa/domain/organizers/verification";
import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { ApiError } from "../../platform/errors/api-error.ts";
import { isSameSecret } from "../../platform/secrets/constant-time.ts";
import type { VerificationNotification } from "./identity-provider.ts";

/** Digest algorithms by their names in messages; others are refused, such as SHA-1. */
const algorithms = new Map([
  ["HMAC_SHA256_HEX", "sha256"],
  ["HMAC_SHA512_HEX", "sha512"],
]);

/** The id under which the provider knows an organizer. */
export const externalUserId = (organizerId: number): string => `organizer-${organizerId}`;

/** The largest PostgreSQL integer. */
const largestId = 2_147_483_647;

const message = z.object({
  applicantId: z.string().min(1).max(200),
  externalUserId: z.string().max(200),
  levelName: z.string().max(200).optional(),
  type: z.string().max(100),
  reviewStatus: z.string().max(50).optional(),
  reviewResult: z
    .object({
      reviewAnswer: z.string().max(20).optional(),
      rejectLabels: z.array(z.string().max(100)).max(50).optional(),
    })
    .optional(),
  createdAt: z.string().max(50).optional(),
  createdAtMs: z.string().max(50).optional(),
});

/** Throws `forbidden` unless the digest matches the body's bytes. */
export function checkDigest(rawBody: Buffer, headers: IncomingHttpHeaders, secret: string): void {
  const algorithm = algorithms.get(String(headers["x-payload-digest-alg"]));
  if (algorithm === undefined) throw new ApiError("forbidden");
  const expected = createHmac(algorithm, secret).update(rawBody).digest("hex");
  if (!isSameSecret(String(headers["x-payload-digest"] ?? "").toLowerCase(), expected))
    throw new ApiError("forbidden");
}

/**
 * Parses a genuine message. Null if it is not about an organizer, is about another verification level, or contains no
 * result.
 */
export function parseMessage(rawBody: Buffer, levelName: string): VerificationNotification | null {
  const parsed = message.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new ApiError("bad_request");
  const { data } = parsed;
  const organizerId = Number(/^organizer-([1-9]\d{0,9})$/.exec(data.externalUserId)?.[1]);
  const status = statusOf(data);
  const isOther = data.levelName !== undefined && data.levelName !== levelName;
  if (!(organizerId <= largestId) || status === null || isOther) return null;
  // Actions are checks of a single operation, not of identity.
  if (!data.type.startsWith("applicant") || data.type.startsWith("applicantAction")) return null;
  const toldAt = momentOf(data.createdAtMs) ?? momentOf(data.createdAt);
  if (!toldAt) throw new ApiError("bad_request");
  return {
    organizerId,
    applicantId: data.applicantId,
    status,
    rejectLabels: data.reviewResult?.rejectLabels ?? [],
    toldAt,
  };
}

function statusOf({ reviewStatus, reviewResult }: z.output<typeof message>): DocumentCheck | null {
  if (reviewStatus === undefined) return null;
  if (reviewStatus === "init") return documentChecks.notPerformed;
  if (reviewStatus !== "completed") return documentChecks.inProgress;
  if (reviewResult?.reviewAnswer === "GREEN") return documentChecks.success;
  return reviewResult?.reviewAnswer === "RED" ? documentChecks.failed : null;
}

/** Parses a moment; `2026-02-21 13:23:19.321` is in UTC, like `2026-02-21 13:23:19+0000`. */
function momentOf(text: string | undefined): Date | null {
  const match =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d{1,3})?)(?:Z|([+-]\d\d):?(\d\d))?$/.exec(
      text ?? "",
    );
  if (!match) return null;
  const [, day, time, hours = "+00", minutes = "00"] = match;
  const moment = new Date(`${day}T${time}${hours}:${minutes}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    throw new ApiError("bad_request");
  }
}
