/** The parameter that holds the listing's address. */
export const addressField = "of";

/** Where the data of a listing is asked for, by its address. */
export const listingDataUrl = (address: string) =>
  `/find/listing?${addressField}=${encodeURIComponent(address)}`;
