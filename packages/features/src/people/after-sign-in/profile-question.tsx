import { lazy, Suspense, useEffect } from "react";
import { useSession } from "../session/session.ts";
import { endProfileQuestion, useProfileQuestion } from "./ask-for-profile.ts";

/** Stands in when the code cannot be loaded: go on without an answer. */
function Unasked({ onClosed }: { onClosed: () => void }) {
  useEffect(onClosed, [onClosed]);
  return <></>;
}

const ProfilePrompt = lazy(() =>
  import("./profile-prompt.tsx").catch(() => ({ default: Unasked })),
);

/** The profile question. Rendered beside the account menu, and on single-purpose pages, which have no menu. */
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
