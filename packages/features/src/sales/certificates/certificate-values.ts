import type {
  CertificateLight,
  CertificateOffer,
} from "@tropa/domain/sales/certificates/certificate";
import { longestWish } from "@tropa/domain/sales/certificates/certificate";
import {
  email,
  maxLength,
  maxValue,
  minValue,
  personName,
  required,
} from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { longestName } from "@tropa/domain/forms/forms";
import { typedNumber } from "@tropa/domain/forms/typed-number";
import { minorPerMajor } from "@tropa/domain/money";
import type { FormRules } from "../../platform/forms/rule-resolver.ts";
import type { CertificateForm } from "./certificate-calls.ts";

export type CertificateValues = {
  amount: string;
  light: CertificateLight;
  recipient_name: string;
  recipient_email: string;
  wish: string;
  send_on: string;
  buyer_name: string;
  buyer_email: string;
  agree: boolean;
};

const ofAmount =
  (rule: Rule): Rule =>
  (value, form) =>
    rule(typeof value === "string" ? typedNumber(value) : Number.NaN, form);

const name = [maxLength(longestName), personName] as const;

/** Validation rules of the certificate form. */
export const certificateRules = ({
  least,
  most,
}: CertificateOffer): FormRules<CertificateValues> => ({
  amount: [
    required,
    ofAmount(minValue(least / minorPerMajor)),
    ofAmount(maxValue(most / minorPerMajor)),
  ],
  light: [],
  recipient_name: name,
  recipient_email: [required, email],
  wish: [maxLength(longestWish)],
  send_on: [],
  buyer_name: [required, ...name],
  buyer_email: [required, email],
  agree: [required],
});

/** Converts the form's values to the API's body. */
export const certificateBody = (values: CertificateValues): CertificateForm => ({
  amount: Math.round(typedNumber(values.amount) * minorPerMajor),
  light: values.light,
  recipient_name: values.recipient_name.trim(),
  recipient_email: values.recipient_email.trim(),
  wish: values.wish.trim(),
  ...(values.send_on && { send_on: values.send_on }),
  buyer_name: values.buyer_name.trim(),
  buyer_email: values.buyer_email.trim(),
  agree: true,
});
