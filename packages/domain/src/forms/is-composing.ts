/**
 * Safari reports the key that ends a composition after the composition itself; only this key code
 * still reveals it.
 */
const compositionKeyCode = 229;

/**
 * Whether a key press is part of composing text in an input method (Chinese, Japanese, Korean), so
 * it must neither submit nor select.
 */
export const isComposing = (key: { isComposing: boolean; keyCode: number }): boolean =>
  key.isComposing || key.keyCode === compositionKeyCode;
