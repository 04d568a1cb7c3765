import { saveTourCall } from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { Image } from "@tropa/api-contract/base/primitives";
import { localeFacts } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useEffect, useEffectEvent, useImperativeHandle } from "react";
import type { Ref } from "react";
import { bottomBar } from "../../platform/browser/bottom-bar.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { toastFailure } from "../../platform/forms/problems/failure-toast.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { withFieldNames } from "../../platform/forms/renamed-fields.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { changedBody, fieldNameOf, localeOf } from "./draft/draft-form.ts";
import { fieldId, useDraftFields } from "./draft/use-draft-fields.ts";
import type { DraftTexts } from "./draft/use-draft-texts.ts";
import type { TourEditing } from "./draft/use-tour-edits.ts";
import { useRows } from "./draft/use-rows.ts";
import { ConditionsSection } from "./sections/conditions-section.tsx";
import { GroupSection } from "./sections/group-section.tsx";
import { IncludedSection } from "./sections/included-section.tsx";
import { PhotosSection } from "./sections/photos-section.tsx";
import type { PictureOf } from "./sections/photos-section.tsx";
import { PlaceSection } from "./sections/place-section.tsx";
import { ProgrammeSection } from "./sections/programme-section.tsx";
import { TextsSection } from "./sections/texts-section.tsx";
import type { TourChoices } from "./queries/tour-queries.ts";
import styles from "./tours.module.css";

/** Lets the page around the form save it. */
export interface TourFormHandle {
  /** Saves changes, if there are any, and then calls `next` with the saved tour. */
  save: (next?: (saved: OrganizerTour) => void) => void;
}

export interface TourFormProps {
  ref: Ref<TourFormHandle>;
  formRef: Ref<HTMLFormElement>;
  editing: TourEditing;
  choices: TourChoices;
  texts: DraftTexts;
  languages: readonly Locale[];
  language: Locale;
  onLanguage: (language: Locale) => void;
  pictureOf: PictureOf;
  labelOf: (name: string) => string;
  onGo: (name: string) => void;
  onCity: (city: { id: number; name: string }) => void;
  onUploaded: (image: Image) => void;
}

/** The form of a tour, saved as a whole together with the version it was based on. */
export function TourForm(props: TourFormProps) {
  const { ref, formRef, editing, choices, texts, languages, language, pictureOf, labelOf } = props;
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const moment = useMoment();
  const { saved, conflict, typed, before } = editing;
  const fields = useDraftFields({ editing, texts, languages, language });
  const { form, state } = fields;
  const cities = useRows(fields, "city_ids");
  const photos = useRows(fields, "photos");
  const isOpen = saved.acts.includes("save");

  const save: TourFormHandle["save"] = (next) => {
    const values = typed();
    if (next && Object.keys(changedBody(values, before)).length === 0) {
      next(saved);
      return;
    }
    void form.submit({
      body: () => ({
        id: saved.id,
        version: saved.version,
        draft: changedBody(values, before),
      }),
      send: async (body) =>
        withFieldNames(saveTourCall.name, callApi(storefront, saveTourCall, { body }), (path) =>
          fieldNameOf(path, values),
        ),
      onSent(answer) {
        editing.acceptSaved(answer, values);
        if (next) next(answer);
        else showToast({ type: "success", text: t("saved") });
      },
      onRefused(error) {
        if (codeOf(error) !== "conflict") return false;
        editing.refresh().catch((failure: unknown) => toastFailure(failure, t("failed")));
        return true;
      },
    });
  };
  useImperativeHandle(ref, () => ({ save }));

  // The field may be in a hidden language or a folded day.
  const showFault = useEffectEvent(() => {
    const [first] = Object.keys(state.errors);
    if (first !== undefined) props.onGo(first);
  });
  useEffect(() => {
    if (state.attempt > 0) showFault();
  }, [state.attempt]);

  const faults = Object.keys(state.errors).map((name) => ({
    fieldId: fieldId(name),
    label: labelOf(name),
  }));
  const lacking = (locale: Locale) =>
    saved.missing.filter(({ field }) => localeOf(field.replaceAll(".", "-")) === locale).length;
  return (
    <Form
      ref={formRef}
      className={styles.form}
      busy={state.isSending}
      onSubmit={() => save()}
      onInput={() => editing.keep()}
    >
      <FormAlert key={state.attempt} problem={state.problem} faults={faults} />
      <div className={styles.languages}>
        <SegmentedControl
          label={t("language")}
          value={language}
          onValueChange={(value) => {
            const chosen = languages.find((one) => one === value);
            if (chosen) props.onLanguage(chosen);
          }}
          segments={languages.map((locale) => {
            const isAsked = saved.languages.required.includes(locale) && lacking(locale) > 0;
            return {
              value: locale,
              label: (
                <span lang={locale}>
                  {localeFacts[locale].name}
                  {isAsked && <i className={styles.lacks} title={t("lacksTexts")} />}
                </span>
              ),
            };
          })}
        />
      </div>
      <fieldset disabled={!isOpen} className={styles.fields}>
        <TextsSection fields={fields} />
        <PlaceSection fields={fields} choices={choices} cities={cities} onCity={props.onCity} />
        <GroupSection fields={fields} choices={choices} />
        <PhotosSection
          fields={fields}
          photos={photos}
          pictureOf={pictureOf}
          onUploaded={props.onUploaded}
        />
        <ProgrammeSection fields={fields} cities={cities} photos={photos} pictureOf={pictureOf} />
        <IncludedSection fields={fields} />
        <ConditionsSection fields={fields} />
      </fieldset>
      <div ref={bottomBar} className={styles.bar}>
        {isOpen && (
          <Button type="submit" loading={state.isSending} disabled={conflict !== null}>
            {t("save")}
          </Button>
        )}
        <p className={styles.muted}>
          {conflict !== null
            ? t("conflict:chooseFirst")
            : t("savedBy", { moment: moment(saved.saved_at), name: saved.saved_by })}
        </p>
      </div>
    </Form>
  );
}
