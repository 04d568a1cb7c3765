const json = new WeakMap<object, Buffer>();
const sentOnce = new WeakSet<object>();

/**
 * Caches the JSON of an answer object that is sent more than once, as cached answers are. Null on the first call. Answers
 * must not be mutated.
 */
export function sharedJson(answer: object): Buffer | null {
  const cached = json.get(answer);
  if (cached) return cached;
  if (!sentOnce.has(answer)) {
    sentOnce.add(answer);
    return null;
  }
  const made = Buffer.from(JSON.stringify(answer));
  json.set(answer, made);
  return made;
}
