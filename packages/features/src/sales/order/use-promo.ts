import type { checkPromoCall } from "@tropa/api-contract/sales/calls-booking";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useCall } from "../../platform/forms/use-call.ts";
import { forgetPromo, visitPromo } from "../../platform/storage/visit-promo.ts";
import { bookingCalls } from "../calls/booking-calls.ts";
import { propertyOf } from "../price/price-change.ts";

/** A code that the API has accepted for the order's departure. */
type AppliedPromo = AnswerOf<typeof checkPromoCall>;

/** The server's message about the promo code, in the reader's language; null for other errors. */
function promoFault(error: unknown): string | null {
  const messages = propertyOf(propertyOf(error, "validation"), "promo");
  const message: unknown = Array.isArray(messages) ? messages[0] : null;
  return typeof message === "string" ? message : null;
}

/** The promo code of an order: typed, or from the link that the visitor came by; checked anew for another date. */
export function usePromo(order: { tourId: number; dateId: number }) {
  const storefront = useStorefront();
  const { search } = useLocation();
  const [code, setCode] = useState(() => visitPromo(search));
  const [isOpen, setOpen] = useState(code !== "");
  const [applied, setApplied] = useState<AppliedPromo | null>(null);
  const [fault, setFault] = useState<string>();
  const call = useCall();

  const refuse = (message: string) => {
    setApplied(null);
    setOpen(true);
    setFault(message);
  };
  const check = (promo: string, dateId: number) =>
    call.run({
      body: { promo, tour_id: order.tourId, variant_id: dateId },
      async send(body) {
        const { api, calls } = await bookingCalls(storefront);
        return api.call(calls.checkPromoCall, { body });
      },
      onDone(found) {
        call.release();
        setFault(undefined);
        setApplied(found);
      },
      onRefused(error) {
        const message = promoFault(error);
        if (message !== null) refuse(message);
        return message !== null;
      },
    });
  const checkAgain = useEffectEvent((dateId: number) => {
    const known = applied?.code ?? code;
    if (known !== "") void check(known, dateId);
  });
  useEffect(() => checkAgain(order.dateId), [order.dateId]);

  return {
    code,
    isOpen,
    applied,
    fault,
    isChecking: call.isRunning,
    problem: call.problem,
    open: () => setOpen(true),
    type(text: string) {
      setCode(text);
      setFault(undefined);
    },
    apply(emptyMessage: string) {
      const isEmpty = code.trim() === "";
      setFault(isEmpty ? emptyMessage : undefined);
      if (!isEmpty) void check(code, order.dateId);
    },
    remove() {
      forgetPromo();
      setApplied(null);
      setCode("");
      setOpen(false);
    },
    /** Takes the code off an order that was refused because of it; false if the error is about something else. */
    refuseBy(error: unknown): boolean {
      const message = promoFault(error);
      if (message === null) return false;
      if (applied) setCode(applied.code);
      refuse(message);
      return true;
    },
  };
}

export type OrderPromo = ReturnType<typeof usePromo>;
