import type { ApiContext } from "../../config/context.ts";
import { giveBackAllowance, takeAllowance } from "../../people/codes/codes.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { networkOf } from "../../platform/limits/rate-limit.ts";
import type { Caller } from "../../server/caller.ts";
import { certificateOfCode } from "../certificates/certificates.ts";
import type { CertificateRecord } from "../certificates/certificates.ts";

/**
 * Finds the certificate of a typed code. Unknown codes count against the client's network across all calls, to stop
 * guessing. Throws `too_many_requests`.
 */
export async function findCertificateByTypedCode(
  context: ApiContext,
  typed: string,
  { address }: Pick<Caller, "address">,
): Promise<CertificateRecord | null> {
  const network = networkOf(address);
  const wait = await takeAllowance(context, context.pool, "certificateTries", network);
  if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
  const certificate = await certificateOfCode(context.pool, typed);
  if (certificate) await giveBackAllowance(context, context.pool, "certificateTries", network);
  return certificate;
}
