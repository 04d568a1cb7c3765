/**
 * States of a document's check (docs/product/organizers.md#verification); 3 waits for the external
 * provider.
 */
export const documentChecks = { notPerformed: 0, success: 1, failed: 2, inProgress: 3 } as const;
export type DocumentCheck = (typeof documentChecks)[keyof typeof documentChecks];

/**
 * A performed check never becomes unperformed. Its result may flip: the external provider may
 * revise it, and its messages may be missed.
 */
const transitions: Record<DocumentCheck, readonly DocumentCheck[]> = {
  0: [1, 2, 3],
  1: [2, 3],
  2: [1, 3],
  3: [1, 2],
};

export function checkMayBecome(from: DocumentCheck, to: DocumentCheck): boolean {
  return transitions[from].includes(to);
}

/** Which data of an organizer is verified. */
export interface VerificationFlags {
  readonly is_email_verified: boolean;
  readonly is_phone_verified: boolean;
  readonly is_passport_verified: boolean;
}

/** Fallback if loading fails: nobody is shown as verified by mistake. */
export const unverified: VerificationFlags = Object.freeze({
  is_email_verified: false,
  is_phone_verified: false,
  is_passport_verified: false,
});
