/**
 * A set of listeners that can change while it notifies them; one that throws does not keep the
 * others from being called.
 */
export class Listeners<Value> {
  readonly #handlers = new Set<(value: Value) => void>();

  add(handler: (value: Value) => void): () => void {
    const own = (value: Value) => handler(value);
    this.#handlers.add(own);
    return () => void this.#handlers.delete(own);
  }

  tell(value: Value, onFault: (error: unknown) => void): void {
    for (const handler of this.#handlers) {
      try {
        handler(value);
      } catch (error) {
        onFault(error);
      }
    }
  }
}
