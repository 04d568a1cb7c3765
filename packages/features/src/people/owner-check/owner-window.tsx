import type { Profile } from "@tropa/api-contract/people/account";
import { lazy, Suspense } from "react";
import { ownerRequests } from "./with-owner-check.ts";

const OwnerDialog = lazy(() => import("./owner-dialog.tsx"));

/** Opens when a call of the page needs proof of ownership. */
export function OwnerCheckDialog({ profile }: { profile: Profile }) {
  const request = ownerRequests.use();
  if (!request) return null;
  return (
    <Suspense>
      <OwnerDialog profile={profile} request={request} />
    </Suspense>
  );
}
