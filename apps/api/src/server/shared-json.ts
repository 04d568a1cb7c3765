const json = new WeakMap<object, Buffer>();
const sentOnce = new WeakSet<object>();

/**
 * The JSON of an answer that was sent before and is sent again: such an answer is kept somewhere, so its JSON is
 * worth keeping, too. Null the first time. Answers are never changed after they were made.
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
