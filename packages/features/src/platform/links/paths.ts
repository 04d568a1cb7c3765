/** Reserved slug of the listing of all tours. */
const allToursSlug = "tours";
export const allToursPath = () => `/${allToursSlug}`;
export const listingPath = (slug: string) => `/${slug}`;
/**
 * Path of a tour, optionally with a departure. The slug already ends in the tour's id.
 *
 * @param rest further query, with its question mark
 */
export const tourPath = (slug: string, dateId?: number, rest = "") =>
  dateId === undefined ? `/${slug}${rest}` : `/${slug}?date=${dateId}${rest.replace("?", "&")}`;
/** The person's trips, or a part of them, such as past ones. */
export const tripsPath = (part?: string) =>
  part === undefined ? "/booking" : `/booking?part=${part}`;
/** A booking by its number; only its two sides can open it. */
export const tripPath = (id: number) => `/booking/${id}`;
export const payTripPath = (id: number) => `/booking/pay/${id}`;
export const bookingPath = (uuid: string) => `/booking/uuid/${uuid}`;
export const payPath = (uuid: string) => `/booking/pay/uuid/${uuid}`;
export const qrTripPath = (id: number) => `/booking/qr/${id}`;
export const qrPath = (uuid: string) => `/booking/qr/uuid/${uuid}`;
/** The page for the day of arrival. */
export const arrivalPath = (uuid: string) => `/arrival/${uuid}`;
/** Path of the page where travellers fill in their details; its id gives access. */
export const travellersPath = (touristsUuid: string) => `/order/${touristsUuid}/add-tourists`;
export const favouritesPath = () => "/favorites";
/** A shared list, with the chosen departures of its tours. */
export const sharedFavouritesPath = (token: string, dateIds: readonly number[]) =>
  `/favorites?list=${token}${dateIds.length === 0 ? "" : `&dates=${dateIds.join(",")}`}`;
export const destinationsPath = () => "/destinations";
/** Id of the banner on the home page that offers help with choosing. */
export const helpId = "help";
export const helpPath = () => `/#${helpId}`;
export const activitiesPath = () => "/activities";
export const seasonsPath = () => "/seasons";
export const collectionsPath = () => "/collections";
/** Tours by request, of a listing or of all. */
export const archivePath = (slug = "") =>
  slug === "" ? "/arhivnye-tury" : `/arhivnye-tury/${slug}`;
/** The sign-in page, with an optional path of the storefront to return to. */
export const loginPath = (to?: string) =>
  to === undefined ? "/login" : `/login?to=${encodeURIComponent(to)}`;
export const registerPath = () => "/register";
/** A chat; without an id, the list. */
export const chatPath = (id?: number) => (id === undefined ? "/chat" : `/chat/${id}`);
/** Opens a messenger for a booking or help request, by its key. */
export const messengerPath = (key: string, messenger: string) => `/tg/${key}?via=${messenger}`;
export const settingsPath = () => "/settings";
/** A legal document: the version in force, or another one. */
export const legalPath = (kind: string, version?: string) =>
  version === undefined ? `/${kind}` : `/${kind}/${version}`;
export const agreementPath = () => legalPath("agreement");
export const privacyPath = () => legalPath("privacy");
/** The journal, one of its categories, or an article, whose slug ends in its id. */
export const journalPath = (slug = "") => (slug === "" ? "/journal" : `/journal/${slug}`);
/** Feeds of the journal. */
export const journalFeedPath = (format: "rss" | "atom") => `/journal/${format}.xml`;
/** Sights, those of a place, or one, whose slug ends in its id. */
export const showplacesPath = (slug = "") =>
  slug === "" ? "/dostoprimechatelnosti" : `/dostoprimechatelnosti/${slug}`;
/** Page `page` of a list; the first has no query. */
export const pageOf = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);
/** The help center, or one of its answers. */
export const helpCenterPath = (slug = "") =>
  slug === "" ? "/help-center" : `/help-center/${slug}`;
/** An organizer's page; further pages of its reviews have a number. */
export const organizerPagePath = (id: number, page = 1) => pageOf(`/tour-provider/${id}`, page);
/** Organizers, optionally of a country by its slug. */
export const organizersHubPath = (country = "", page = 1) => {
  const query = new URLSearchParams({
    ...(country !== "" && { country }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? "/tour-providers" : `/tour-providers?${query.toString()}`;
};
export const contactsPath = () => "/contacts";
export const aboutPath = () => "/about";
/** Path of all reviews, of a country's ("russia") or of a region's ("russia/altay"). */
export const reviewsPath = (place = "") => (place === "" ? "/reviews" : `/reviews/${place}`);
export const reviewPath = (uuid: string) => `/review/${uuid}`;
/** An answered question about a tour. */
export const questionPath = (tourId: number, id: number) => `/tour-question/${tourId}/${id}`;
/** Path of the form for reviewing a booking. */
export const writeReviewPath = (booking: string) => `/booking/review/uuid/${booking}`;
