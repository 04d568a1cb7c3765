/** Who sells a tour (document 2 §9.5, "Seller kinds"). */
export const sellerKinds = [
  "marketplace",
  "direct_sales",
  "agent",
  "own",
  "third_party_agent",
] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** Legal forms of organizers (document 2 §9.5). */
export const legalForms = [
  "natural_person",
  "individual_entrepreneur",
  "legal_entity",
  "self_employed",
] as const;
export type LegalForm = (typeof legalForms)[number];

/** What a review is about (document 1 §3, "Reviewed object type"). */
export const reviewedObjects = ["tour", "organizer"] as const;
export type ReviewedObject = (typeof reviewedObjects)[number];

/** Phone numbers of the contacts page (document 1 §3, "Contacts"). */
export const contactPhoneTypes = ["main", "additional"] as const;
export type ContactPhoneType = (typeof contactPhoneTypes)[number];
