import type { SeenSum } from "@tropa/api-contract/base/primitives";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { priceChangeOf } from "./price-change.ts";
import type { PriceChange } from "./price-change.ts";

/** Loaded on demand: prices rarely change during an order. */
const PriceQuestion = lazy(() => import("./price-question.tsx"));

/** Asks the visitor to agree if the price has changed since it was shown; nothing else may be charged. */
export function usePriceQuestion(): {
  /**
   * Returns true and asks the visitor if the error is a price change; `again` repeats the action with the new price
   * after they agree.
   */
  ask: (refusal: unknown, again: (now: SeenSum | null) => void) => boolean;
  question: ReactNode;
} {
  const [pending, setPending] = useState<{
    change: PriceChange;
    again: (now: SeenSum | null) => void;
  } | null>(null);
  return {
    ask(refusal, again) {
      const change = priceChangeOf(refusal);
      if (change) setPending({ change, again });
      return change !== null;
    },
    question: pending && (
      <Suspense>
        <PriceQuestion
          change={pending.change}
          onAgree={() => pending.again(pending.change.now)}
          onClose={() => setPending(null)}
        />
      </Suspense>
    ),
  };
}
