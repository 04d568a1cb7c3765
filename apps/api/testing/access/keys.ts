import type { Role } from "../platform.ts";
import type { CallInput } from "./cases/cases.ts";
import type { World } from "./world.ts";

/**
 * A place in an answer where a key may occur, and the roles that may get it there; by default all who may make the
 * call.
 */
interface KeyPlace {
  /** `call: path in its answer`. */
  from: string;
  roles?: readonly Role[];
}

/**
 * An open call that needs a key. A visitor with a key from any answer must get nothing, unless the key's place is in
 * `opens`.
 */
export interface KeyCall {
  call: string;
  part: "query" | "body";
  field: string;
  /** Valid input apart from the key. */
  input: (world: World) => CallInput | Promise<CallInput>;
  /** Status for a wrong key, besides the usual refusals. */
  refusal?: number;
  /** Places of keys that open this call. */
  opens: readonly KeyPlace[];
}

const keyPlaces = (...places: string[]): KeyPlace[] => places.map((from) => ({ from }));
const toldTourist = (...places: string[]): KeyPlace[] =>
  places.map((from) => ({ from, roles: ["tourist"] }));

/**
 * A booking's link: given to those who have just made it or have shown that they hold it, later only to its tourist.
 */
const bookingLinks = [
  ...keyPlaces("submitOrder: uuid", "payment: booking_uuid", "arrival: booking.uuid"),
  ...toldTourist(
    "booking: uuid",
    "booking: payments.booking_uuid",
    "cancelBooking: uuid",
    "myBookings: items.uuid",
    "myTrips: items.uuid",
    "chatBookings: items.uuid",
  ),
];
const payments = [
  ...keyPlaces("createPayment: payment.uuid", "createPayment: url"),
  ...toldTourist("booking: payments.uuid"),
];
/** The link of a certificate order, given to its buyer. */
const certificateOrders = keyPlaces(
  "orderCertificate: uuid",
  "certificateOrder: uuid",
  "resendCertificate: uuid",
  "refundCertificate: uuid",
);
/** The travellers' link, which the tourist shares. It allows adding travellers and reading first names. */
const travellersLinks = [
  ...keyPlaces(
    "submitOrder: tourists_uuid",
    "bookingByUuid: tourists_uuid",
    "cancelBookingByUuid: tourists_uuid",
    "payByCertificate: tourists_uuid",
  ),
  ...toldTourist("booking: tourists_uuid", "cancelBooking: tourists_uuid"),
];
const addEmail = { type: "add_email_to_request", email: "thief@example.org" };
const contracts = keyPlaces("createOrganizerContract: key", "createOrganizerContract: url");

const query = (field: string, given: object = {}) => ({
  part: "query" as const,
  field,
  input: (): CallInput => ({ query: given }),
});
const body = (field: string, given: object = {}) => ({
  part: "body" as const,
  field,
  input: (): CallInput => ({ body: given }),
});

