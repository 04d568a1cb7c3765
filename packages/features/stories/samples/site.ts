import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import { answer } from "../harness/fake-answers.ts";
import type { FakeAnswer } from "../harness/fake-answers.ts";
import type { SampleSet } from "./sample-set.ts";

type SiteTokens = WireAnswerOf<typeof siteTokensCall>;

/** Settings that every page may request. Captchas are off. */
export const siteTokens = (
  { variant }: Pick<SampleSet, "variant">,
  more: Partial<SiteTokens> = {},
): FakeAnswer =>
  answer(siteTokensCall, {
    captcha_provider: "off",
    captcha_key: null,
    hard_captcha_key: null,
    invisible_captcha_provider: "off",
    invisible_captcha_key: null,
    maps_provider: "none",
    maps_token: null,
    maps_suggest_token: null,
    send_tour_program_in_pdf_via_whatsapp: false,
    translates_tours: false,
    main_auth_method: variant.mainAuthMethod,
    phone_code_channels: [...variant.phoneCodeChannels],
    analytics: null,
    organizer_login_url: "https://api.example/organizer/login",
    ...more,
  });
