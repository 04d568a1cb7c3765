import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

/** Tries counters of a challenge, off the page's own thread. */
handler({ deriveKey });
