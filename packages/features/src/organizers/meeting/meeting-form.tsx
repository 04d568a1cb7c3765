import { isApiClientError } from "@tropa/api-client/api-client-error";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import type { ReactNode, Ref } from "react";
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
import { PhoneField } from "../../people/contact-fields/phone-field.tsx";
import { LocalTime } from "../../sales/booking-parts/local-time.tsx";
import { saveMeeting } from "./meeting-calls.ts";
import type { ContractQuery } from "./meeting-calls.ts";
import { bodyOf, fieldNameOf, rulesOf } from "./meeting-values.ts";
import type { CommonField } from "./meeting-values.ts";
import { SpotField } from "./spot-field.tsx";
import { TourFields } from "./tour-fields.tsx";
import { useFieldLabel } from "./use-field-label.ts";
import type { MeetingEditing } from "./use-meeting-editor.ts";
import styles from "./meeting.module.css";

export interface MeetingFormProps {
  formRef: Ref<HTMLFormElement>;
  editing: MeetingEditing;
  query: ContractQuery;
  /** Rendered before the button: the order of files is saved with the form. */
  children: ReactNode;
}

/** Where, when and by whom travellers are met, with exceptions per tour. */
export function MeetingForm({ formRef, editing, query, children }: MeetingFormProps) {
  const { t, i18n } = useTranslation("meeting");
  const storefront = useStorefront();
  const { saved: contract, edition, files, conflict, typed } = editing;
  const labelOf = useFieldLabel(contract.tours);
  const { form, state, field } = useApiForm(() =>
    createApiForm<Record<string, string>>({
      rules: rulesOf([
        ...contract.tours.map(({ id }) => id),
        ...contract.organizer_meet_data.tours.map(({ tour_id: id }) => id),
      ]),
      text: failureText(i18n.t),
    }),
  );
  const own = (name: string) => ({
    ...field(name),
    id: `meeting-${name}`,
    defaultValue: edition.values[name] ?? "",
  });
  const common = (name: CommonField) => ({ ...own(name), label: t(`fields.${name}`) });
  const phone = (name: CommonField) => ({
    ...common(name),
    autoComplete: "off",
  });
  const faults = Object.keys(state.errors).map((name) => ({
    fieldId: `meeting-${name}`,
    label: labelOf(name),
  }));

  const lookAgain = async () => {
    try {
      await editing.refresh();
    } catch (error) {
      toastFailure(error, t("failed"));
    }
  };
  const submit = () =>
    form.submit({
      body: () => ({
        contract_id: contract.contract_id,
        organizer_meet_data: bodyOf(typed()),
        files: files.map(({ file_id }) => ({ file_id })),
        saved_at: contract.saved_at,
      }),
      send: (body) =>
        withFieldNames("contractOrganizerMeetSave", saveMeeting(storefront, query, body), (fault) =>
          fieldNameOf(fault, typed()),
        ),
      onSent(answer) {
        showToast({ type: "success", text: t("saved") });
        editing.accept(answer);
      },
      onRefused(error) {
        // Somebody has saved before, or deleted a file that is listed here.
        const isStale =
          codeOf(error) === "conflict" ||
          (isApiClientError(error) && error.validation["files"] !== undefined);
        if (isStale) void lookAgain();
        return isStale;
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
      <section className={styles.section} aria-labelledby="meeting-where">
        <h2 id="meeting-where">{t("where")}</h2>
        <TextField {...common("meeting_place")} hint={t("hints.meeting_place")} />
        <div className={styles.pair}>
          <TextField {...common("meeting_time")} type="time" hint={t("hints.meeting_time")} />
          <SpotField
            {...common("spot")}
            onPick={(text) => {
              form.set("spot", text);
              editing.keep();
            }}
          />
        </div>
        <Textarea {...common("notes")} hint={t("hints.notes")} rows={4} />
        <Textarea {...common("notes_en")} hint={t("hints.notes_en")} rows={4} />
      </section>
      <section className={styles.section} aria-labelledby="meeting-who">
        <h2 id="meeting-who">{t("who")}</h2>
        <p className={styles.muted}>{t("whoText")}</p>
        <div className={styles.pair}>
          <TextField {...common("contact_name")} autoComplete="off" />
          <PhoneField {...phone("contact_phone")} />
          <TextField
            {...common("contact_messenger")}
            hint={t("hints.contact_messenger")}
            autoComplete="off"
          />
          <PhoneField {...phone("emergency_phone")} hint={t("hints.emergency_phone")} />
        </div>
      </section>
      <TourFields tours={contract.tours} values={edition.values} own={own} />
      {children}
      <div ref={bottomBar} className={styles.bar}>
        <Button type="submit" loading={state.isSending} disabled={conflict !== null}>
          {t("save")}
        </Button>
        <p className={styles.muted} role="status">
          {conflict !== null
            ? t("conflict:chooseFirst")
            : contract.saved_at === null
              ? t("neverSaved")
              : t("savedAt")}
          {conflict === null && contract.saved_at !== null && (
            <>
              {" "}
              <LocalTime iso={contract.saved_at} />
            </>
          )}
        </p>
      </div>
    </Form>
  );
}
