import type { Image } from "@tropa/api-contract/base/primitives";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { Locale } from "@tropa/domain/locale";
import { localise } from "@tropa/domain/locale";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { EditsNotice } from "../conflict/edits-notice.tsx";
import { DeskHeader } from "../desk/desk-header.tsx";
import { idsOf } from "./draft/codecs.ts";
import { localeOf } from "./draft/draft-form.ts";
import { fieldId } from "./draft/use-draft-fields.ts";
import { useDraftTexts } from "./draft/use-draft-texts.ts";
import { useTourEdits } from "./draft/use-tour-edits.ts";
import { Thumbnail } from "./sections/photos-section.tsx";
import { TourForm } from "./tour-form.tsx";
import type { TourFormHandle } from "./tour-form.tsx";
import type { TourChoices } from "./queries/tour-queries.ts";
import { TourStateCard } from "./tour-state-card.tsx";
import styles from "./tours.module.css";

interface City {
  id: number;
  name: string;
}

export interface TourEditorProps {
  tour: OrganizerTour;
  choices: TourChoices;
  /** The tour's places, for their names. */
  cities: readonly City[];
}

/** The editor of a tour: state, missing parts and form. */
export function TourEditor({ tour, choices, cities }: TourEditorProps) {
  const { t } = useTranslation("organizerTours");
  const { locale } = useStorefront();
  const form = useRef<HTMLFormElement>(null);
  const handle = useRef<TourFormHandle>(null);
  const editing = useTourEdits(tour, form);
  const { saved } = editing;
  const [found, setFound] = useState<readonly City[]>([]);
  const [uploaded, setUploaded] = useState<readonly Image[]>([]);
  const texts = useDraftTexts({ choices, cities: [...cities, ...found] });
  const languages = [...saved.languages.required, ...saved.languages.optional];
  const [language, setLanguage] = useState<Locale>(
    languages.find((one) => one === locale) ?? languages[0] ?? locale,
  );

  const pictureOf = (key: string): Image =>
    saved.pictures.find((one) => one.key === key)?.image ??
    uploaded.find((one) => one.image === key) ?? { image: key, alt: "", color: "" };

  /** The label of a list item, with its position. */
  const labelOf = (name: string): string => {
    const [list = "", key = ""] = name.split("-");
    const place = idsOf(editing.edition.values[list]).indexOf(key);
    return texts.labelOf(name, place === -1 ? null : place + 1);
  };
  const goTo = (name: string) => {
    const wanted = localeOf(name);
    if (wanted && wanted !== language) flushSync(() => setLanguage(wanted));
    const element = document.getElementById(fieldId(name));
    element?.closest("details")?.setAttribute("open", "");
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  };
  const isPhoto = (name: string) => name.endsWith("-photo");
  return (
    <>
      <DeskHeader
        title={localise(saved.draft.title, locale) || t("untitled")}
        over={{ href: organizerPath("tours"), text: t("title") }}
      />
      <div className={styles.editor}>
        <aside className={styles.side} aria-label={t("state.title")}>
          <TourStateCard editing={editing} form={handle} labelOf={labelOf} onGo={goTo} />
        </aside>
        <div className={styles.main}>
          <EditsNotice
            editing={editing}
            labelOf={labelOf}
            renderValue={(name, value) =>
              isPhoto(name) && value !== "" ? (
                <Thumbnail image={pictureOf(value)} alt={labelOf(name)} />
              ) : (
                texts.valueText(name, value)
              )
            }
          />
          <TourForm
            key={editing.edition.number}
            ref={handle}
            formRef={form}
            editing={editing}
            choices={choices}
            texts={texts}
            languages={languages}
            language={language}
            onLanguage={setLanguage}
            pictureOf={pictureOf}
            labelOf={labelOf}
            onGo={goTo}
            onCity={(city) => setFound((before) => [...before, city])}
            onUploaded={(image) => setUploaded((before) => [...before, image])}
          />
        </div>
      </div>
    </>
  );
}
