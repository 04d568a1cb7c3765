import { passkeySignInOptionsCall } from "@tropa/api-contract/people/calls-passkeys";
import { validateSlugCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { countryByIpCall } from "@tropa/api-contract/editorial/calls-site";
import { useEffect, useState } from "react";
import { Outlet, RouterProvider } from "react-router";
import { PageBody } from "../../src/frame/root/root.tsx";
import { showDeferredLayout } from "@tropa/page-runtime/browser/settle-at-once";
import { storyTranslator } from "./story-translator.ts";
import { StorefrontProvider } from "@tropa/page-runtime/storefront/storefront-context";
import { TranslatorProvider } from "@tropa/page-runtime/storefront/translation";
import { siteTokens } from "../samples/site.ts";
import { sampleSet } from "../samples/sample-set.ts";
import type { SampleSet } from "../samples/sample-set.ts";
import { speak } from "./acts.ts";
import { cleanBrowser } from "./clean-browser.ts";
import type { Kept } from "./clean-browser.ts";
import { answerWith, installFakeApi, noteStoryText } from "./fake-api.ts";
import { answer, never } from "./fake-answers.ts";
import type { FakeAnswer } from "./fake-answers.ts";
import { startStoryDay } from "./fixed-day.ts";
import { settingOf } from "./setting.ts";
import type { Place } from "./setting.ts";
import { storyRouter } from "./story-router.ts";

startStoryDay();
installFakeApi();

export interface StorefrontPageProps extends Place {
  /** The address, without the locale's prefix. */
  path: string;
  /** Answers of the API, built from samples in the page's language; the last one for an endpoint wins. */
  answers?: (samples: SampleSet) => readonly FakeAnswer[];
  /** Initial contents of the browser's storage. */
  kept?: Kept;
  /** Shows the notices for new visitors. */
  isFirstVisit?: boolean;
  /** There is an earlier session to resume. */
  isSignedIn?: boolean;
  /** Sets the staff cookie, so that pages load what only staff see. */
  isStaff?: boolean;
}

function Frame() {
  return (
    <PageBody>
      <Outlet />
    </PageBody>
  );
}

function openPage({
  path,
  answers,
  kept = {},
  isFirstVisit = false,
  isSignedIn = false,
  isStaff = false,
  ...place
}: StorefrontPageProps) {
  const storefront = settingOf(place);
  const samples = sampleSet(storefront);
  answerWith([
    siteTokens(samples),
    never(passkeySignInOptionsCall),
    // A missing page looks for a listing above it.
    answer(validateSlugCall, { result: false, canonical_slug: null }),
    answer(countryByIpCall, { result: storefront.variant.defaultCountry }),
    ...(answers?.(samples) ?? []),
  ]);
  noteStoryText(decodeURIComponent(path));
  noteStoryText(JSON.stringify(kept));
  cleanBrowser(kept, { isFirstVisit, isSignedIn, isStaff });
  speak(storyTranslator(storefront.locale));
  // Retries must not run into the next story.
  const closing = new AbortController();
  const router = storyRouter(storefront, path, { Frame, signal: closing.signal });
  const close = () => {
    closing.abort();
    router.dispose();
  };
  return { storefront, router, close };
}

/** A storefront's page as a visitor sees it: found by address and loaded by its loader, with the story's answers. */
export function StorefrontPage(props: StorefrontPageProps) {
  const [{ storefront, router, close }] = useState(() => openPage(props));
  const { variant, locale } = storefront;
  useEffect(() => {
    // On each render: Storybook's own toolbar writes here, too.
    Object.assign(document.documentElement, { lang: locale, dir: "ltr" });
    document.documentElement.dataset["brand"] = variant.id;
  });
  useEffect(() => {
    showDeferredLayout();
    return close;
  }, [close]);
  return (
    <TranslatorProvider value={storyTranslator(locale)}>
      <StorefrontProvider value={storefront}>
        <RouterProvider router={router} />
      </StorefrontProvider>
    </TranslatorProvider>
  );
}
