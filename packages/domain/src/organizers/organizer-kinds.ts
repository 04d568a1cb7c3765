/** Kinds of sellers of a tour (docs/product/constants.md#enumerations). */
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
