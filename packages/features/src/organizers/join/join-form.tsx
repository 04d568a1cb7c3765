import { NameFields } from "../../people/contact-fields/name-fields.tsx";
import type { OrganizerApplication } from "@tropa/api-contract/organizers/calls-applications";
import { aboutLength } from "@tropa/domain/organizers/application";
import { legalForms } from "@tropa/domain/organizers/organizer-kinds";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useEffect, useRef, useState } from "react";
import { EmailField } from "../../people/contact-fields/email-field.tsx";
import OwnDetails from "../../people/contact-fields/own-details.tsx";
import { PhoneField } from "../../people/contact-fields/phone-field.tsx";
import { useWasOnServer } from "@tropa/page-runtime/browser/use-was-on-server";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { fillEmpty, keepDraft, readDraft } from "../../platform/forms/drafts/form-draft.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import {
  applicationBody,
  contactNames,
  contactOf,
  draftChoices,
  firstRules,
  firstValues,
  workRules,
} from "./application-values.ts";
import type { ApplicationValues } from "./application-values.ts";
import { CityChoice } from "./city-choice.tsx";
import { JoinCode } from "./join-code.tsx";
import { JoinAgreement } from "./join-agreement.tsx";
import { useJoin } from "./use-join.ts";
import styles from "./join.module.css";

interface JoinFormProps {
  /** The last application, if it was refused. */
  last: OrganizerApplication | null;
  isSignedIn: boolean;
}

