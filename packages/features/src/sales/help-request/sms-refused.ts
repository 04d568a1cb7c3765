/** The call succeeded, but text messages cannot be sent now. */
export class SmsRefused extends Error {
  override name = "SmsRefused";
}
