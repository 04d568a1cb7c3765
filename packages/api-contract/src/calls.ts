import * as accountCalls from "./people/calls-accounts.ts";
import * as bookingCalls from "./sales/calls-booking.ts";
import * as bookingChangeCalls from "./sales/calls-booking-change.ts";
import * as bookingLinkCalls from "./sales/calls-booking-link.ts";
import * as bookingPaperCalls from "./sales/calls-booking-papers.ts";
import * as certificateCalls from "./sales/calls-certificates.ts";
import * as captchaCalls from "./calls-captcha.ts";
import * as catalogueCalls from "./discovery/calls-catalogue.ts";
import * as homeCalls from "./discovery/calls-home.ts";
import * as chatNotificationCalls from "./conversation/calls-chat-notifications.ts";
import * as pushCalls from "./conversation/calls-push.ts";
import * as chatCalls from "./conversation/calls-chat.ts";
import * as unreadCalls from "./conversation/calls-unread.ts";
import * as contentCalls from "./editorial/calls-content.ts";
import * as departureCalls from "./organizers/calls-departures.ts";
import * as dictionaryCalls from "./discovery/calls-dictionaries.ts";
import * as discoveryCalls from "./discovery/calls-discovery.ts";
import * as favouriteCalls from "./discovery/calls-favourites.ts";
import * as generalCalls from "./calls-general.ts";
import * as interactionCalls from "./sales/calls-interactions.ts";
import * as applicationCalls from "./organizers/calls-applications.ts";
import * as applyCalls from "./organizers/calls-apply.ts";
import * as moneyCalls from "./organizers/calls-money.ts";
import * as meetingCalls from "./organizers/calls-meetings.ts";
import * as meetingFormCalls from "./organizers/calls-meeting-form.ts";
import * as organizerBookingCalls from "./organizers/calls-organizer-bookings.ts";
import * as organizerTourCalls from "./organizers/tours/calls-organizer-tours.ts";
import * as tourModerationCalls from "./organizers/tours/calls-tour-moderation.ts";
import * as tourRevisionCalls from "./organizers/tours/calls-tour-revisions.ts";
import * as organizerCalls from "./organizers/calls-organizers.ts";
import * as organizerFormCalls from "./organizers/calls-organizer-forms.ts";
import * as phoneCodeCalls from "./conversation/calls-phone-codes.ts";
import * as passkeyCalls from "./people/calls-passkeys.ts";
import * as notificationCalls from "./people/calls-notifications.ts";
import * as homeCityCalls from "./people/calls-home-cities.ts";
import * as ownAccountCalls from "./people/calls-own-account.ts";
import * as profileCalls from "./people/calls-profile.ts";
import * as arrivalCalls from "./sales/calls-arrival.ts";
import * as requestCalls from "./sales/calls-requests.ts";
import * as travellerCalls from "./sales/calls-travellers.ts";
import * as travellerFormCalls from "./sales/calls-traveller-forms.ts";
import * as staffCalls from "./staff/calls-staff.ts";
import * as staffBookingCalls from "./staff/calls-bookings.ts";
import * as staffPeopleCalls from "./staff/calls-people.ts";
import * as bookingActCalls from "./staff/calls-booking-acts.ts";
import * as commissionCalls from "./staff/calls-commission.ts";
import * as numbersCalls from "./staff/calls-numbers.ts";
import * as promoCalls from "./staff/calls-promo.ts";
import * as disputeCalls from "./staff/money/calls-disputes.ts";
import * as payableCalls from "./staff/calls-payables.ts";
import * as payoutCalls from "./staff/calls-payouts.ts";
import * as deskCalls from "./staff/calls-desk.ts";
import * as teamCalls from "./staff/calls-team.ts";
import * as taskCalls from "./staff/calls-tasks.ts";
import * as supportCalls from "./staff/calls-support.ts";
import * as staffSignInCalls from "./staff/calls-staff-sign-in.ts";
import * as tourCalls from "./discovery/calls-tours.ts";
import * as tourCityCalls from "./discovery/calls-tour-cities.ts";
import * as sessionCalls from "./people/calls-sessions.ts";
import * as reviewCalls from "./editorial/calls-reviews.ts";
import * as questionCalls from "./editorial/calls-questions.ts";
import * as uploadCalls from "./conversation/calls-uploads.ts";
import * as verificationCalls from "./organizers/calls-verification.ts";
import * as siteSearchCalls from "./editorial/calls-site-search.ts";
import * as siteCalls from "./editorial/calls-site.ts";
import * as translationCalls from "./discovery/calls-translations.ts";
import * as weatherCalls from "./discovery/calls-weather.ts";
import type { Endpoint } from "./base/endpoint.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

const callsOf = (...modules: readonly object[]): readonly Endpoint[] =>
  modules.flatMap((module) => Object.values(module).filter(isEndpoint));

/** Calls by area, in the order of the reference. */
export const callsByArea = {
  general: callsOf(captchaCalls, generalCalls),
  discovery: callsOf(
    catalogueCalls,
    homeCalls,
    tourCalls,
    tourCityCalls,
    weatherCalls,
    translationCalls,
    dictionaryCalls,
    discoveryCalls,
    favouriteCalls,
  ),
  editorial: callsOf(contentCalls, siteCalls, siteSearchCalls, reviewCalls, questionCalls),
  conversation: callsOf(
    uploadCalls,
    chatCalls,
    unreadCalls,
    chatNotificationCalls,
    pushCalls,
    phoneCodeCalls,
  ),
  people: callsOf(
    accountCalls,
    profileCalls,
    sessionCalls,
    passkeyCalls,
    homeCityCalls,
    ownAccountCalls,
    notificationCalls,
  ),
  sales: callsOf(
    interactionCalls,
    bookingCalls,
    bookingLinkCalls,
    bookingPaperCalls,
    bookingChangeCalls,
    certificateCalls,
    requestCalls,
    travellerFormCalls,
    travellerCalls,
    arrivalCalls,
  ),
  organizers: callsOf(
    organizerCalls,
    organizerFormCalls,
    organizerBookingCalls,
    organizerTourCalls,
    tourRevisionCalls,
    tourModerationCalls,
    meetingCalls,
    meetingFormCalls,
    applicationCalls,
    applyCalls,
    departureCalls,
    moneyCalls,
    verificationCalls,
  ),
  staff: callsOf(
    staffCalls,
    staffSignInCalls,
    deskCalls,
    staffBookingCalls,
    teamCalls,
    staffPeopleCalls,
    bookingActCalls,
    commissionCalls,
    numbersCalls,
    promoCalls,
    disputeCalls,
    payableCalls,
    payoutCalls,
    supportCalls,
    taskCalls,
  ),
} as const satisfies Record<string, readonly Endpoint[]>;

/** All calls of the contract, for the reference, the server and the tests. */
export const calls: readonly Endpoint[] = Object.values(callsByArea).flat();
