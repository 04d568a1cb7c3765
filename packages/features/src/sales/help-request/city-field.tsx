import { TextField } from "@tropa/ui-kit/text-field";
import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { useNear } from "../../platform/browser/use-near.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/**
 * A city, found by typing (docs/product/forms.md#cities). A plain field until the search loads; it stays one if the
 * visitor starts typing first or the search fails to load, so that no letters are lost.
 */
export function CityField({ name }: { name: string }) {
  const { t } = useTranslation("request");
  const [place, isNear] = useNear();
  const [Search, setSearch] = useState<ComponentType<{ name: string }>>();
  useEffect(() => {
    if (!isNear) return;
    import("./city-search.tsx").then(
      ({ default: loaded }) => {
        // Check the field itself: a focus before hydration fired no handler.
        const field = place.current?.querySelector("input");
        if (field !== document.activeElement && !field?.value) setSearch(() => loaded);
      },
      () => {},
    );
  }, [isNear, place]);
  return (
    <div ref={place}>
      {Search ? (
        <Search name={name} />
      ) : (
        <TextField name={name} label={t("fields.city")} optional autoComplete="address-level2" />
      )}
    </div>
  );
}
