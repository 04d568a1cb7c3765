/**
 * How far a dispute of a payer's bank is: evidence is awaited, staff have sent it, or the bank has
 * decided. Only the bank says `won` and `lost`.
 */
export const disputeStates = ["needs_answer", "sent", "won", "lost"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Papers of a booking that can be evidence. */
export const evidencePapers = ["voucher", "receipt", "terms", "chat"] as const;
export type EvidencePaper = (typeof evidencePapers)[number];
