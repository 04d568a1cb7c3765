import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import {
  checkPasswordResetTokenCall,
  passwordResetCall,
} from "@tropa/api-contract/people/calls-accounts";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { NarrowPage } from "../../platform/page/narrow-page.tsx";
import { callApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { loginPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { NewPasswordFields, newPasswordRules } from "../passwords/new-password-fields.tsx";
import type { NewPasswordValues } from "../passwords/new-password-fields.tsx";
import { useScrubbedQuery } from "./scrubbed-query.ts";

/** Sets a new password by the single-use link in a letter. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const [outcome, setOutcome] = useState<"saved" | "gone" | null>(null);
  useScrubbedQuery("password-reset-token");
  // Says that a link is used up or expired before anything is typed; if that cannot be checked, the form stays.
  const check = useQuery(
    {
      queryKey: ["password-reset-token", token],
      queryFn: () => callApi(storefront, checkPasswordResetTokenCall, { body: { token } }),
      staleTime: Infinity,
      retry: false,
    },
    queryClient(),
  );
  const { form, state, field } = useApiForm(() =>
    createApiForm<NewPasswordValues>({
      rules: newPasswordRules,
      text: failureText(t),
    }),
  );
  const ending = outcome ?? (check.data?.is_valid === false ? "gone" : null);
  if (ending !== null) {
    return (
      <NarrowPage title={t("pages.newPasswordTitle")}>
        <p role="status">{t(ending === "saved" ? "pages.passwordSaved" : "pages.resetGone")}</p>
        <Button href={loginPath()} size="lg" fullWidth>
          {t("signIn")}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t("pages.newPasswordTitle")}>
      <CallForm
        problem={state.problem}
        onSubmit={() => {
          void form.submit({
            body: ({ password }) => ({ password, token }),
            send: (body) => callApi(storefront, passwordResetCall, { body }),
            onSent: () => setOutcome("saved"),
            onRefused: (error) => {
              const isGone = isApiClientError(error) && error.status === 410;
              if (isGone) setOutcome("gone");
              return isGone;
            },
          });
        }}
      >
        <NewPasswordFields field={field} />
        <Button type="submit" size="lg" fullWidth loading={state.isSending}>
          {t("pages.savePassword")}
        </Button>
      </CallForm>
    </NarrowPage>
  );
}
