/** First segments of screens about one person's booking or account; everything else is the same for every visitor. */
export const personalSegments = [
  "booking",
  "order",
  "success",
  "fail",
  "payment-failed",
  "login",
  "login-via-token",
  "register",
  "settings",
  "email-confirm",
  "chat",
  "favorites",
  "redirect",
  "r",
  "arrival",
  "tg",
  "meet",
  "employees-cookie",
  "staff",
  "organizer",
] as const;

const personal = new RegExp(`^/(${personalSegments.join("|")})(/|$|\\.data$)`);

/** Whether a page (path without locale prefix) may be kept in shared caches. */
export function isPublicPath(path: string): boolean {
  return !personal.test(path);
}
