import { accountCases } from "./cases-accounts.ts";
import { bookingCases } from "./cases-booking.ts";
import { chatCases } from "./cases-chat.ts";
import { organizerCases } from "./cases-organizers.ts";
import { readingCases } from "./cases-reading.ts";
import { reviewCases } from "./cases-reviews.ts";
import { signInCases } from "./cases-sign-in.ts";
import { deskCases } from "./cases-desk.ts";
import { tourCases } from "./cases-tours.ts";
import { uploadCases } from "./cases-uploads.ts";
import type { AccessCase } from "./cases.ts";

/** Every call that the API serves, once. */
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
];
