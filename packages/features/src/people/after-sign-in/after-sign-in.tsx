import type { Profile } from "@tropa/api-contract/people/account";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { settingsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { askForProfile } from "./ask-for-profile.ts";
import { ProfileQuestion } from "./profile-question.tsx";
import { takeSignIn, takeTurn } from "./question-memory.ts";

const PasskeyOffer = lazy(() => import("./passkey-offer.tsx"));

async function isPasskeyDue(storefront: Storefront, accountId: number): Promise<boolean> {
  const { mayOfferPasskey } = await import("./may-offer-passkey.ts");
  return (await mayOfferPasskey(storefront)) && takeTurn("offer-passkey", accountId, Date.now());
}

/**
 * Questions after sign-in, one at a time: first what the profile lacks, else whether to create a passkey on this
 * device. Not asked in the settings, which have both.
 */
export function AfterSignIn({ profile }: { profile: Profile }) {
  const storefront = useStorefront();
  const isAtSettings = useLocation().pathname === settingsPath();
  const [isPasskeyOffered, setPasskeyOffered] = useState(false);
  const { id } = profile;
  useEffect(() => {
    const way = takeSignIn();
    if (way === null || isAtSettings || askForProfile("signIn") || way === "passkey") return;
    isPasskeyDue(storefront, id).then(setPasskeyOffered, () => {});
  }, [storefront, id, isAtSettings]);
  return (
    <Suspense>
      <ProfileQuestion />
      {isPasskeyOffered && <PasskeyOffer onClosed={() => setPasskeyOffered(false)} />}
    </Suspense>
  );
}
