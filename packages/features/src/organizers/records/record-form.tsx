import { citiesByQueryCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { localeFacts } from "@tropa/domain/locale";
import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import { Button } from "@tropa/ui-kit/button";
import { DateField } from "@tropa/ui-kit/date-field";
import { Form } from "@tropa/ui-kit/form";
import { MultiSelect } from "@tropa/ui-kit/multi-select";
import { PhoneInput } from "@tropa/ui-kit/phone-input";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import type { Ref } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { failed } from "../../platform/api/log-failure.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { codeOf } from "../../platform/forms/error-code.ts";
import { toastFailure } from "../../platform/forms/failure-toast.ts";
import { FormAlert } from "../../platform/forms/form-alert.tsx";
import { withFieldNames } from "../../platform/forms/renamed-fields.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Editing } from "../conflict/use-edits.ts";
import { saveRecord } from "./record-calls.ts";
import { RecordPhoto } from "./record-photo.tsx";
import type { RecordChoices } from "./record-queries.ts";
import {
  bodyOf,
  fieldNameOf,
  requisiteFieldName,
  rulesOf,
  textFieldName,
  valuesOf,
} from "./record-values.ts";
import { RequisitesFields } from "./requisites-fields.tsx";
import { useRecordTexts } from "./use-record-texts.ts";
import styles from "./records.module.css";

export interface RecordFormProps {
  formRef: Ref<HTMLFormElement>;
  editing: Editing<OrganizerRecord>;
  choices: RecordChoices;
  photoIds: ReadonlyMap<string, number>;
  onPhoto: (image: string, id: number) => void;
}

/** All that an organizer writes of themselves, saved at once with the version that was seen. */
export function RecordForm({ formRef, editing, choices, photoIds, onPhoto }: RecordFormProps) {
  const { t, i18n } = useTranslation("organizerRecords");
  const storefront = useStorefront();
  const { variant } = storefront;
  const { saved, edition, typed, conflict } = editing;
  const { labelOf } = useRecordTexts(choices, saved);
  const [photo, setPhoto] = useState(edition.values["photo"] ?? "");
  const codeOfCountry = (id: string) =>
    choices.countries.find((country) => String(country.id) === id)?.code ?? "";
  const { form, state, field } = useApiForm(() =>
    createApiForm<Record<string, string>>({
      rules: rulesOf(variant.locales, codeOfCountry),
      text: failureText(i18n.t),
    }),
  );
  const valueOf = (name: string) => edition.values[name] ?? "";
  const own = (name: string) => ({
    ...field(name),
    id: `record-${name}`,
    label: labelOf(name),
    defaultValue: valueOf(name),
  });
  const faults = Object.keys(state.errors).map((name) => ({
    fieldId: `record-${name}`,
    label: labelOf(name),
  }));
  const findCity = async (query: string, signal: AbortSignal) => {
    if (query === "") return [];
    const api = await browserApi(storefront);
    const { items } = await api.call(citiesByQueryCall, { query: { query }, signal });
    return items.map((city) => ({ value: String(city.id), text: `${city.name}, ${city.hint}` }));
  };
  const submit = () =>
    form.submit({
      body: () => ({
        ...bodyOf(typed(), valuesOf(saved), photoIds),
        version: saved.version,
      }),
      send: (body) =>
        withFieldNames("organizerUpdate", saveRecord(storefront, saved.id, body), (fault) =>
          fieldNameOf(fault, variant.locales[0]),
        ),
      onSent(answer) {
        showToast({ type: "success", text: t("saved") });
        editing.accept(answer);
      },
      onRefused(error) {
        if (codeOf(error) !== "conflict") return false;
        editing.refresh().catch((failure: unknown) => toastFailure(failure, t("failed")));
        return true;
      },
    });
  return (
    <Form
      ref={formRef}
      className={styles.form}
      busy={state.isSending}
      onSubmit={() => void submit()}
      onInput={() => editing.keep()}
    >
      <FormAlert key={state.attempt} problem={state.problem} faults={faults} />
      <section className={styles.section} aria-labelledby="record-who">
        <h2 id="record-who">{t("who")}</h2>
        <input type="hidden" name="photo" value={photo} />
        <RecordPhoto
          name={saved.name}
          photo={photo}
          error={state.errors["photo"]}
          onPhoto={(image, id) => {
            setPhoto(image);
            onPhoto(image, id);
          }}
        />
        <TextField {...own("title")} hint={t("hints.title")} />
        {variant.locales.map((language, index) => (
          <fieldset key={language} className={styles.language}>
            {variant.locales.length > 1 && (
              <legend lang={language}>{localeFacts[language].name}</legend>
            )}
            <div className={styles.pair}>
              <TextField
                {...own(textFieldName("first_name", language))}
                lang={language}
                label={t("fields.first_name")}
                optional={index > 0}
              />
              <TextField
                {...own(textFieldName("last_name", language))}
                lang={language}
                label={t("fields.last_name")}
                optional={index > 0}
              />
            </div>
            <div id={index === 0 ? "record-about" : undefined}>
              <Textarea
                {...own(textFieldName("about", language))}
                lang={language}
                label={t("fields.about")}
                hint={index === 0 ? t("hints.about") : undefined}
                rows={index === 0 ? 5 : 3}
              />
            </div>
          </fieldset>
        ))}
      </section>
      <section className={styles.section} aria-labelledby="record-contacts">
        <h2 id="record-contacts">{t("contacts")}</h2>
        <div className={styles.pair}>
          <TextField {...own("email")} type="email" />
          <PhoneInput {...own("phone")} />
          <TextField {...own("site")} type="url" hint={t("hints.site")} optional />
          <Autocomplete
            name="city"
            id="record-city"
            label={t("fields.city")}
            error={state.errors["city"]}
            defaultValue={{
              value: valueOf("city"),
              text: valueOf("city") === String(saved.city.id) ? saved.city.name : valueOf("city"),
            }}
            options={findCity}
            onLoadError={failed(citiesByQueryCall.name, citiesByQueryCall.path)}
          />
          <MultiSelect
            name="languages"
            id="record-languages"
            label={t("fields.languages")}
            error={state.errors["languages"]}
            items={choices.languages.map(({ code, name }) => ({ value: code, text: name }))}
            defaultValue={valueOf("languages").split(",").filter(Boolean)}
          />
          <DateField
            {...own("started_on")}
            hint={t("hints.started_on")}
            min="1950-01-01"
            max="today"
          />
        </div>
      </section>
      <RequisitesFields
        own={(name) => own(requisiteFieldName(name))}
        countries={choices.countries}
      />
      <div className={styles.bar}>
        <Button type="submit" loading={state.isSending} disabled={conflict !== null}>
          {t("save")}
        </Button>
        {conflict !== null && <p className={styles.muted}>{t("conflict:chooseFirst")}</p>}
      </div>
    </Form>
  );
}
