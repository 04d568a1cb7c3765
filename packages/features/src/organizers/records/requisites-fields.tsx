import { legalForms } from "@tropa/domain/organizers/organizer-kinds";
import type { LegalForm } from "@tropa/domain/organizers/organizer-kinds";
import { requisiteFields } from "@tropa/domain/organizers/requisite-faults";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { RecordChoices } from "./record-queries.ts";
import type { RequisiteName } from "./record-values.ts";
import styles from "./records.module.css";

interface OwnField {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
}

export interface RequisitesFieldsProps {
  /** Props of a field. */
  own: (name: RequisiteName) => OwnField;
  countries: RecordChoices["countries"];
}

/** Fields of an organizer's legal and bank details; they depend on the legal form and the country. */
export function RequisitesFields({ own, countries }: RequisitesFieldsProps) {
  const { t } = useTranslation("organizerRecords");
  const [form, setForm] = useState(() => own("legal_form").defaultValue);
  const [country, setCountry] = useState(() => own("country_id").defaultValue);
  const code = countries.find(({ id }) => String(id) === country)?.code ?? "";
  const legal = legalForms.find((one) => one === form);
  const has = legal ? requisiteFields(legal, code) : { registration: false, kpp: false };
  const name = (chosen: LegalForm | undefined) =>
    chosen === "legal_entity" ? "company_name" : "legal_name";
  return (
    <section id="record-requisites" className={styles.section} aria-labelledby="requisites-title">
      <h2 id="requisites-title">{t("requisites.title")}</h2>
      <p className={styles.muted}>{t("requisites.text")}</p>
      <div className={styles.pair}>
        <Select
          {...own("legal_form")}
          placeholder={t("requisites.choose")}
          items={legalForms.map((value) => ({ value, text: t(`requisites.forms.${value}`) }))}
          onValueChange={setForm}
        />
        <Select
          {...own("country_id")}
          placeholder={t("requisites.choose")}
          items={countries.map(({ id, name: text }) => ({ value: String(id), text }))}
          onValueChange={setCountry}
        />
      </div>
      <TextField
        {...own("legal_name")}
        label={t(`requisites.fields.${name(legal)}`)}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <TextField {...own("tax_id")} autoComplete="off" />
        {has.registration && <TextField {...own("registration_number")} autoComplete="off" />}
        {has.kpp && <TextField {...own("kpp")} autoComplete="off" />}
      </div>
      <TextField {...own("address")} autoComplete="off" optional />
      <div className={styles.pair}>
        <TextField {...own("bank_name")} autoComplete="off" optional />
        <TextField {...own("bank_code")} autoComplete="off" optional />
        <TextField {...own("bank_account")} autoComplete="off" optional />
      </div>
    </section>
  );
}
