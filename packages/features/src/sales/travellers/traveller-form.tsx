import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { DateField } from "@tropa/ui-kit/date-field";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useEffect, useRef, useState } from "react";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PhoneField } from "../../people/contact-fields/phone-field.tsx";
import { OwnDetails } from "./own-details.tsx";
import { openAgeRule, otherAgeText, refusedAgeText } from "./traveller-age.ts";
import { deleteTravellerDraft, saveTravellerDraft, readTravellerDraft } from "./traveller-draft.ts";
import { travellerBody, travellerRules, valuesOf, withOwnFields } from "./traveller-values.ts";
import type { TravellerValues } from "./traveller-values.ts";
import styles from "./travellers.module.css";

export interface TravellerFormProps {
  /** Identifies the form on its page, and its draft among those of other bookings. */
  formId: string;
  info: Pick<
    TouristsInfo,
    | "collects_passports"
    | "passports_deleted_on"
    | "open_until"
    | "start"
    | "party"
    | "is_own"
    | "tourists"
  >;
  /** Null for a new traveller. */
  tourist: Tourist | null;
  /** Whether to require all fields at once: travellers who came by link cannot return later. */
  isWhole: boolean;
  send: (body: ReturnType<typeof travellerBody>) => Promise<TouristsInfo>;
  onSent: (info: TouristsInfo) => void;
  onCancel?: () => void;
  /** Opens changing the party, if that is on this page. */
  onChangeParty?: () => void;
  /** Address of the booking's page, if the party is changed there. */
  bookingHref?: string;
}

/** A form for one traveller. Typed text survives errors and reloads, except for the passport. */
export function TravellerForm(props: TravellerFormProps) {
  const { formId, info, tourist, isWhole, send, onSent, onCancel } = props;
  const { onChangeParty, bookingHref } = props;
  const { t, i18n } = useTranslation("travellers");
  const { locale } = useStorefront();
  const root = useRef<HTMLFormElement>(null);
  // Changing the party keeps the text and changes the allowed ages.
  const [ages] = useState(() => openAgeRule(info, tourist));
  useEffect(() => ages.update(info), [ages, info]);
  const [refusedAge, setRefusedAge] = useState<string | null>(null);
  const { form, state, field } = useApiForm(() => {
    const text = failureText(i18n.t);
    return createApiForm<TravellerValues>({
      rules: travellerRules({
        needsPassport: isWhole && info.collects_passports,
        age: ages.rule,
      }),
      text(failure) {
        if (failure.key !== "partyAge") return text(failure);
        const aged = { party: ages.party(), tourist };
        const refused = refusedAgeText(i18n.t, locale, failure.values?.["age"] ?? 0, aged);
        setRefusedAge(refused);
        return refused ?? text(failure);
      },
    });
  });
  useEffect(() => {
    const draft = readTravellerDraft(formId);
    if (Object.keys(draft).length === 0) return;
    import("../../platform/forms/drafts/form-draft.ts").then(
      ({ fillEmpty }) => root.current && fillEmpty(root.current, draft),
      () => {},
    );
  }, [formId]);
  const [otherAge, setOtherAge] = useState<string | null>(null);
  /** Warns while the birthday field is still in view. */
  const lookAtBirthday = (form: HTMLFormElement) => {
    const birthday = new FormData(form).get("birthday");
    setOtherAge(otherAgeText(i18n.t, locale, birthday, { ...info, tourist }));
  };
  const fullDate = (date: LocalDate) => formatDate(date, locale, "full");
  const passportHint = [
    isWhole ? null : t("passportLater", { date: fullDate(info.open_until) }),
    info.passports_deleted_on && t("passportHint", { date: fullDate(info.passports_deleted_on) }),
  ]
    .filter(Boolean)
    .join(" ");
  const known = valuesOf(tourist);
  const fieldProps = (name: keyof TravellerValues) => ({
    ...field(name),
    id: `${formId}-${name}`,
    defaultValue: known[name],
  });
  /** Gives each traveller an autofill section of its own. */
  const fill = (part: string) => `section-${formId.replaceAll(/[^a-z0-9-]/gi, "-")} ${part}`;
  const faults = Object.keys(state.errors).map((name) => ({
    fieldId: `${formId}-${name}`,
    label: t(`fields.${name}`, { defaultValue: name }),
  }));
  const fillOwn = async (details: Readonly<Record<string, string>>) => {
    const { fillEmpty } = await import("../../platform/forms/drafts/form-draft.ts");
    if (!root.current) return;
    fillEmpty(root.current, details);
    // Focus the next field to fill in.
    const { elements } = root.current;
    for (const name of ["last_name", "first_name", "birthday"]) {
      const control = elements.namedItem(name);
      if (!(control instanceof HTMLInputElement) || control.value !== "") continue;
      control.focus();
      break;
    }
  };
  const submit = () => {
    void form.submit({
      body: travellerBody,
      send: (body) => withOwnFields(send(body)),
      onSent(answer) {
        deleteTravellerDraft(formId);
        onSent(answer);
      },
    });
  };
  return (
    <Form
      ref={root}
      className={styles.form}
      busy={state.isSending}
      onSubmit={submit}
      onInput={({ currentTarget }) => {
        saveTravellerDraft(formId, currentTarget);
        lookAtBirthday(currentTarget);
      }}
    >
      <FormAlert key={state.attempt} problem={state.problem} faults={faults} />
      <OwnDetails info={info} tourist={tourist} onFill={(details) => void fillOwn(details)} />
      <div className={styles.fields}>
        <TextField
          {...fieldProps("last_name")}
          label={t("fields.last_name")}
          autoComplete={fill("family-name")}
        />
        <TextField
          {...fieldProps("first_name")}
          label={t("fields.first_name")}
          autoComplete={fill("given-name")}
        />
        <TextField
          {...fieldProps("middle_name")}
          label={t("fields.middle_name")}
          autoComplete={fill("additional-name")}
          optional
        />
        <DateField
          {...fieldProps("birthday")}
          label={t("fields.birthday")}
          min="1900-01-01"
          max="today"
          autoComplete={fill("bday")}
        />
        {info.collects_passports && (
          <TextField
            {...fieldProps("passport")}
            className={styles.wide}
            label={t("fields.passport")}
            autoComplete="off"
            hint={passportHint}
          />
        )}
        <PhoneField
          {...fieldProps("phone")}
          label={t("fields.phone")}
          autoComplete={fill("tel")}
          optional
        />
        <TextField
          {...fieldProps("email")}
          type="email"
          label={t("fields.email")}
          autoComplete={fill("email")}
          optional
        />
        <TextField
          {...fieldProps("food_restriction")}
          className={styles.wide}
          label={t("fields.food_restriction")}
          hint={t("foodHint")}
          optional
        />
        <Textarea
          {...fieldProps("comment")}
          className={styles.wide}
          label={t("fields.comment")}
          hint={t("commentHint")}
          optional
        />
      </div>
      <p role="status" className={styles.note}>
        {otherAge}
      </p>
      {state.errors["birthday"] !== undefined && state.errors["birthday"] === refusedAge && (
        <div className={styles.actions}>
          <p className={styles.muted}>{t(info.is_own ? "age.own" : "age.other")}</p>
          {info.is_own && (onChangeParty ?? bookingHref) && (
            <Button
              variant="secondary"
              {...(onChangeParty ? { onClick: onChangeParty } : { href: bookingHref ?? "" })}
            >
              {t("trips:change.open")}
            </Button>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="lg" className={styles.save} loading={state.isSending}>
          {t("save")}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </Form>
  );
}
