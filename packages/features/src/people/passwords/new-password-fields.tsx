import { confirmed, maxLength, minLength, required } from "@tropa/domain/forms/form-rules";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@tropa/domain/people/password";
import { TextField } from "@tropa/ui-kit/text-field";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

export type NewPasswordValues = { password: string; confirm_password: string };

export const newPasswordRules = {
  password: [required, minLength(SHORTEST_PASSWORD), maxLength(LONGEST_PASSWORD)],
  confirm_password: [required, confirmed("password")],
} as const;

/** A new password, entered twice. */
export function NewPasswordFields({
  field,
}: {
  field: (name: keyof NewPasswordValues) => { name: string; error: string | undefined };
}) {
  const { t } = useTranslation("signIn");
  return (
    <>
      <TextField
        {...field("password")}
        type="password"
        label={t("newPassword.label")}
        hint={t("newPassword.hint")}
        autoComplete="new-password"
      />
      <TextField
        {...field("confirm_password")}
        type="password"
        label={t("newPassword.again")}
        autoComplete="new-password"
      />
    </>
  );
}
