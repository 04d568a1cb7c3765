import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

/** Searches for the challenge's solution off the main thread. */
handler({ deriveKey });
