import { changePasswordCall } from "@tropa/api-contract/people/calls-profile";
import type { Profile } from "@tropa/api-contract/people/account";
import { required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { CallForm } from "../../../platform/forms/call-form.tsx";
import { createApiForm } from "../../../platform/forms/api-form.ts";
import { failureText } from "../../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { withOwnerCheck } from "../../owner-check/with-owner-check.ts";
import { NewPasswordFields, newPasswordRules } from "../../passwords/new-password-fields.tsx";
import type { NewPasswordValues } from "../../passwords/new-password-fields.tsx";
import { setProfile } from "../../session/session.ts";
import styles from "../settings.module.css";

type Values = NewPasswordValues & { current_password: string };

/** Sets a new password; asks for the old one if there is one. */
export default function PasswordForm({
  profile,
  onClose,
}: {
  profile: Profile;
  onClose: () => void;
}) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const { is_password_set: hasOld } = profile;
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({
      rules: {
        current_password: hasOld ? [required] : [],
        ...newPasswordRules,
      },
      text: failureText(t),
    }),
  );
  return (
    <CallForm
      problem={state.problem}
      onSubmit={() => {
        void form.submit({
          body: ({ current_password, ...chosen }) =>
            hasOld ? { current_password, ...chosen } : chosen,
          send: async (body) => {
            const api = await browserApi(storefront);
            return withOwnerCheck(() => api.call(changePasswordCall, { body }));
          },
          onSent: () => {
            setProfile({ ...profile, is_password_set: true });
            showToast({ type: "success", text: t("password.changed") });
            onClose();
          },
        });
      }}
    >
      {/* Password managers need to know whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        defaultValue={profile.email ?? profile.phone ?? ""}
        readOnly
        hidden
      />
      {hasOld && (
        <TextField
          {...field("current_password")}
          type="password"
          label={t("password.current")}
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields field={field} />
      <div className={styles.actions}>
        <Button type="submit" loading={state.isSending}>
          {t("save")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </CallForm>
  );
}
