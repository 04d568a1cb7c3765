import { NameFields } from "../../people/contact-fields/name-fields.tsx";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import type { Edits } from "@tropa/domain/forms/merge-edits";
import { localeFacts } from "@tropa/domain/locale";
import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import { DateField } from "@tropa/ui-kit/date-field";
import { MultiSelect } from "@tropa/ui-kit/multi-select";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import {
  findHomeCities,
  homeCitiesFailed,
  typedCity,
} from "../../people/contact-fields/home-city.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PhoneField } from "../../people/contact-fields/phone-field.tsx";
import { RecordPhoto } from "./record-photo.tsx";
import type { RecordChoices } from "./record-queries.ts";
import { requisiteFieldName, textFieldName } from "./record-values.ts";
import { RequisitesFields } from "./requisites-fields.tsx";
import { cityText, useRecordTexts } from "./use-record-texts.ts";
import styles from "./records.module.css";

export interface RecordFieldsProps {
  /** Initial values. */
  values: Edits;
  /** The organizer's name, for the photo. */
  name: string;
  /** Name of the city in `values`; null if there is none. */
  city: OrganizerRecord["city"] | null;
  choices: RecordChoices;
  /** Props of a form field. */
  field: (name: string) => { name: string; error: string | undefined };
  errors: Readonly<Record<string, string>>;
  onPhoto: (image: string, id: number) => void;
  /** The city's id; empty if none is chosen. */
  onCity: (id: string) => void;
}

/** Renders all fields of an organizer's record. */
export function RecordFields({
  values,
  name,
  city,
  choices,
  field,
  errors,
  onPhoto,
  onCity,
}: RecordFieldsProps) {
  const { t } = useTranslation("organizerRecords");
  const storefront = useStorefront();
  const { variant } = storefront;
  const { labelOf } = useRecordTexts(choices, city);
  const [photo, setPhoto] = useState(values["photo"] ?? "");
  const valueOf = (part: string) => values[part] ?? "";
  const own = (part: string) => ({
    ...field(part),
    id: `record-${part}`,
    label: labelOf(part),
    defaultValue: valueOf(part),
  });
  return (
    <>
      <section className={styles.section} aria-labelledby="record-who">
        <h2 id="record-who">{t("who")}</h2>
        <input type="hidden" name="photo" value={photo} />
        <RecordPhoto
          name={name}
          photo={photo}
          error={errors["photo"]}
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
              <NameFields
                locale={language}
                given={
                  <TextField
                    {...own(textFieldName("first_name", language))}
                    lang={language}
                    label={t("fields.first_name")}
                    optional={index > 0}
                  />
                }
                family={
                  <TextField
                    {...own(textFieldName("last_name", language))}
                    lang={language}
                    label={t("fields.last_name")}
                    optional={index > 0}
                  />
                }
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
          <PhoneField {...own("phone")} />
          <TextField {...own("site")} type="url" hint={t("hints.site")} optional />
          <Autocomplete
            name="city"
            id="record-city"
            label={t("fields.city")}
            error={errors["city"]}
            defaultValue={
              valueOf("city") === ""
                ? null
                : { value: valueOf("city"), text: cityText(valueOf("city"), city) }
            }
            onValueChange={(chosen) => onCity(chosen?.value ?? "")}
            options={(phrase, signal) => findHomeCities(storefront, phrase, signal)}
            onCreate={typedCity}
            onLoadError={homeCitiesFailed}
          />
          <MultiSelect
            name="languages"
            id="record-languages"
            label={t("fields.languages")}
            error={errors["languages"]}
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
    </>
  );
}
