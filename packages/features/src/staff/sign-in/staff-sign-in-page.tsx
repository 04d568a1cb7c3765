import type { CodeSent, SignedIn } from "@tropa/api-contract/people/account";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { NarrowPage } from "../../platform/page/narrow-page.tsx";
import { CodeEntry } from "../../people/code-entry/code-entry.tsx";
import { sentCode } from "../../people/code-entry/code-on-its-way.ts";
import { resumeSessionNow, useSession } from "../../people/session/session.ts";
import { ownPath } from "../../people/sign-in/sign-in-result.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { sendStaffCode, verifyStaffCode } from "./staff-sign-in-calls.ts";
import type { StaffLogin } from "./staff-sign-in-calls.ts";
import { StaffEntrance } from "./staff-entrance.tsx";
import { StaffInvitation } from "./staff-invitation.tsx";
import { StaffPasswordStep } from "./staff-password-step.tsx";

/** `/employees-cookie`: staff sign-in with a password and then a code (docs/product/accounts-and-sessions.md#staff). */
export function StaffSignInPage() {
  const { t } = useTranslation("staffSignIn");
  const [query] = useSearchParams();
  // The token is removed from the address as soon as it is read.
  const [invitation, setInvitation] = useState(query.get("invitation"));
  return (
    <NarrowPage title={t("title")}>
      {invitation ? (
        <StaffInvitation token={invitation} onEnd={() => setInvitation(null)} />
      ) : (
        <StaffSignIn />
      )}
    </NarrowPage>
  );
}

function StaffSignIn() {
  const [query] = useSearchParams();
  const { status, profile } = useSession();
  const [entered, setEntered] = useState<SignedIn | null>(null);
  useEffect(resumeSessionNow, []);
  const to = ownPath(query.get("to")) ?? deskPath();
  if (entered) return <StaffEntrance profile={entered.profile} to={to} isNew />;
  if (status === "signedIn" && profile?.is_admin_auth)
    return <StaffEntrance profile={profile} to={to} />;
  if (status === "unknown") {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height="14rem" />
      </div>
    );
  }
  return <StaffSteps onEntered={setEntered} />;
}

interface Sent {
  login: StaffLogin;
  answer: CodeSent;
  at: number;
}

function StaffSteps({ onEntered }: { onEntered: (answer: SignedIn) => void }) {
  const { t } = useTranslation("staffSignIn");
  const storefront = useStorefront();
  const [sent, setSent] = useState<Sent | null>(null);
  const codeSent = (login: StaffLogin, answer: CodeSent) =>
    setSent({ login, answer, at: Date.now() });
  if (!sent) return <StaffPasswordStep onSent={codeSent} />;
  const { login, answer, at } = sent;
  return (
    <CodeEntry
      code={sentCode(answer, at)}
      action={t("enter")}
      verify={(code) => verifyStaffCode(storefront, { login: login.login, code })}
      onVerified={onEntered}
      // Requesting another code needs the password again.
      resend={() => sendStaffCode(storefront, login)}
      onResent={(next) => codeSent(login, next)}
      onCancel={() => setSent(null)}
    />
  );
}
