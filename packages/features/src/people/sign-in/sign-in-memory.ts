import type { CodeChannel } from "@tropa/domain/people/code-channel";
import type { CodeStep } from "@tropa/domain/people/login-flow";
import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/** A code that is on its way, with how it was sent. */
export interface AwaitedCode extends CodeStep {
  sender: CodeChannel;
}

interface Memory {
  code: AwaitedCode;
  /** Milliseconds since 1970. */
  until: number;
}

const key = "sign-in-code";
/** As long as the server takes a code. */
const lifeMs = 10 * 60_000;

/** The browser may reload the page while the user looks up the code in another app: continue where it was. */
export function rememberCode(code: AwaitedCode): void {
  const memory: Memory = { code, until: Date.now() + lifeMs };
  // Where the browser keeps nothing, a new code has to do.
  tabStorage.writeJson(key, memory);
}

export function rememberedCode(): AwaitedCode | null {
  const memory = tabStorage.readJson(key) as Memory | null;
  return memory && memory.until > Date.now() ? memory.code : null;
}

export const forgetSignIn = (): void => tabStorage.remove(key);
