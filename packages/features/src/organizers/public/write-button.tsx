import { Button } from "@tropa/ui-kit/button";
import { Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { openSignIn } from "../../people/sign-in/open-sign-in.ts";
import { useSession } from "../../people/session/session.ts";

const OrganizerButton = lazyPart(
  "conversation",
  () => import("../../conversation/ask/organizer-button.tsx"),
);

/** Opens the chat with an organizer; visitors are asked to sign in. */
export function WriteButton({ organizerId }: { organizerId: number }) {
  const { t } = useTranslation("organizer");
  const { status, profile } = useSession();
  const [isPressed, setPressed] = useState(false);
  /** The button was pressed before the session was known. */
  const answer = useRef<(() => void) | null>(null);
  const isNobody = status === "visitor" || status === "unreachable";
  useEffect(() => {
    if (!isNobody) return;
    answer.current?.();
    answer.current = null;
  }, [isNobody]);
  // Organizers have no chat with themselves.
  if (profile?.organizer_id === organizerId) return null;
  const signIn = () => {
    setPressed(false);
    openSignIn({ reason: "needed" });
  };
  const ask = () => {
    if (isNobody) return signIn();
    // The code that opens the chat may still be loading.
    setPressed(true);
    answer.current = signIn;
  };
  const button = (
    <Button variant="secondary" icon="chat" loading={isPressed} onClick={ask}>
      {t("write")}
    </Button>
  );
  if (!profile) return button;
  return (
    <Suspense fallback={button}>
      <OrganizerButton organizerId={organizerId} tourId={null} opensAtOnce={isPressed} />
    </Suspense>
  );
}
