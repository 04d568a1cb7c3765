/** Text messages cannot be sent now: the call answered, without success (document 2 §8.1). */
export class SmsRefused extends Error {
  override name = "SmsRefused";
}
