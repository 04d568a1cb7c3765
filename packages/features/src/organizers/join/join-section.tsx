import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useEffect } from "react";
import { PrivateData } from "../../people/private-page/private-data.tsx";
import { resumeSessionNow, useHasSessionMark, useSession } from "../../people/session/session.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { ApplicationFailed, ApplicationState } from "./application-state.tsx";
import { ownApplicationQuery } from "./application-queries.ts";
import { JoinForm } from "./join-form.tsx";

/** The application form or, for applicants, the state of their application. */
export function JoinSection() {
  return (
    <PrivateData>
      <Section />
    </PrivateData>
  );
}

function Section() {
  const status = useSession((session) => session.status);
  const isComing = useHasSessionMark() && status === "unknown";
  useEffect(resumeSessionNow, []);
  if (status === "signedIn") return <OwnSection />;
  if (isComing) return <Skeleton shape="block" height="24rem" />;
  return <JoinForm last={null} isSignedIn={false} />;
}

function OwnSection() {
  const storefront = useStorefront();
  const { data, isError, refetch } = useQuery(ownApplicationQuery(storefront));
  if (!data)
    return isError ? (
      <ApplicationFailed onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="block" height="24rem" />
    );
  const { application, may_apply: mayApply } = data;
  const isRefused = application?.status === "refused";
  return (
    <>
      <ApplicationState own={data} />
      {mayApply && (
        <JoinForm key={application?.id ?? 0} last={isRefused ? application : null} isSignedIn />
      )}
    </>
  );
}