export const keyCalls: readonly KeyCall[] = [
  { call: "bookingByUuid", ...query("uuid"), opens: bookingLinks },
  { call: "bookingReview", ...query("uuid"), opens: bookingLinks },
  {
    call: "createReview",
    ...body("uuid", { rating: 5, text: "Отлично" }),
    opens: bookingLinks,
  },
  { call: "createReview", ...body("booking_id", { rating: 5, text: "Отлично" }), opens: [] },
  {
    call: "createPayment",
    part: "body",
    field: "uuid",
    input: ({ platform }) => {
      const storefront = platform.context.config.storefronts.speaking("ru").address;
      const kind = { kind: "prepayment", method: "card", provider: "sandbox" };
      return { body: { ...kind, return_url: storefront, fail_url: storefront } };
    },
    opens: bookingLinks,
  },
  { call: "payment", ...query("uuid"), opens: payments },
  ...(["uuid", "id"] as const).flatMap((field): KeyCall[] => {
    const opens = field === "uuid" ? bookingLinks : [];
    const changed = { variant_id: 1, adults: 1, total: 1 };
    return [
      { call: "bookingOffers", ...body(field), opens },
      { call: "changeBooking", ...body(field, changed), opens },
    ];
  }),
  ...(["uuid", "request_id", "tourists_uuid"] as const).map((field): KeyCall => ({
    call: "removeTraveller",
    ...body(field, { id: 1 }),
    // The travellers' link also needs a key.
    opens: field === "uuid" ? bookingLinks : [],
  })),
  ...(["id", "key"] as const).map((field): KeyCall => ({
    call: "removeTraveller",
    ...body(field, { id: 1 }),
    opens: [],
  })),
  // Last of the booking's calls, because a cancelled booking cannot be paid or reviewed.
  { call: "cancelBookingByUuid", ...body("uuid", { refund: 0 }), opens: bookingLinks },
  {
    call: "payByCertificate",
    ...body("uuid", { kind: "prepayment", code: "nothing", covered: 1 }),
    opens: bookingLinks,
  },
  { call: "staffInvitation", ...body("token"), refusal: 410, opens: [] },
  {
    call: "acceptStaffInvitation",
    refusal: 410,
    ...body("token", { password: "a long password", first_name: "A", last_name: "B" }),
    opens: [],
  },
  { call: "certificateOrder", ...query("uuid"), opens: certificateOrders },
  { call: "resendCertificate", ...body("uuid"), opens: certificateOrders },
  { call: "refundCertificate", ...body("uuid"), opens: certificateOrders },
  { call: "arrival", ...query("uuid"), opens: bookingLinks },
  { call: "arrivalCalendar", ...query("uuid"), opens: bookingLinks },
  { call: "bookingPaper", ...query("uuid", { paper: "receipt" }), opens: bookingLinks },
  { call: "touristsInfo", ...query("uuid"), opens: travellersLinks },
  {
    call: "addTourists",
    part: "query",
    field: "uuid",
    input: () => ({ query: {}, body: { tourists: [{ first_name: "Анна" }] } }),
    opens: travellersLinks,
  },
  ...(["uuid", "id"] as const).map((field): KeyCall => ({
    call: "updateTouristsQuestionnaires",
    part: "query",
    field,
    input: () => ({ query: {}, body: { tickets: { arrival: "12:40" } } }),
    opens: field === "uuid" ? travellersLinks : [],
  })),
  {
    call: "submitHelpRequest",
    part: "body",
    field: "request_token",
    input: async (world) => ({
      body: { ...addEmail, request_id_to_update: (await world.helpRequest()).id },
    }),
    opens: [],
  },
  { call: "submitHelpRequest", ...body("request_id_to_update", addEmail), opens: [] },
  ...(["requestToken", "requestId"] as const).map((field): KeyCall => ({
    call: "sendTelegramLink",
    part: "body",
    field,
    input: async (world) => ({
      body: { number: "+79031234567", requestId: (await world.helpRequest()).id },
    }),
    opens: [],
  })),
  { call: "contractOrganizerMeetData", ...query("key"), opens: contracts },
  {
    call: "contractOrganizerMeetSave",
    part: "query",
    field: "key",
    input: () => ({
      query: {},
      body: { contract_id: 1, organizer_meet_data: {}, files: [] },
    }),
    opens: contracts,
  },
  { call: "contractOrganizerMeetDeleteFile", ...query("key", {}), opens: contracts },
  { call: "individualTour", ...query("uuid"), opens: [] },
  {
    call: "subscribeTourProgram",
    part: "body",
    field: "uuid",
    input: async (world) => {
      const tour = await world.id("SELECT tour_id AS id FROM individual_tour LIMIT 1");
      return { body: { email: "thief@example.org", tour_id: tour } };
    },
    opens: [],
  },
  ...(["token", "id"] as const).map((field): KeyCall => ({
    call: "programPdf",
    part: "query",
    field,
    input: async (world) => ({ query: { id: String((await world.demoTour()).id) } }),
    opens: field === "token" ? keyPlaces("generateProgramPdf: url") : [],
  })),
  ...(["request_token", "request_id"] as const).flatMap((field): KeyCall[] => [
    {
      call: "chatSources",
      part: "query",
      field,
      input: async (world) => ({ query: { request_id: String((await world.helpRequest()).id) } }),
      opens: [],
    },
    {
      call: "orderTourProgramViaWhatsapp",
      part: "body",
      field,
      input: async (world) => ({
        body: {
          phone: "+79031234567",
          tour_id: (await world.demoTour()).id,
          request_id: (await world.helpRequest()).id,
        },
      }),
      opens: [],
    },
  ]),
  {
    call: "messengerLink",
    ...query("uuid"),
    opens: [...bookingLinks, ...keyPlaces("submitHelpRequest: request_token")],
  },
  {
    call: "setActivity",
    part: "body",
    field: "token",
    input: ({ people }) => ({ body: { crm_user_id: people.tourist.accountId } }),
    opens: [
      "profile",
      "updateProfile",
      "updateProfilePhoto",
      "confirmEmail",
      "confirmPhone",
    ].flatMap((call) =>
      toldTourist(`${call}: hash_for_activity`, `${call}: profile.hash_for_activity`),
    ),
  },
  ...(["token", "id"] as const).map((field): KeyCall => ({
    call: "deleteImage",
    part: "query",
    field,
    input: async (world) => ({
      query: {
        id: String(
          await world.id("SELECT id FROM stored_file WHERE kind = 'review_image' LIMIT 1"),
        ),
      },
      body: {},
    }),
    // A token only opens its own picture.
    opens: field === "token" ? keyPlaces("uploadReviewImage: token") : [],
  })),
  { call: "sharedFavourites", ...query("token"), opens: keyPlaces("shareFavourites: token") },
  { call: "signInLink", ...body("token"), refusal: 410, opens: [] },
  { call: "accessTokenByOneTimeToken", ...body("token"), refusal: 410, opens: [] },
  { call: "checkPasswordResetToken", ...body("token"), opens: [] },
];

/** Fields of open calls with public values, or with values that are useless without a key. */
export const publicFields: ReadonlySet<string> = new Set(
  `tour_id tour_ids tour_organizer_id organizer_id site_id variant_id cabin_id program_id question_id country_id
   city_id ids favourites_tours_ids webinar_id subscriber_id client_id contract_id file_id crm_user_id code code_sender
   phone_code`.split(/\s+/),
);
/**
 * Like `publicFields`, for single calls with fields of generic names; also calls that share their keys with another
 * tested call.
 */
export const publicCalls: ReadonlySet<string> = new Set(
  `tourReviews.id tourForRequest.id tourPhotos.id excursionDates.id tourProgramFile.id redirect.id review.uuid
   organizerPublicInfo.id organizerInfo.id organizerVerificationInfo.id organizerReviews.id passwordReset.token
   contractOrganizerMeetFileSave.key`.split(/\s+/),
);
