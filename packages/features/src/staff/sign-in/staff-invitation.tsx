import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import {
  acceptStaffInvitationCall,
  staffInvitationCall,
} from "@tropa/api-contract/staff/calls-team";
import { required } from "@tropa/domain/forms/form-rules";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import {
  NewPasswordFields,
  newPasswordRules,
} from "../../people/passwords/new-password-fields.tsx";
import type { NewPasswordValues } from "../../people/passwords/new-password-fields.tsx";
import { useScrubbedQuery } from "../../people/sign-in-page/scrubbed-query.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";

type Values = NewPasswordValues & { first_name: string; last_name: string };

/** Joins the staff by the link of an invitation: name and password. The sign-in follows, with both factors. */
export function StaffInvitation({ token, onEnd }: { token: string; onEnd: () => void }) {
  const { t } = useTranslation("staffSignIn");
  const storefront = useStorefront();
  const [outcome, setOutcome] = useState<"joined" | "gone" | null>(null);
  useScrubbedQuery("invitation");
  // Says that a link is over before anything is typed; if that cannot be checked, the form stays.
  const check = useQuery(
    {
      queryKey: ["staff-invitation", token],
      queryFn: () => callApi(storefront, staffInvitationCall, { body: { token } }),
      staleTime: Infinity,
      retry: false,
    },
    queryClient(),
  );
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({
      rules: { first_name: [required], last_name: [required], ...newPasswordRules },
      text: failureText(t),
    }),
  );
  const isOver = (error: unknown) =>
    isApiClientError(error) && (error.status === 410 || error.status === 409);
  const ending = outcome ?? (isOver(check.error) ? "gone" : null);
  if (ending !== null) {
    return (
      <>
        <p role="status">{t(`invitation.${ending}`)}</p>
        <Button onClick={onEnd} size="lg" fullWidth>
          {t("invitation.signIn")}
        </Button>
      </>
    );
  }
  return (
    <CallForm
      problem={state.problem}
      onSubmit={() => {
        void form.submit({
          body: ({ confirm_password: _again, ...body }) => ({ ...body, token }),
          send: (body) => callApi(storefront, acceptStaffInvitationCall, { body }),
          onSent: () => setOutcome("joined"),
          onRefused: (error) => {
            if (!isOver(error)) return false;
            setOutcome("gone");
            return true;
          },
        });
      }}
    >
      <p>
        {check.data ? t("invitation.leadFor", { email: check.data.email }) : t("invitation.lead")}
      </p>
      <TextField
        {...field("first_name")}
        label={t("invitation.firstName")}
        autoComplete="given-name"
      />
      <TextField
        {...field("last_name")}
        label={t("invitation.lastName")}
        autoComplete="family-name"
      />
      <NewPasswordFields field={field} />
      <Button type="submit" size="lg" fullWidth loading={state.isSending}>
        {t("invitation.join")}
      </Button>
    </CallForm>
  );
}
