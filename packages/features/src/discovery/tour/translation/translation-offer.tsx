import { lazy, Suspense } from "react";
import { useNear } from "../../../platform/browser/use-near.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

const Button = lazy(() => import("./translation-button.tsx"));

export interface TranslationOfferProps {
  /** The original tour, in another language than the page's. */
  tour: ShownTour;
  /** True while the translation is shown. */
  isShown: boolean;
  /** Called with the translated tour, or with nothing to show the original. */
  onChange: (tour?: ShownTour) => void;
}

/** A button that translates the page's long texts, if the storefront can; loads when scrolled near. */
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