/** The application form, with a draft; people without an account confirm their contact by a code. */
export function JoinForm({ last, isSignedIn }: JoinFormProps) {
  const { t } = useTranslation("join");
  const { variant, locale } = useStorefront();
  const wasOnServer = useWasOnServer();
  const [first] = useState(() => firstValues(last, wasOnServer));
  const [city, setCity] = useState(first.city);
  const [legalForm, setLegalForm] = useState(first.legalForm);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [rules] = useState(firstRules);
  // A draft that has reached the second step opens there.
  const [contact, setContact] = useState(() =>
    contactOf(first.text, Boolean(first.city) || first.legalForm !== ""),
  );
  const [isChanging, setChanging] = useState(false);
  const join = useJoin(isSignedIn);
  const { form, state, field } = useApiForm(() => {
    const made = createApiForm<ApplicationValues>({ rules, text: failureText(t) });
    made.set("legal_form", first.legalForm);
    made.set("city_id", first.city?.value ?? "");
    return made;
  });
  const isAtWork = contact !== null;
  const asksContact = !isAtWork || isChanging || contactNames.some((name) => name in state.errors);
  useEffect(() => {
    if (isAtWork) Object.assign(rules, workRules);
  }, [isAtWork, rules]);
  // The form gets no input event for a choice: set its value once it is rendered.
  const keepChoice = () =>
    setTimeout(() => {
      const element = place.current?.querySelector("form");
      if (element) keepDraft("join", element);
    });
  // Restores this tab's draft into the server-rendered form.
  useEffect(() => {
    if (!wasOnServer) return undefined;
    const timer = setTimeout(() => {
      const element = place.current?.querySelector("form");
      const { city: keptCity, legalForm: keptForm } = draftChoices();
      if (keptCity) {
        setCity(keptCity);
        form.set("city_id", keptCity.value);
      }
      if (keptForm) {
        setLegalForm(keptForm);
        form.set("legal_form", keptForm);
      }
      const { city_id: _, city_name: __, legal_form: ___, ...typed } = readDraft("join");
      if (element) fillEmpty(element, typed);
      setContact((known) => known ?? contactOf(typed, Boolean(keptCity ?? keptForm)));
    });
    return () => clearTimeout(timer);
  }, [wasOnServer, form]);
  const submit = () => form.submit({ body: applicationBody, send: join.send, onSent: join.sent });
  const goOn = () =>
    form.submit({
      body: ({ first_name, last_name, phone }) => [first_name, last_name, phone].join(" "),
      send: (named) => Promise.resolve(named),
      onSent: (named) => {
        setContact(named);
        setTimeout(() => heading.current?.focus());
      },
    });

  if (join.awaited) return <JoinCode awaited={join.awaited} join={join} />;
  return (
    <div ref={place}>
      <CallForm
        className={styles.form}
        problem={join.sendError === null ? state.problem : null}
        onInput={({ currentTarget }) => keepDraft("join", currentTarget)}
        onSubmit={() => void (isAtWork ? submit() : goOn())}
      >
        {join.sendError !== null && (
          <FormAlert problem={{ kind: "refused", messages: [join.sendError] }} />
        )}
        <div className={styles.step}>
          <p className={styles.muted}>{t("form.step", { step: isAtWork ? 2 : 1 })}</p>
          <h3 ref={heading} tabIndex={-1}>
            {t(isAtWork ? "form.work" : "form.contact")}
          </h3>
        </div>
        {!asksContact && (
          <p className={styles.contact}>
            {contact}
            <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
              {t("form.change")}
            </Button>
          </p>
        )}
        <div className={styles.fields} hidden={!asksContact}>
          <OwnDetails />
          <div className={styles.pair}>
            <NameFields
              locale={locale}
              given={
                <TextField
                  {...field("first_name")}
                  label={t("request:fields.firstName")}
                  autoComplete="given-name"
                  autoCapitalize="words"
                  defaultValue={first.text.first_name}
                />
              }
              family={
                <TextField
                  {...field("last_name")}
                  label={t("request:fields.lastName")}
                  autoComplete="family-name"
                  autoCapitalize="words"
                  defaultValue={first.text.last_name}
                />
              }
            />
          </div>
          <div className={styles.pair}>
            <PhoneField
              {...field("phone")}
              label={t("request:fields.phone")}
              defaultValue={first.text.phone}
            />
            <EmailField
              {...field("email")}
              label={t("request:fields.email")}
              onSuggestionAccepted={(address) => form.set("email", address)}
              defaultValue={first.text.email}
            />
          </div>
        </div>
        <div className={styles.fields} hidden={!isAtWork}>
          <CityChoice
            value={city}
            error={state.errors["city_id"]}
            onChoose={(chosen) => {
              setCity(chosen);
              form.set("city_id", chosen?.value ?? "");
              keepChoice();
            }}
          />
          <RadioGroup
            label={t("form.kind")}
            name="legal_form"
            layout="cards"
            options={legalForms.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={legalForm}
            {...(state.errors["legal_form"] !== undefined && { error: state.errors["legal_form"] })}
            onValueChange={(value) => {
              const chosen = legalForms.find((one) => one === value) ?? "";
              setLegalForm(chosen);
              form.set("legal_form", chosen);
              keepChoice();
            }}
          />
          <div className={styles.pair}>
            <TextField
              {...field("title")}
              label={t("form.title")}
              hint={t("form.titleHint")}
              optional
              autoComplete="organization"
              defaultValue={first.text.title}
            />
            <TextField
              {...field("site")}
              label={t("form.site")}
              hint={t("form.siteHint")}
              optional
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              defaultValue={first.text.site}
            />
          </div>
          <Textarea
            {...field("about")}
            label={t("form.about")}
            hint={t("form.aboutHint", { count: aboutLength.least })}
            rows={6}
            defaultValue={first.text.about}
          />
          <Checkbox {...field("agree")} defaultChecked={variant.consentByDefault}>
            <JoinAgreement />
          </Checkbox>
        </div>
        <Button type="submit" size="lg" loading={state.isSending}>
          {isAtWork ? t(isSignedIn ? "form.send" : "form.sendByCode") : t("form.next")}
        </Button>
        {isAtWork && !isSignedIn && (
          <p className={styles.muted}>{t(`form.code.${variant.mainAuthMethod}`)}</p>
        )}
      </CallForm>
    </div>
  );
}
