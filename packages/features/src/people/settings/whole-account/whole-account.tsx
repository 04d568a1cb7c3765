import type { Profile } from "@tropa/api-contract/people/account";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { FailedPart } from "../failed-part.tsx";
import { ownAccountQuery } from "../settings-queries.ts";
import { CopySection } from "./copy-section.tsx";
import { EndSection } from "./end-section.tsx";

/** A section about the whole account, once its state has loaded. */
export function WholeAccount({ part, profile }: { part: "copy" | "end"; profile: Profile }) {
  const storefront = useStorefront();
  const { data, isError, refetch } = useQuery(ownAccountQuery(storefront));
  if (isError) return <FailedPart onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" height="6rem" />;
  return part === "copy" ? (
    <CopySection profile={profile} isOld={data.is_session_old} />
  ) : (
    <EndSection profile={profile} obstacles={data.obstacles} onChanged={() => void refetch()} />
  );
}
