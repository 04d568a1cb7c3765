/** Reasons for a failed identity check that people can act on. */
export const rejectReasons = [
  "photo",
  "document",
  "expired",
  "incomplete",
  "face",
  "mismatch",
  "age",
  "country",
  "duplicate",
  "refused",
  "other",
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/**
 * The provider's labels and the reasons they stand for; the provider may add labels at any time.
 */
const labels: Readonly<Record<string, RejectReason>> = {
  UNSATISFACTORY_PHOTOS: "photo",
  LOW_QUALITY: "photo",
  BLACK_AND_WHITE: "photo",
  SCREENSHOTS: "photo",
  NOT_READABLE: "photo",
  BAD_PROOF_OF_IDENTITY: "document",
  BAD_PROOF_OF_ADDRESS: "document",
  DOCUMENT_DAMAGED: "document",
  DIGITAL_DOCUMENT: "document",
  DOCUMENT_TEMPLATE: "document",
  ID_INVALID: "document",
  UNSUITABLE_DOCUMENT: "document",
  UNSUPPORTED_LANGUAGE: "document",
  EXPIRATION_DATE: "expired",
  DOCUMENT_PAGE_MISSING: "incomplete",
  INCOMPLETE_DOCUMENT: "incomplete",
  FRONT_SIDE_MISSING: "incomplete",
  BACK_SIDE_MISSING: "incomplete",
  ADDITIONAL_DOCUMENT_REQUIRED: "incomplete",
  UNFILLED_ID: "incomplete",
  BAD_SELFIE: "face",
  BAD_VIDEO_SELFIE: "face",
  BAD_FACE_MATCHING: "face",
  SELFIE_MISMATCH: "face",
  VIDEO_SELFIE: "face",
  PROBLEMATIC_APPLICANT_DATA: "mismatch",
  REQUESTED_DATA_MISMATCH: "mismatch",
  INCONSISTENT_PROFILE: "mismatch",
  AGE_REQUIREMENT_MISMATCH: "age",
  WRONG_USER_REGION: "country",
  REGULATIONS_VIOLATIONS: "country",
  DUPLICATE: "duplicate",
  FORGERY: "refused",
  GRAPHIC_EDITOR: "refused",
  FRAUDULENT_PATTERNS: "refused",
  FRAUDULENT_LIVENESS: "refused",
  SELFIE_WITH_PAPER: "refused",
  BLOCKLIST: "refused",
  BLACKLIST: "refused",
  SPAM: "refused",
  THIRD_PARTY_INVOLVED: "refused",
  COMPROMISED_PERSONS: "refused",
};

/**
 * Returns the reasons of a failed check, each once and in the order of the table; `other` if no
 * label is known.
 */
export function rejectReasonsOf(given: readonly string[]): RejectReason[] {
  const found = new Set(
    given.map((label) => (Object.hasOwn(labels, label) ? labels[label] : "other")),
  );
  const known = rejectReasons.filter((reason) => reason !== "other" && found.has(reason));
  return known.length > 0 ? known : ["other"];
}
