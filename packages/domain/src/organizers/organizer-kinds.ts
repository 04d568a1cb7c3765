/** Who sells a tour (docs/product/constants.md#enumerations). */
export const sellerKinds = [
  "marketplace",
  "direct_sales",
  "agent",
  "own",
  "third_party_agent",
] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** Legal forms of organizers (docs/product/constants.md#enumerations). */
export const legalForms = [
  "natural_person",
  "individual_entrepreneur",
  "legal_entity",
  "self_employed",
] as const;
export type LegalForm = (typeof legalForms)[number];

/** What a review is about (docs/product/organizers.md#pages). */
export const reviewedObjects = ["tour", "organizer"] as const;
export type ReviewedObject = (typeof reviewedObjects)[number];

/** Phone numbers of the contacts page (docs/product/content.md#contacts). */
export const contactPhoneTypes = ["main", "additional"] as const;
export type ContactPhoneType = (typeof contactPhoneTypes)[number];
