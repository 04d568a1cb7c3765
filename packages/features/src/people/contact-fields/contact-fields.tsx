import { isFamilyNameFirst } from "@tropa/domain/people/full-name";
import type { Locale } from "@tropa/domain/locale";
import { NameFields } from "./name-fields.tsx";
import { email, maxLength, required } from "@tropa/domain/forms/form-rules";
import { namesForm } from "@tropa/domain/forms/forms";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { TFunction } from "@tropa/i18n/translator";
import type { FieldFault } from "../../platform/forms/problems/form-alert.tsx";
import { AgreementText } from "./agreement-text.tsx";
import { EmailField } from "./email-field.tsx";
import { readDraft } from "../../platform/forms/drafts/form-draft.ts";
import OwnDetails from "./own-details.tsx";
import { PhoneField } from "./phone-field.tsx";
import { phoneRules } from "./phone-rules.ts";
import type { FormRules } from "../../platform/forms/rule-resolver.ts";
import styles from "../../sales/order/order-drawer.module.css";

export type ContactValues = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  comment: string;
  agree: boolean;
};

const longestComment = 1500;

/** Storefronts where people sign in by e-mail also write to them there. */
const needsEmail = (variant: Pick<VariantConfig, "mainAuthMethod">) =>
  variant.mainAuthMethod === "email";

/** Rules of the contact fields; the e-mail is required if people sign in with it. */
export function contactRules(
  variant: Pick<VariantConfig, "mainAuthMethod">,
  locale: Locale,
): FormRules<ContactValues> {
  return {
    ...namesForm(locale),
    phone: phoneRules,
    email: needsEmail(variant) ? [required, email] : [email],
    comment: [maxLength(longestComment)],
    agree: [required],
  };
}

/** Texts by purpose: only a booking sends links and confirmations, only a question needs a text. */
const askTexts = {
  booking: { comment: "comment", hasHints: true },
  dates: { comment: "comment", hasHints: false },
  question: { comment: "question", hasHints: false },
} as const;

/** Returns the contact part of a call's body; empty fields are left out. */
export function contactBody(values: ContactValues) {
  const text = (name: "first_name" | "last_name" | "email") => {
    const value = values[name].trim();
    return value === "" ? {} : { [name]: value };
  };
  return {
    ...text("last_name"),
    ...text("email"),
    first_name: values.first_name.trim(),
    phone: values.phone,
    agree: true as const,
  };
}

/** Fields with errors, with their labels. */
export function contactFaults(
  formId: string,
  errors: Readonly<Record<string, string>>,
  t: TFunction,
  asks: keyof typeof askTexts = "booking",
): FieldFault[] {
  const labels = {
    dates: "request:fields.dates",
    first_name: "request:fields.firstName",
    last_name: "request:fields.lastName",
    phone: "request:fields.phone",
    email: "request:fields.email",
    comment: `request:fields.${askTexts[asks].comment}`,
    agree: "request:fields.agree",
  } as const;
  return Object.entries(labels).flatMap(([name, label]) =>
    name in errors ? [{ fieldId: `${formId}-${name}`, label: t(label) }] : [],
  );
}

interface ContactFieldsProps {
  formId: string;
  asks?: keyof typeof askTexts;
  field: (name: keyof ContactValues) => { name: string; error: string | undefined };
  /** Replaces the address in the field. */
  onEmail: (email: string) => void;
  commentPlaceholder: string;
}

/** Fields for name and contacts; browsers can autofill them. */
export function ContactFields({
  formId,
  field,
  onEmail,
  commentPlaceholder,
  asks = "booking",
}: ContactFieldsProps) {
  const { t } = useTranslation("request");
  const { variant, locale } = useStorefront();
  const draft = readDraft("contact");
  const { comment, hasHints } = askTexts[asks];
  const at = (name: keyof ContactValues) => ({ id: `${formId}-${name}`, ...field(name) });
  return (
    <>
      <OwnDetails />
      <div className={styles.names}>
        <NameFields
          locale={locale}
          given={
            <TextField
              {...at("first_name")}
              label={t("fields.firstName")}
              autoComplete="given-name"
              autoCapitalize="words"
              defaultValue={draft.first_name}
            />
          }
          family={
            <TextField
              {...at("last_name")}
              label={t("fields.lastName")}
              optional={!isFamilyNameFirst(locale)}
              autoComplete="family-name"
              autoCapitalize="words"
              defaultValue={draft.last_name}
            />
          }
        />
      </div>
      <PhoneField
        {...at("phone")}
        label={t("fields.phone")}
        hint={hasHints ? t("order.phoneHint") : undefined}
        defaultValue={draft.phone}
      />
      <EmailField
        {...at("email")}
        onSuggestionAccepted={onEmail}
        label={t("fields.email")}
        optional={!needsEmail(variant)}
        hint={hasHints ? t("order.emailHint") : undefined}
        defaultValue={draft.email}
      />
      <Textarea
        {...at("comment")}
        label={t(`fields.${comment}`)}
        optional={comment === "comment"}
        placeholder={commentPlaceholder}
        defaultValue={draft.comment}
      />
    </>
  );
}

/** Consent to the agreement, right before the form's button. */
export function ConsentField({ formId, field }: Pick<ContactFieldsProps, "formId" | "field">) {
  const { variant } = useStorefront();
  return (
    <Checkbox id={`${formId}-agree`} {...field("agree")} defaultChecked={variant.consentByDefault}>
      <AgreementText />
    </Checkbox>
  );
}
