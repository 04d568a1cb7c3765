/** Listing of everything (the reserved slug of the search filter). */
const allToursSlug = "tours";
export const allToursPath = () => `/${allToursSlug}`;
export const listingPath = (slug: string) => `/${slug}`;
/** A card's slug already ends in the tour's id. */
export const tourPath = (slug: string) => `/${slug}`;
export const bookingPath = (uuid: string) => `/booking/uuid/${uuid}`;
export const payPath = (uuid: string) => `/booking/pay/uuid/${uuid}`;
export const qrPath = (uuid: string) => `/booking/qr/uuid/${uuid}`;
