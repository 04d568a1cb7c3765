import type { Profile } from "@tropa/api-contract/people/account";
import { lazy, Suspense } from "react";
import { ownerRequests } from "./as-owner.ts";

const OwnerDialog = lazy(() => import("./owner-dialog.tsx"));

/** Opens where a call of the page is for the owner alone; its code comes with the first time. */
export function OwnerWindow({ profile }: { profile: Profile }) {
  const request = ownerRequests.use();
  if (!request) return null;
  return (
    <Suspense>
      <OwnerDialog profile={profile} request={request} />
    </Suspense>
  );
}
