/** Query parameter with the listing's address. */
export const addressField = "of";

/** Address that serves a listing's data without its page. */
export const listingDataUrl = (address: string) =>
  `/find/listing?${addressField}=${encodeURIComponent(address)}`;
