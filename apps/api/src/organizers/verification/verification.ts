import type {
  verificationDataCall,
  verificationTokenCall,
} from "@tropa/api-contract/organizers/calls-verification";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { may } from "@tropa/domain/people/permissions";
import { checkMayBecome, documentChecks } from "@tropa/domain/organizers/verification";
import type { DocumentCheck } from "@tropa/domain/organizers/verification";
import { orNotFound } from "../../server/or-not-found.ts";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import { notifyVerificationResult } from "../letters/letters.ts";
import type { Pool } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type {
  IdentityProvider,
  VerificationNotification,
  VerificationStart,
} from "./identity-provider.ts";
import { createSumsub } from "./sumsub-provider.ts";
import * as store from "./verification-store.ts";
import type { KnownCheck } from "./verification-store.ts";

export { readVerificationFlags } from "./verification-store.ts";

/** Providers wait 5 seconds for an answer. We answer `unavailable` sooner, so that they retry. */
const reportTimeoutMs = 3000;
/** PostgreSQL's error code of a query stopped by `statement_timeout`. */
const statementTimedOut = "57014";

/** The configured identity provider; null without keys. */
export const identityProvider = ({ verification }: Config): IdentityProvider | null =>
  verification && createSumsub(verification);

/** Starts an organizer's check; only their own people may. */
export async function beginCheck(
  pool: Pool,
  provider: IdentityProvider | null,
  start: VerificationStart,
  actor: Actor,
): Promise<AnswerOf<typeof verificationTokenCall>> {
  if (!may(actor, "organizer.startVerification", { organizerId: start.organizerId }))
    throw new ApiError("forbidden");
  orNotFound(await store.readVerification(pool, start.organizerId));
  if (!provider) throw new ApiError("unavailable");
  return { ...(await provider.begin(start)), provider: provider.name };
}

/** Returns the state of an organizer's verification. */
export async function verificationData(
  pool: Pool,
  provider: IdentityProvider | null,
  organizerId: number,
  actor: Actor,
): Promise<AnswerOf<typeof verificationDataCall>> {
  if (!may(actor, "organizer.readVerification", { organizerId })) throw new ApiError("forbidden");
  const row = orNotFound(await store.readVerification(pool, organizerId));
  return {
    organizer_id: organizerId,
    ...row,
    told_at: row.told_at?.toISOString() ?? null,
    is_available: provider !== null,
  };
}

/**
 * Applies a provider's report about an organizer's check and notifies the organizer of a new result. Idempotent, in any
 * order: the newest report counts. Ignores unknown people. Throws `unavailable` if the database is too slow.
 */
export async function applyReport(
  { pool, config }: Pick<ApiContext, "pool" | "config">,
  provider: string,
  report: VerificationNotification,
): Promise<void> {
  try {
    await inTransaction(pool, async (client) => {
      await store.limitTime(client, reportTimeoutMs);
      const check = await store.lockCheck(client, report.organizerId);
      if (!check || !isNews(check, report)) return;
      const status = nextStatus(check, report.status);
      await store.storeReport(client, { ...report, provider, status });
      if (isResult(status) && status !== check.status)
        await notifyVerificationResult(client, config, {
          id: report.organizerId,
          rejectLabels: status === documentChecks.failed ? report.rejectLabels : null,
        });
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === statementTimedOut)
      throw new ApiError("unavailable");
    throw error;
  }
}

const isResult = (status: DocumentCheck): boolean =>
  status === documentChecks.success || status === documentChecks.failed;

/** Whether a report is newer than the stored one. Of two with the same time, a result beats an intermediate step. */
function isNews(check: KnownCheck, report: VerificationNotification): boolean {
  // Without a provider's status, an organizer verified by the operator changes only on a final result.
  if (check.status === null) return !check.is_verified || isResult(report.status);
  const before = check.told_at?.getTime() ?? 0;
  const now = report.toldAt.getTime();
  return now === before ? isResult(report.status) || !isResult(check.status) : now > before;
}

/** A check that is restarted at the provider is in progress: it never goes back to "not performed". */
function nextStatus({ status }: KnownCheck, notified: DocumentCheck): DocumentCheck {
  const from = status ?? documentChecks.notPerformed;
  return from === notified || checkMayBecome(from, notified) ? notified : documentChecks.inProgress;
}
