import type { SeenSum } from "@tropa/api-contract/base/primitives";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { priceChangeOf } from "./price-change.ts";
import type { PriceChange } from "./price-change.ts";

/** Few prices change while somebody looks at them. */
const PriceQuestion = lazy(() => import("./price-question.tsx"));

/** Nothing is charged but what was seen: where it comes to another sum the visitor is asked before it is done again. */
export function usePriceQuestion(): {
  /** Takes the refusal for another sum; what was wanted is done again for the new one once they agree. */
  ask: (refusal: unknown, again: (now: SeenSum | null) => void) => boolean;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{
    change: PriceChange;
    again: (now: SeenSum | null) => void;
  } | null>(null);
  return {
    ask(refusal, again) {
      const change = priceChangeOf(refusal);
      if (change) setAsked({ change, again });
      return change !== null;
    },
    question: asked && (
      <Suspense>
        <PriceQuestion
          change={asked.change}
          onAgree={() => asked.again(asked.change.now)}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
