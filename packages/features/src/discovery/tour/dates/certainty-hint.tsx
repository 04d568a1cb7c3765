import { IconButton } from "@tropa/ui-kit/icon-button";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./certainty-hint.module.css";

/** Loads the explanation on first use. */
const load = () => import("./certainty-words.tsx");
const CertaintyWords = lazy(load);
const preload = () => void load().catch(() => {});

/** A button that explains what "Preliminary" means (docs/product/cards-and-dates.md#departures). */
export function CertaintyHint({ dates }: { dates: string }) {
  const { t } = useTranslation("tour");
  const [isWanted, setWanted] = useState(false);
  const button = {
    icon: "info",
    size: "sm",
    label: t("dates.what", { dates }),
  } as const;
  const first = (
    <IconButton
      {...button}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  return (
    <div className={styles.root}>
      {isWanted ? (
        <Suspense fallback={first}>
          <CertaintyWords button={button} />
        </Suspense>
      ) : (
        first
      )}
    </div>
  );
}
