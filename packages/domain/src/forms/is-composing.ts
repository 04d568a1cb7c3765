/** Safari reports the key that ends a composition after it has ended; only this code still tells it. */
const compositionKeyCode = 229;

/** Whether a key belongs to writing Chinese, Japanese or Korean: it neither sends nor chooses. */
export const isComposing = (key: { isComposing: boolean; keyCode: number }): boolean =>
  key.isComposing || key.keyCode === compositionKeyCode;
