import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { useRef, useState } from "react";
import { textsOf } from "../../organizers/conflict/form-texts.ts";
import { createRecord } from "../../organizers/records/record-calls.ts";
import { RecordFields } from "../../organizers/records/record-fields.tsx";
import { recordListsKey } from "../../organizers/records/record-queries.ts";
import type { RecordChoices } from "../../organizers/records/record-queries.ts";
import {
  fieldNameOf,
  newBodyOf,
  newRecordRules,
  newValues,
  normalValues,
} from "../../organizers/records/record-values.ts";
import { useRecordTexts } from "../../organizers/records/use-record-texts.ts";
import { useGo } from "../../platform/history/layers.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { withFieldNames } from "../../platform/forms/renamed-fields.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { recordsHref } from "./record-address.ts";
import styles from "../../organizers/records/records.module.css";

/** Form of a new record and its owner. The created record is first in the list. */
export function NewRecordForm({ choices }: { choices: RecordChoices }) {
  const { t, i18n } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const queries = useQueryClient();
  const go = useGo();
  const element = useRef<HTMLFormElement>(null);
  const [photoIds, setPhotoIds] = useState<ReadonlyMap<string, number>>(new Map());
  const [values] = useState(() => newValues(locale));
  const { labelOf } = useRecordTexts(choices, null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<Record<string, string>>({
      rules: newRecordRules(variant.locales, choices),
      text: failureText(i18n.t),
    }),
  );
  const submit = () =>
    form.submit({
      body: ({ owner = "" }) => ({
        ...newBodyOf(normalValues(textsOf(element.current), {}, variant.locales), photoIds),
        owner: owner.trim(),
      }),
      send: (body) =>
        withFieldNames("organizerCreate", createRecord(storefront, body), (fault) =>
          fieldNameOf(fault, variant.locales[0]),
        ),
      onSent({ title }) {
        void queries.invalidateQueries({ queryKey: recordListsKey });
        showToast({ type: "success", text: t("records.made", { title }) });
        void go(recordsHref);
      },
    });
  const faults = Object.keys(state.errors).map((name) => ({
    fieldId: `record-${name}`,
    label: name === "owner" ? t("records.owner") : labelOf(name),
  }));
  return (
    <Form
      ref={element}
      className={styles.form}
      busy={state.isSending}
      onSubmit={() => void submit()}
    >
      <FormAlert key={state.attempt} problem={state.problem} faults={faults} />
      <section className={styles.section} aria-labelledby="record-for">
        <h2 id="record-for">{t("records.for")}</h2>
        <TextField
          {...field("owner")}
          id="record-owner"
          label={t("records.owner")}
          hint={t("records.ownerHint")}
          autoComplete="off"
          optional
        />
      </section>
      <RecordFields
        values={values}
        name=""
        city={null}
        choices={choices}
        field={field}
        errors={state.errors}
        onCity={(id) => form.set("city", id)}
        onPhoto={(image, id) => setPhotoIds(new Map([...photoIds, [image, id]]))}
      />
      <div className={styles.bar}>
        <Button type="submit" loading={state.isSending}>
          {t("records.make")}
        </Button>
      </div>
    </Form>
  );
}
