import { validateSlugCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import type { ApiClient } from "@tropa/api-client/client";
import { Link } from "@tropa/ui-kit/link";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { browserApi } from "../../platform/api/browser-api.ts";
import { logFailure } from "../../platform/api/log-failure.ts";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSession } from "../../people/session/session.ts";
import SupportLink from "./support-link.tsx";

/** Listing addresses have no more segments than this; each costs a call. */
const maxParts = 4;

/** The longest prefix of a missing path that is a listing; null if none is. */
async function nearestListing(api: ApiClient, pathname: string): Promise<string | null> {
  const parts = pathname.split("/").filter(Boolean).slice(0, maxParts);
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const slug = parts.slice(0, length).join("/");
    // Sequential from the longest: usually the first one matches, and the rest need no call.
    // oxlint-disable-next-line no-await-in-loop
    const { result, canonical_slug } = await api.call(validateSlugCall, { query: { slug } });
    if (result) return canonical_slug ?? slug;
  }
  return null;
}

/** Tours of the nearest listing above the missing address. */
function NearestListing() {
  const { t } = useTranslation("errors");
  const storefront = useStorefront();
  const { pathname } = useLocation();
  const [slug, setSlug] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    browserApi(storefront)
      .then((api) => nearestListing(api, pathname))
      .then(
        (found) => {
          if (!isGone) setSlug(found);
        },
        // Not critical: the page offers other ways on.
        (error: unknown) =>
          logFailure({ call: validateSlugCall.name, path: validateSlugCall.path, error }),
      );
    return () => {
      isGone = true;
    };
  }, [storefront, pathname]);
  if (slug === null) return null;
  return (
    <p>
      <Link href={listingPath(slug)}>{t("404.nearest", { path: listingPath(slug) })}</Link>
    </p>
  );
}

/** Ways on from an address that leads nowhere: the listing above it and, when signed in, support. */
export default function MissingPageWays() {
  const status = useSession((session) => session.status);
  return (
    <>
      <NearestListing />
      {status === "signedIn" && <SupportLink />}
    </>
  );
}
