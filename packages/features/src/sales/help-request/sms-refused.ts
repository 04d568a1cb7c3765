/** Text messages cannot be sent now: the call answered, without success. */
export class SmsRefused extends Error {
  override name = "SmsRefused";
}
