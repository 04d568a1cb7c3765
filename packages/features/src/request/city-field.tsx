import { TextField } from "@tropa/ui-kit/text-field";
import { lazy, Suspense, useState } from "react";
import { useNear } from "../platform/use-near.ts";
import { useTranslation } from "../platform/translation.ts";

export interface CityFieldProps {
  /** Hears the city's name; empty while there is none. */
  onCity: (city: string) => void;
  className?: string | undefined;
}

const CitySearch = lazy(() =>
  // Without the search the name can be typed: a lost connection costs the suggestions alone.
  import("./city-search.tsx").catch(() => ({ default: PlainCity })),
);

function PlainCity({ onCity, onTouch, className }: CityFieldProps & { onTouch?: () => void }) {
  const { t } = useTranslation("request");
  return (
    <TextField
      className={className}
      label={t("fields.city")}
      optional
      autoComplete="address-level2"
      onFocus={onTouch}
      onChange={(event) => onCity(event.target.value.trim())}
    />
  );
}

/**
 * A city, found by typing (document 1 §2, "City autocomplete"). It is a plain field until the visitor comes near, and
 * stays one for whoever was quicker than the search: nobody's letters are taken away.
 */
export function CityField(props: CityFieldProps) {
  const [place, isNear] = useNear();
  const [isTouched, setTouched] = useState(false);
  const plain = <PlainCity {...props} onTouch={() => setTouched(true)} />;
  return (
    <div ref={place}>
      {isNear && !isTouched ? (
        <Suspense fallback={plain}>
          <CitySearch {...props} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
