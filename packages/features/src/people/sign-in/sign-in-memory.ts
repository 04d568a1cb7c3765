import type { CodeChannel } from "@tropa/domain/people/code-channel";
import type { CodeStep } from "@tropa/domain/people/login-flow";
import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/** A code that was sent, with its channel. */
export interface AwaitedCode extends CodeStep {
  sender: CodeChannel;
}

interface Memory {
  code: AwaitedCode;
  /** Milliseconds since 1970. */
  until: number;
}

const key = "sign-in-code";
/** How long the state is kept, ms: as long as the server accepts a code. */
const lifeMs = 10 * 60_000;

/** Remembers the step: browsers may reload the page while the user looks up the code in another app. */
export function rememberCode(code: AwaitedCode): void {
  const memory: Memory = { code, until: Date.now() + lifeMs };
  // If storage is unavailable, the visitor has to request a new code.
  tabStorage.writeJson(key, memory);
}

/** Returns the code request of this tab that is still valid; null if there is none. */
export function rememberedCode(): AwaitedCode | null {
  const memory = tabStorage.readJson(key) as Memory | null;
  return memory && memory.until > Date.now() ? memory.code : null;
}

export const forgetSignIn = (): void => tabStorage.remove(key);
