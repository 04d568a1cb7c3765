import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Suspense } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { isSbpStart } from "../sbp/sbp-start.ts";
import { orderUrl, startPaying } from "./certificate-calls.ts";
import type { StartedCertificate } from "./certificate-calls.ts";

const SbpPayment = lazyPart("trips", () => import("../sbp/sbp-payment.tsx"));

export interface CertificatePaymentProps {
  started: StartedCertificate;
  path: string;
  amount: string;
  /** Returns to the choice of payment method. */
  onOther: () => void;
}

/** Pays for a certificate order by QR code on this page. */
export function CertificatePayment({ started, path, amount, onOther }: CertificatePaymentProps) {
  const storefront = useStorefront();
  if (!isSbpStart(started)) return null;
  const { order, seen, choice } = started;
  const page = orderUrl(storefront, path, order);
  return (
    <Suspense>
      <SbpPayment
        started={started}
        amount={amount}
        restart={() => startPaying(storefront, { uuid: order, seen }, { choices: [choice], path })}
        returnUrl={page}
        onOther={onOther}
        onOver={() => window.location.assign(page)}
      />
    </Suspense>
  );
}
