import { expect, it } from "vitest";
import { calls } from "./calls.ts";

/** Every call that was there first (docs/product/calls.md), as method and path. */
const documented = `
GET /_i18n/{build}/{locale}/messages.json
GET /spa/validate-slug
GET /spa/tours
GET /spa/tours-page
GET /spa/tour
GET /spa/tour-for-request
GET /crm/api/tour/get-by-ids
GET /spa/tour-question
GET /spa/tour-reviews
GET /spa/tour-program
GET /crm/api/ticket/tour-cities
GET /spa/tours-cities
GET /spa/individual-tour
GET /spa/blog-posts
GET /spa/blog-post
GET /spa/tours-filter-completion
GET /spa/cities-by-query
GET /spa/rest-kinds
GET /spa/collections
GET /spa/calendar-periods
GET /spa/info
GET /spa/tour-accommodations
GET /spa/tours-by-request
GET /spa/seo-pages-sitemap
GET /spa/country-by-ip
GET /spa/redirect
GET /spa/site-tokens
GET /spa/contacts
GET /spa/work-time
GET /spa/groups-in-social-network
GET /spa/chat-sources-list
GET /crm/api/index-page/all-rest-kinds
GET /crm/api/index-page/all-collections
GET /crm/api/index-page/all-seasons
GET /crm/api/world-part/groups
GET /crm/api/dropdown/language
GET /crm/api/dropdown/country
GET /node-api/convert-price
GET /crm/api/tour/excursion-dates
GET /spa/tour-private-data
GET /spa/tour-private-variants-data
GET /spa/private-generate-tour-program-pdf
GET /spa/user-info-data
GET /spa/private-tour-program-pdf
POST /spa/upload-review-image
POST /spa/delete-image
POST /crm/api/image/upload
POST /crm/api/file/upload
POST /crm/api/file/upload-video
GET /crm/api/chat/list
GET /crm/api/chat/get-chat
GET /crm/api/chat/channels-list
GET /crm/api/chat/get-chat-with-support
GET /crm/api/chat/get-messages
GET /crm/api/chat/unread-count
POST /crm/api/chat/mark-as-read
POST /crm/api/chat/send-message
POST /crm/api/chat/get-chat-with-organizer
GET /crm/api/chat/chats-for-notifications
POST /crm/api/chat/generate-connection-code
POST /crm/api/chat/disable-notifications
GET /crm/api/user/favourite-tours
POST /crm/api/favourite-tour/create
POST /crm/api/favourite-tour/delete
POST /crm/api/phone-code/organizer
POST /crm/api/phone-code/user
POST /crm/api/phone-code/web-call-data
POST /crm/api/user/register
POST /crm/api/user/auth
POST /crm/api/user/logout
POST /crm/api/user/register-without-password
POST /crm/api/user/email-confirmation-request
POST /crm/api/user/confirm-email
POST /crm/api/user/send-auth-code
POST /crm/api/user/auth-via-code
POST /crm/api/user/redirect-auth-via-code
POST /crm/api/user/update-profile
POST /crm/api/user/update-profile-photo
POST /crm/api/user/set-language
POST /crm/api/user/set-currency
POST /crm/api/user/check-password-reset-token
POST /crm/api/user/password-reset
POST /crm/api/user/change-country
POST /crm/api/user/change-email
POST /crm/api/user/change-password
POST /crm/api/user/change-phone
GET /crm/api/user/phone-confirmation-methods
POST /crm/api/user/send-confirmation-code
POST /crm/api/user/confirm-phone
POST /crm/api/user/set-activity
POST /crm/api/user/password-recovery
POST /crm/api/user/refresh-token
POST /crm/api/user/access-token-by-one-time-token
GET /crm/api/user/profile
GET /crm/api/user/get-verification-access-token
GET /crm/api/user/verification-data
GET /crm/api/request/get
GET /crm/api/request/get-by-uuid
GET /crm/api/request/list-for-chat
POST /crm/api/request/tour-dates
POST /crm/api/request/cancel
POST /crm/api/request/update-tourists
POST /crm/api/request/update-tourists-questionnaires
POST /crm/api/request/add-tourists
GET /spa/tourists-info
POST /spa/submit-help-request
POST /spa/submit-order
POST /spa/send-telegram-link
GET /crm/api/organizer/public-info
GET /crm/api/organizer/info
GET /crm/api/organizer/verification-info
GET /spa/organizer-reviews
GET /spa/hub-organizer-page
POST /crm/api/organizer/set-published-on-site
GET /crm/api/organizer/list
GET /crm/api/organizer/view
POST /crm/api/organizer/create
POST /crm/api/organizer/update
GET /spa/contract-organizer-meet-data
POST /spa/contract-organizer-meet-save
POST /spa/contract-organizer-meet-delete-file
POST /spa/contract-organizer-meet-file-save
POST /crm/api/tour/complaint
POST /spa/subscribe-tour-program
POST /spa/tour-program-order-via-email
POST /spa/tour-program-order-via-whatsapp
`
  .trim()
  .split("\n");

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it("the contract has every originally documented call", () => {
  expect(documented).toHaveLength(126);
  expect(calls.map(nameOf)).toEqual(expect.arrayContaining(documented));
});

it("every call has a unique name and a unique method and path", () => {
  const names = calls.map((call) => call.name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const paths = calls.map(nameOf);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it("every call has a summary", () => {
  const silent = calls.filter(({ summary }) => summary.length < 5);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it("exactly the calls that can be abused are sent with an invisible captcha", () => {
  const marked = calls.filter((call) => call.invisibleCaptcha);
  expect(marked.map(nameOf).toSorted()).toEqual(
    [
      "POST /crm/api/chat/get-chat-with-organizer",
      "POST /crm/api/file/upload",
      "POST /crm/api/file/upload-video",
      "POST /crm/api/image/upload",
      "POST /crm/api/tour/complaint",
      "POST /spa/ask-tour-question",
      "POST /spa/certificate-balance",
      "POST /spa/certificate-pdf",
      "POST /spa/order-certificate",
      "POST /spa/pay-by-certificate",
      "POST /spa/send-telegram-link",
      "POST /spa/submit-help-request",
      // An order writes to whom it names (decision 0043).
      "POST /spa/submit-order",
      "POST /spa/subscribe-tour-program",
      "POST /spa/tour-program-order-via-email",
      "POST /spa/tour-program-order-via-whatsapp",
      "POST /spa/upload-review-image",
    ].toSorted(),
  );
});
