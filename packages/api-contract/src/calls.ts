import * as accountCalls from "./calls-accounts.ts";
import * as bookingCalls from "./calls-booking.ts";
import * as bookingLinkCalls from "./calls-booking-link.ts";
import * as captchaCalls from "./calls-captcha.ts";
import * as catalogueCalls from "./calls-catalogue.ts";
import * as chatNotificationCalls from "./calls-chat-notifications.ts";
import * as chatCalls from "./calls-chat.ts";
import * as contentCalls from "./calls-content.ts";
import * as dictionaryCalls from "./calls-dictionaries.ts";
import * as discoveryCalls from "./calls-discovery.ts";
import * as favouriteCalls from "./calls-favourites.ts";
import * as generalCalls from "./calls-general.ts";
import * as interactionCalls from "./calls-interactions.ts";
import * as meetingCalls from "./calls-meetings.ts";
import * as organizerCalls from "./calls-organizers.ts";
import * as phoneCodeCalls from "./calls-phone-codes.ts";
import * as profileCalls from "./calls-profile.ts";
import * as requestCalls from "./calls-requests.ts";
import * as staffCalls from "./calls-staff.ts";
import * as staffSignInCalls from "./calls-staff-sign-in.ts";
import * as tourCalls from "./calls-tours.ts";
import * as reviewCalls from "./calls-reviews.ts";
import * as uploadCalls from "./calls-uploads.ts";
import * as verificationCalls from "./calls-verification.ts";
import * as siteCalls from "./calls-site.ts";
import * as translationCalls from "./calls-translations.ts";
import * as weatherCalls from "./calls-weather.ts";
import type { Endpoint } from "./endpoint.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

/** Every call of the contract: what the reference, the server and the tests go through. */
export const calls: readonly Endpoint[] = [
  catalogueCalls,
  tourCalls,
  weatherCalls,
  translationCalls,
  staffCalls,
  interactionCalls,
  contentCalls,
  dictionaryCalls,
  discoveryCalls,
  siteCalls,
  bookingCalls,
  bookingLinkCalls,
  captchaCalls,
  generalCalls,
  requestCalls,
  uploadCalls,
  accountCalls,
  profileCalls,
  staffSignInCalls,
  favouriteCalls,
  chatCalls,
  chatNotificationCalls,
  phoneCodeCalls,
  organizerCalls,
  meetingCalls,
  reviewCalls,
  verificationCalls,
].flatMap((module) => Object.values(module).filter(isEndpoint));
