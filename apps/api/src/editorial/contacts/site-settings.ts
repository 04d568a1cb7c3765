import type { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { IncomingHttpHeaders } from "node:http";
import { captchaTokens } from "../../server/captcha/captcha.ts";
import { countryByHeader } from "../../server/country.ts";
import type { Config } from "../../config/config.ts";
import { reachesPeople } from "../../config/gateway-settings.ts";
import { phoneCodeChannels } from "../../people/codes/codes.ts";
import { organizerLoginUrl } from "../../people/sign-in/sign-in.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";

/** Public settings of a storefront, such as captcha and analytics keys. */
export function siteTokens(
  config: Config,
  storefront: Storefront,
): AnswerOf<typeof siteTokensCall> {
  const { provider, token, suggestToken } = config.content.maps;
  return {
    ...captchaTokens(config),
    maps_provider: provider,
    maps_token: token ?? null,
    maps_suggest_token: suggestToken ?? null,
    send_tour_program_in_pdf_via_whatsapp: reachesPeople(config, "whatsapp"),
    translates_tours: config.translation !== null,
    main_auth_method: storefront.mainAuthMethod,
    phone_code_channels: phoneCodeChannels(config, storefront),
    analytics: storefront.analytics,
    organizer_login_url: organizerLoginUrl(config, storefront.id),
  };
}

/** Returns the country of a visitor's address, by default the storefront's own. */
export function countryOf(
  config: Config,
  headers: IncomingHttpHeaders,
  storefront: Storefront,
): string {
  return countryByHeader(config, headers) ?? storefront.defaultCountry;
}
