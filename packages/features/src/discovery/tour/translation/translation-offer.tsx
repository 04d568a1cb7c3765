import { lazy, Suspense } from "react";
import { useNear } from "../../../platform/browser/use-near.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

const Button = lazy(() => import("./translation-button.tsx"));

export interface TranslationOfferProps {
  /** As its organizer wrote it, in another language than the page's. */
  tour: ShownTour;
  /** The page shows the translation. */
  isShown: boolean;
  /** The tour in the page's language; without one as it was written. */
  onChange: (tour?: ShownTour) => void;
}

/** A button that translates the page's long texts, where the storefront can; fetched when the reader comes near. */
export function TranslationOffer(props: TranslationOfferProps) {
  const [place, isNear] = useNear();
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Button {...props} />
        </Suspense>
      )}
    </div>
  );
}
