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
import { orNotFound } from "../../../server/or-not-found.ts";
import { serve } from "../../../server/serve.ts";
import { takeAllowance } from "../../../people/codes/codes.ts";
import {
  findCertificate,
  orderAnswer,
  orderCertificate,
  printCertificate,
  resendCertificate,
  stateOf,
} from "../../certificates/certificates.ts";
import type { CertificateRecord } from "../../certificates/certificates.ts";
import { refundCertificate } from "../certificate-payment.ts";
import { findCertificateByTypedCode } from "../certificate-tries.ts";

/** Registers the calls for gift certificates, except paying with them. `now` is for tests. */
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
    answer(orNotFound(await findCertificate(pool, { uuid: query.uuid }))),
  );

  serve(server, resendCertificateCall, async ({ body }) => {
    const { uuid } = body;
    orNotFound(await findCertificate(pool, { uuid }));
    const wait = await takeAllowance(context, pool, "certificateLetters", uuid);
    if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
    const recipientEmail = body.recipient_email || null;
    return answer(await resendCertificate(context, { uuid, recipientEmail }, now()));
  });

  serve(server, refundCertificateCall, async ({ body }) =>
    answer(await refundCertificate(context, body.uuid, now())),
  );

  serve(server, certificateBalanceCall, async ({ body, caller }) => {
    const certificate = await findCertificateByTypedCode(context, body.code, caller);
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
    const certificate = orNotFound(await findCertificateByTypedCode(context, body.code, caller));
    const bytes = await printCertificate(config, certificate, body.code);
    void reply
      .header("content-disposition", 'attachment; filename="certificate.pdf"')
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff");
    return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
  });
}
