import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isCurrency } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { jwtVerify, SignJWT } from "jose";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";

const audience = "tropa-programme";
/** Lifetime of a link in days: letters may be read late. */
const goodForDays = 30;

/** Content of a signed link: the tour, and the reader's locale and currency. */
export interface ProgrammeGrant {
  tourId: number;
  locale: Locale;
  currency: Currency;
  storefront: Storefront;
  /** The link opens an individual tour. */
  isIndividual: boolean;
}

const keyOf = ({ config }: Pick<ApiContext, "config">) =>
  new TextEncoder().encode(config.signingKey);

/** Creates a signed link to a programme, on the reader's storefront. */
export async function programmeLink(
  context: Pick<ApiContext, "config">,
  grant: ProgrammeGrant,
  now: Date = new Date(),
): Promise<{ url: string; expiresAt: Date }> {
  const seconds = Math.floor(now.getTime() / 1000) + goodForDays * 86_400;
  const { locale, currency, storefront, isIndividual } = grant;
  const token = await new SignJWT({ locale, currency, storefront: storefront.id, isIndividual })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(grant.tourId))
    .setAudience(audience)
    .setExpirationTime(seconds)
    .sign(keyOf(context));
  const query = new URLSearchParams({ id: String(grant.tourId), token });
  return {
    url: `${storefront.address}/spa/private-tour-program-pdf?${query}`,
    expiresAt: new Date(seconds * 1000),
  };
}

/** Verifies a token; null if it is forged, expired or for another tour. */
export async function readProgrammeToken(
  context: Pick<ApiContext, "config">,
  token: string,
  tourId: number,
): Promise<ProgrammeGrant | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(context), {
      audience,
      algorithms: ["HS256"],
      subject: String(tourId),
    });
    const { locale, currency, isIndividual } = payload;
    const storefront = context.config.storefronts.find(String(payload.storefront));
    if (!storefront || !isLocale(locale) || !isCurrency(currency)) return null;
    return {
      tourId,
      locale,
      currency,
      storefront,
      isIndividual: isIndividual === true,
    };
  } catch {
    // Invalid for whatever reason.
    return null;
  }
}
