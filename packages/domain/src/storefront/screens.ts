/**
 * Route patterns of all screens; a test of the screens' package compares them with the route table.
 * Messages link only to these: a letter outlives the routes of its day.
 */
export const screenPatterns = [
  "/",
  "/find",
  "/booking",
  "/booking/:id",
  "/booking/pay/:id",
  "/booking/qr/:id",
  "/booking/uuid/:uuid",
  "/booking/pay/uuid/:uuid",
  "/booking/qr/uuid/:uuid",
  "/success",
  "/fail",
  "/payment-failed",
  "/redirect",
  "/r/:id",
  "/tg/:uuid",
  "/chat/:id?",
  "/favorites",
  "/compare",
  "/destinations",
  "/activities",
  "/seasons",
  "/collections",
  "/order/:uuid/individual-tour",
  "/order/:uuid/add-tourists",
  "/arrival/:uuid",
  "/meet",
  "/login",
  "/register",
  "/login-via-token",
  "/employees-cookie",
  "/staff/*",
  "/organizer/*",
  "/settings",
  "/email-confirm",
  "/agreement/:version?",
  "/tour-provider-agreement/:version?",
  "/privacy/:version?",
  "/safety-rules/:version?",
  "/certificate-terms/:version?",
  "/journal/*",
  "/dostoprimechatelnosti/*",
  "/help-center/:slug?",
  "/contacts",
  "/about",
  "/join",
  "/tour-providers",
  "/tour-provider/:id",
  "/reviews/:country?/:region?",
  "/review/:uuid",
  "/tour-question/:tour/:question",
  "/booking/review/uuid/:uuid",
  "/podarochnye-sertifikaty",
] as const;

/** A tour's page, served by the catalogue's route: `/slug-12`. */
const tourPath = /^\/[^/]+-\d+$/;

const screens = screenPatterns.map(
  (pattern) =>
    new RegExp(
      `^${pattern
        .replaceAll(/\/:\w+\?/g, "(/[^/]+)?")
        .replaceAll(/:\w+/g, "[^/]+")
        .replace("/*", "(/.*)?")}$`,
    ),
);

/** Whether a path, without its language prefix, leads to a screen. Query and hash are ignored. */
export function hasScreen(path: string): boolean {
  const [bare = ""] = path.split(/[?#]/);
  return tourPath.test(bare) || screens.some((screen) => screen.test(bare));
}
