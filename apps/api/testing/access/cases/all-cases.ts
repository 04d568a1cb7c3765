import { accountCases } from "./accounts.ts";
import { bookingCases } from "./booking.ts";
import { chatCases } from "./chat.ts";
import { moneyCases } from "./money.ts";
import { organizerCases } from "./organizers.ts";
import { readingCases } from "./reading.ts";
import { reviewCases } from "./reviews.ts";
import { signInCases } from "./sign-in.ts";
import { deskCases } from "./desk.ts";
import { tourCases } from "./tours.ts";
import { uploadCases } from "./uploads.ts";
import type { AccessCase } from "./cases.ts";

/** Exactly one case for every call that the API serves. */
export const allCases: readonly AccessCase[] = [
  ...readingCases,
  ...tourCases,
  ...bookingCases,
  ...uploadCases,
  ...accountCases,
  ...signInCases,
  ...chatCases,
  ...organizerCases,
  ...reviewCases,
  ...deskCases,
  ...moneyCases,
];
