import { Button } from "@tropa/ui-kit/button";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { MAX_COMPARED } from "./compared-tours.ts";
import type { ComparedTour } from "./compared-tours.ts";
import { lazyComparison, useIsCompared } from "./use-compare.ts";

interface CompareButtonProps {
  tour: ComparedTour;
  /** `icon` on a photo, `words` elsewhere on a page. */
  look?: "icon" | "words";
  className?: string;
}

/** Adds a tour to the comparison, or removes it. */
export function CompareButton({ tour, look = "icon", className }: CompareButtonProps) {
  const { t } = useTranslation("compare");
  const isHydrated = useIsHydrated();
  const isCompared = useIsCompared(tour.id);
  // Without scripts the choice could not be stored. The variant with text keeps its space, so that its neighbours do
  // not move.
  if (!isHydrated && look === "icon") return null;
  const press = () =>
    lazyComparison.act(({ tours, toggle }) => {
      const isFull = tours.length >= MAX_COMPARED && tours.every(({ id }) => id !== tour.id);
      if (isFull) showToast({ type: "info", text: t("full", { count: MAX_COMPARED }) });
      else toggle(tour);
    });
  if (look === "words")
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={isCompared ? "check" : "compare"}
        aria-pressed={isCompared}
        className={className}
        style={isHydrated ? undefined : { visibility: "hidden" }}
        onClick={press}
      >
        {t(isCompared ? "added" : "add")}
      </Button>
    );
  return (
    <IconButton
      icon={isCompared ? "check" : "compare"}
      pressed={isCompared}
      variant="overlay"
      size="sm"
      label={t("addNamed", { title: tour.title })}
      className={className}
      onClick={press}
    />
  );
}
