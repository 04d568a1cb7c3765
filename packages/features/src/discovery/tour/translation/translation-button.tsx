import { tourTranslationCall } from "@tropa/api-contract/discovery/calls-translations";
import type { TourTexts } from "@tropa/api-contract/discovery/calls-translations";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useState } from "react";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { readSiteTokens } from "../../../platform/api/site-tokens.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TranslationOfferProps } from "./translation-offer.tsx";
import styles from "./translation-button.module.css";

/** Returns the tour with translated long texts; missing ones stay as they are. */
function withTexts(tour: ShownTour, texts: TourTexts, locale: string): ShownTour {
  const { meeting_point_text, programme, questions, ...rest } = texts;
  const days = new Map(programme.map((day) => [day.day, day]));
  const own = questions.values();
  return {
    ...tour,
    ...rest,
    content_locale: locale,
    meeting_point: { ...tour.meeting_point, text: meeting_point_text },
    programme: tour.programme.map((day) => ({ ...day, ...days.get(day.day) })),
    questions: tour.questions.map((question) =>
      question.id === null ? { ...question, ...own.next().value } : question,
    ),
  };
}

type State = "unknown" | "offered" | "running" | "failed";

/** Translates the tour's texts and switches back; hidden if the storefront does not translate. */
export default function TranslationButton({ tour, isShown, onChange }: TranslationOfferProps) {
  const { t } = useTranslation("tour");
  const storefront = useStorefront();
  const { locale } = storefront;
  const [state, setState] = useState<State>("unknown");

  useEffect(() => {
    let isGone = false;
    // Without an answer there is no button; the original stays.
    void readSiteTokens(storefront).then(
      (tokens) => tokens?.translates_tours && !isGone && setState("offered"),
    );
    return () => {
      isGone = true;
    };
  }, [storefront]);

  const translate = async () => {
    setState("running");
    try {
      const api = await browserApi(storefront);
      const query = { tour_id: String(tour.id) };
      const { texts } = await api.call(tourTranslationCall, { query });
      onChange(withTexts(tour, texts, locale));
      setState("offered");
    } catch {
      setState("failed");
    }
  };

  if (state === "unknown") return null;
  return (
    <div className={styles.root}>
      <Button
        variant="secondary"
        size="sm"
        icon="language"
        loading={state === "running"}
        onClick={() => (isShown ? onChange() : void translate())}
      >
        {t(isShown ? "translation.undo" : "translation.offer")}
      </Button>
      <p role="status">
        {state === "failed" && t("translation.failed")}
        {isShown && t("translation.isMachine")}
      </p>
    </div>
  );
}
