import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import type { Ref } from "react";
import { bottomBar } from "../../platform/browser/bottom-bar.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { toastFailure } from "../../platform/forms/problems/failure-toast.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { withFieldNames } from "../../platform/forms/renamed-fields.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Editing } from "../conflict/use-edits.ts";
import { saveRecord } from "./record-calls.ts";
import { RecordFields } from "./record-fields.tsx";
import type { RecordChoices } from "./record-queries.ts";
import { bodyOf, fieldNameOf, rulesOf, valuesOf } from "./record-values.ts";
import { useRecordTexts } from "./use-record-texts.ts";
import styles from "./records.module.css";

export interface RecordFormProps {
  formRef: Ref<HTMLFormElement>;
  editing: Editing<OrganizerRecord>;
  choices: RecordChoices;
  photoIds: ReadonlyMap<string, number>;
  onPhoto: (image: string, id: number) => void;
}

/** The form of a record, saved as a whole with the version it was based on. */
export function RecordForm({ formRef, editing, choices, photoIds, onPhoto }: RecordFormProps) {
  const { t, i18n } = useTranslation("organizerRecords");
  const storefront = useStorefront();
  const { variant } = storefront;
  const { saved, edition, typed, conflict } = editing;
  const { labelOf } = useRecordTexts(choices, saved.city);
  const { form, state, field } = useApiForm(() => {
    const made = createApiForm<Record<string, string>>({
      rules: rulesOf(variant.locales, choices),
      text: failureText(i18n.t),
    });
    made.set("city", edition.values["city"] ?? "");
    return made;
  });
  const faults = Object.keys(state.errors).map((name) => ({
    fieldId: `record-${name}`,
    label: labelOf(name),
  }));
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
      <RecordFields
        values={edition.values}
        name={saved.name}
        city={saved.city}
        choices={choices}
        field={field}
        errors={state.errors}
        onPhoto={onPhoto}
        onCity={(id) => form.set("city", id)}
      />
      <div ref={bottomBar} className={styles.bar}>
        <Button type="submit" loading={state.isSending} disabled={conflict !== null}>
          {t("save")}
        </Button>
        {conflict !== null && <p className={styles.muted}>{t("conflict:chooseFirst")}</p>}
      </div>
    </Form>
  );
}
