import { lazy, Suspense, useEffect } from "react";
import { useSession } from "../session/session.ts";
import { endProfileQuestion, useProfileQuestion } from "./ask-for-profile.ts";

/** Its code does not come: what waits for it goes on. */
function Unasked({ onClosed }: { onClosed: () => void }) {
  useEffect(onClosed, [onClosed]);
  return <></>;
}

const ProfilePrompt = lazy(() =>
  import("./profile-prompt.tsx").catch(() => ({ default: Unasked })),
);

/** Where what a profile lacks is asked for: beside the account's menu, and on pages about one act, which have none. */
export function ProfileQuestion() {
  const profile = useSession((session) => session.profile);
  const reason = useProfileQuestion();
  if (!profile || reason === null) return null;
  return (
    <Suspense>
      <ProfilePrompt profile={profile} reason={reason} onClosed={endProfileQuestion} />
    </Suspense>
  );
}
