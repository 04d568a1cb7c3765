/** Why a call failed, as far as the caller can do something about it. */
export type CallFailure =
  | "microphoneRefused"
  | "noMicrophone"
  /** The callee did not answer. */
  | "noAnswer"
  | "busy"
  /** The gateway cannot put the call through: the callee has no known phone, or no longer permits calls. */
  | "unreachable"
  /** Our server, the gateway or the network is down. */
  | "outage";

export type CallState =
  | { phase: "idle" | "microphone" | "connecting" | "ringing" }
  /** @property since as `Date.now()` */
  | { phase: "talking"; since: number; isMuted: boolean }
  /** @property seconds of talk; null for a call given up before it began */
  | { phase: "ended"; seconds: number | null }
  | { phase: "failed"; reason: CallFailure };

export type CallEvent =
  | { type: "pressed" | "microphoneGiven" | "ringing" }
  | { type: "answered" | "over"; at: number }
  | { type: "muted"; isMuted: boolean }
  | { type: "failed"; reason: CallFailure };

export const idleCall: CallState = { phase: "idle" };

const underWay: ReadonlySet<CallState["phase"]> = new Set([
  "microphone",
  "connecting",
  "ringing",
  "talking",
]);
export const isUnderWay = ({ phase }: CallState): boolean => underWay.has(phase);

/** Returns the next state. Late events, such as an answer to a call that was given up, change nothing. */
export function nextCallState(state: CallState, event: CallEvent): CallState {
  if (event.type === "pressed") return isUnderWay(state) ? state : { phase: "microphone" };
  if (!isUnderWay(state)) return state;
  switch (event.type) {
    case "microphoneGiven":
      return state.phase === "microphone" ? { phase: "connecting" } : state;
    case "ringing":
      return state.phase === "connecting" ? { phase: "ringing" } : state;
    case "answered":
      return state.phase === "talking"
        ? state
        : { phase: "talking", since: event.at, isMuted: false };
    case "muted":
      return state.phase === "talking" ? { ...state, isMuted: event.isMuted } : state;
    case "over":
      return {
        phase: "ended",
        seconds: state.phase === "talking" ? secondsOf(state.since, event.at) : null,
      };
    case "failed":
      return { phase: "failed", reason: event.reason };
  }
}

/** Whole seconds of talk; 0 when the clock was set back. */
export const secondsOf = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - since) / 1000));

/** Formats seconds as 0:07, 12:30 or 1:02:03. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}

/** Maps the gateway's SIP status to a failure. */
export function failureOf(status: number | null): CallFailure {
  if (status === 486 || status === 600 || status === 603) return "busy";
  if (status === 408 || status === 480 || status === 487) return "noAnswer";
  if (status === 403 || status === 404 || status === 410 || status === 604) return "unreachable";
  return "outage";
}
