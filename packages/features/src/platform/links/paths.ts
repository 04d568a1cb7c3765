/** Listing of everything (the reserved slug of the search filter). */
const allToursSlug = "tours";
export const allToursPath = () => `/${allToursSlug}`;
export const listingPath = (slug: string) => `/${slug}`;
/**
 * A card's slug already ends in the tour's id. The choice is in the query: a departure, and the party.
 *
 * @param rest of the query, with its question mark
 */
export const tourPath = (slug: string, dateId?: number, rest = "") =>
  dateId === undefined ? `/${slug}${rest}` : `/${slug}?date=${dateId}${rest.replace("?", "&")}`;
/** One's own trips; of a part of them, such as past ones. */
export const tripsPath = (part?: string) =>
  part === undefined ? "/booking" : `/booking?part=${part}`;
/** A booking by its number, for its two sides alone. */
export const tripPath = (id: number) => `/booking/${id}`;
export const payTripPath = (id: number) => `/booking/pay/${id}`;
export const bookingPath = (uuid: string) => `/booking/uuid/${uuid}`;
export const payPath = (uuid: string) => `/booking/pay/uuid/${uuid}`;
export const qrTripPath = (id: number) => `/booking/qr/${id}`;
export const qrPath = (uuid: string) => `/booking/qr/uuid/${uuid}`;
/** The day of arrival of a booking, by its link. */
export const arrivalPath = (uuid: string) => `/arrival/${uuid}`;
/** Where travellers fill themselves in, by their own link. */
export const travellersPath = (touristsUuid: string) => `/order/${touristsUuid}/add-tourists`;
export const favouritesPath = () => "/favorites";
/** A shared list, at the departures that were chosen of its tours. */
export const sharedFavouritesPath = (token: string, dateIds: readonly number[]) =>
  `/favorites?list=${token}${dateIds.length === 0 ? "" : `&dates=${dateIds.join(",")}`}`;
export const destinationsPath = () => "/destinations";
/** The banner of the home page, where one asks for help with choosing. */
export const helpId = "help";
export const helpPath = () => `/#${helpId}`;
export const activitiesPath = () => "/activities";
export const seasonsPath = () => "/seasons";
export const collectionsPath = () => "/collections";
/** Tours by request; of a listing with its path, of everything without one. */
export const archivePath = (slug = "") =>
  slug === "" ? "/arhivnye-tury" : `/arhivnye-tury/${slug}`;
/** Where one signs in, and where to go afterwards: a path of the storefront. */
export const loginPath = (to?: string) =>
  to === undefined ? "/login" : `/login?to=${encodeURIComponent(to)}`;
export const registerPath = () => "/register";
/** A chat, or the one with support. */
export const chatPath = (id?: number) => (id === undefined ? "/chat" : `/chat/${id}`);
/** Opens a messenger for a booking or a help request, by its key. */
export const messengerPath = (key: string, messenger: string) => `/tg/${key}?via=${messenger}`;
export const settingsPath = () => "/settings";
/** Public terms, by kind: the version in force, or another one. */
export const legalPath = (kind: string, version?: string) =>
  version === undefined ? `/${kind}` : `/${kind}/${version}`;
export const agreementPath = () => legalPath("agreement");
export const privacyPath = () => legalPath("privacy");
/** The journal, one of its categories, or an article, whose slug ends in its id. */
export const journalPath = (slug = "") => (slug === "" ? "/journal" : `/journal/${slug}`);
/** What feed readers take. */
export const journalFeedPath = (format: "rss" | "atom") => `/journal/${format}.xml`;
/** Sights, of a place, or one, whose slug ends in its id. */
export const showplacesPath = (slug = "") =>
  slug === "" ? "/dostoprimechatelnosti" : `/dostoprimechatelnosti/${slug}`;
/** The further pages of a list. */
export const pageOf = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);
/** The help center, or one of its answers. */
export const helpCenterPath = (slug = "") =>
  slug === "" ? "/help-center" : `/help-center/${slug}`;
/** An organizer's page, a page of its reviews, or the reviews themselves. */
export const organizerPagePath = (id: number, page = 1) => pageOf(`/tour-provider/${id}`, page);
/** Organizers, of a country by its slug. */
export const organizersHubPath = (country = "", page = 1) => {
  const query = new URLSearchParams({
    ...(country !== "" && { country }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? "/tour-providers" : `/tour-providers?${query.toString()}`;
};
export const contactsPath = () => "/contacts";
export const aboutPath = () => "/about";
/** All reviews, those of a country ("russia"), or of a region of it ("russia/altay"). */
export const reviewsPath = (place = "") => (place === "" ? "/reviews" : `/reviews/${place}`);
export const reviewPath = (uuid: string) => `/review/${uuid}`;
/** A question about a tour, answered: the tour's number and its own. */
export const questionPath = (tourId: number, id: number) => `/tour-question/${tourId}/${id}`;
/** Where a traveller writes the review of a booking. */
export const writeReviewPath = (booking: string) => `/booking/review/uuid/${booking}`;
