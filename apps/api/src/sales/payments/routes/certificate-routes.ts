import {
  certificateBalanceCall,
  certificateOrderCall,
  certificatePdfCall,
  orderCertificateCall,
  refundCertificateCall,
  resendCertificateCall,
} from "@tropa/api-contract/sales/calls-certificates";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../../config/context.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { networkOf } from "../../../platform/limits/rate-limit.ts";
import type { Caller } from "../../../server/caller.ts";
import { existing } from "../../../server/existing.ts";
import { serve } from "../../../server/serve.ts";
import { giveBackAllowance, takeAllowance } from "../../../people/codes/codes.ts";
import {
  certificateOfCode,
  findCertificate,
  orderAnswer,
  orderCertificate,
  printCertificate,
  resend,
  stateOf,
} from "../../certificates/certificates.ts";
import type { CertificateRecord } from "../../certificates/certificates.ts";
import { refundCertificate } from "../certificate-payment.ts";

/** Gift certificates but for paying with them. `now` is for tests: which day it is decides about letters and ends. */
export function certificateRoutes(
  server: FastifyInstance,
  context: ApiContext,
  now: () => Date = () => new Date(),
): void {
  const { pool, config } = context;
  const answer = (certificate: CertificateRecord) => orderAnswer(config, certificate, now());

  serve(server, orderCertificateCall, async ({ body, caller, idempotencyKey }) =>
    answer(await orderCertificate(context, body, { reader: caller, idempotencyKey, now: now() })),
  );

  serve(server, certificateOrderCall, async ({ query }) =>
    answer(existing(await findCertificate(pool, { uuid: query.uuid }))),
  );

  serve(server, resendCertificateCall, async ({ body }) => {
    const { uuid } = body;
    existing(await findCertificate(pool, { uuid }));
    const wait = await takeAllowance(context, pool, "certificateLetters", uuid);
    if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
    const recipientEmail = body.recipient_email || null;
    return answer(await resend(context, { uuid, recipientEmail }, now()));
  });

  serve(server, refundCertificateCall, async ({ body }) =>
    answer(await refundCertificate(context, body.uuid, now())),
  );

  serve(server, certificateBalanceCall, async ({ body, caller }) => {
    const certificate = await known(context, body.code, caller);
    return {
      certificate: certificate && {
        state: stateOf(config, certificate, now()),
        amount: certificate.amount_minor,
        balance: certificate.balance_minor,
        currency: certificate.currency,
        until: certificate.valid_until,
        light: certificate.light,
        is_accepted:
          certificate.storefront === caller.storefront.id &&
          certificate.currency === caller.storefront.chargeCurrency,
      },
    };
  });

  serve(server, certificatePdfCall, async ({ body, caller, reply }) => {
    const certificate = existing(await known(context, body.code, caller));
    const bytes = await printCertificate(config, certificate, body.code);
    void reply
      .header("content-disposition", 'attachment; filename="certificate.pdf"')
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff");
    return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
  });
}

/** The certificate of a typed code. Codes that there are not count towards their network, which has to stop some time. */
async function known(
  context: ApiContext,
  typed: string,
  { address }: Caller,
): Promise<CertificateRecord | null> {
  const network = networkOf(address);
  const wait = await takeAllowance(context, context.pool, "certificateTries", network);
  if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
  const certificate = await certificateOfCode(context.pool, typed);
  if (certificate) await giveBackAllowance(context, context.pool, "certificateTries", network);
  return certificate;
}
