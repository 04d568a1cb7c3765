import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { TextField } from "@tropa/ui-kit/text-field";
import type { TextFieldProps } from "@tropa/ui-kit/text-field";
import { Suspense, useId, useState } from "react";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./meeting.module.css";

const SpotMap = lazyPart("organizers", () => import("./spot-map.tsx"));

export type SpotFieldProps = TextFieldProps & { onPick: (text: string) => void };

/** A point, by coordinates or on a map that loads on demand. */
export function SpotField({ onPick, ...field }: SpotFieldProps) {
  const { t } = useTranslation("meeting");
  const mapId = useId();
  const [start, setStart] = useState<string | null>(null);
  const open = () => {
    const input = document.getElementById(field.id ?? "");
    setStart(input instanceof HTMLInputElement ? input.value : "");
  };
  return (
    <>
      <div className={styles.spot}>
        <TextField {...field} hint={t("hints.spot")} autoComplete="off" />
        <Button
          variant="secondary"
          size="sm"
          icon="map-pin"
          aria-expanded={start !== null}
          aria-controls={mapId}
          onClick={() => (start === null ? open() : setStart(null))}
        >
          {t(start === null ? "map.open" : "map.close")}
        </Button>
      </div>
      <div id={mapId} className={styles.wide} hidden={start === null}>
        {start !== null && (
          <Suspense fallback={<Skeleton shape="block" height="22rem" />}>
            <SpotMap start={start} onPick={onPick} />
          </Suspense>
        )}
      </div>
    </>
  );
}
