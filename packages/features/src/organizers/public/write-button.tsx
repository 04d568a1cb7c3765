import { Button } from "@tropa/ui-kit/button";
import { Suspense } from "react";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { openSignIn } from "../../people/sign-in/open-sign-in.ts";
import { useSession } from "../../people/session/session.ts";

const OrganizerButton = lazyPart(
  "conversation",
  () => import("../../conversation/ask/organizer-button.tsx"),
);

/** Opens the chat with an organizer; who is not signed in is asked to. */
export function WriteButton({ organizerId }: { organizerId: number }) {
  const { t } = useTranslation("organizer");
  const { status, profile } = useSession();
  // Nobody chats with themselves.
  if (profile?.organizer_id === organizerId) return null;
  // Until it is known who reads, a press asks for nothing.
  const ask = () => status === "visitor" && openSignIn({ reason: "needed" });
  const button = (
    <Button variant="secondary" icon="chat" loading={profile !== null} onClick={ask}>
      {t("write")}
    </Button>
  );
  if (!profile) return button;
  return (
    <Suspense fallback={button}>
      <OrganizerButton organizerId={organizerId} tourId={null} />
    </Suspense>
  );
}
