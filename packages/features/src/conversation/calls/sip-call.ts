import { UA, WebSocketInterface } from "jssip";
import { failureOf } from "./call-state.ts";
import type { CallEvent } from "./call-state.ts";

export interface SipCall {
  setMuted: (isMuted: boolean) => void;
  /** Ends it, at whatever stage; nothing is heard of it after. */
  hangUp: () => void;
}

interface SipCallOptions {
  /** The gateway's websocket. */
  url: string;
  /** Says to the gateway who is called (docs/operating.md). */
  token: string;
  microphone: MediaStream;
  onEvent: (event: CallEvent) => void;
}

/** Longest until the gateway's socket is open, ms. */
const connectMs = 10_000;
/** Ways to reach this browser are looked for until none has been found for so long, ms. */
const gatherMs = 500;
/** Nobody lets it ring longer, s. */
const ringSeconds = 60;

/** Calls through the gateway, by SIP over a websocket (RFC 7118). Who calls has no name and no password there: the token says it all. */
export function startSipCall({ url, token, microphone, onEvent }: SipCallOptions): SipCall {
  const agent = new UA({
    sockets: [new WebSocketInterface(url)],
    uri: "sip:anonymous@anonymous.invalid",
    register: false,
    session_timers: false,
    no_answer_timeout: ringSeconds,
  });
  const sound = new Audio();
  let isOver = false;
  let hasCalled = false;
  /** The last thing that is heard of the call. The agent says goodbye where there is somebody to say it to, then leaves. */
  const finish = (event: CallEvent | null) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    sound.srcObject = null;
    if (event) onEvent(event);
    agent.stop();
  };
  const timer = setTimeout(() => finish({ type: "failed", reason: "outage" }), connectMs);
  agent.on("connected", () => {
    if (hasCalled || isOver) return;
    hasCalled = true;
    clearTimeout(timer);
    let gathering: ReturnType<typeof setTimeout>;
    agent.call(`sip:call@${new URL(url).host}`, {
      mediaStream: microphone,
      mediaConstraints: { audio: true, video: false },
      extraHeaders: [`X-Call-Token: ${token}`],
      eventHandlers: {
        peerconnection: ({ peerconnection }) => {
          peerconnection.addEventListener("track", ({ track, streams: [stream] }) => {
            sound.srcObject = stream ?? new MediaStream([track]);
            // Whoever has pressed a button may be spoken to; a browser that refuses stays silent.
            void sound.play().catch(() => {});
          });
        },
        icecandidate: ({ ready }) => {
          clearTimeout(gathering);
          gathering = setTimeout(ready, gatherMs);
        },
        progress: () => onEvent({ type: "ringing" }),
        accepted: () => onEvent({ type: "answered", at: Date.now() }),
        ended: () => finish({ type: "over", at: Date.now() }),
        failed: ({ cause, message }) => finish(failedBy(cause, message)),
      },
    });
  });
  agent.on("disconnected", () => {
    if (hasCalled) finish({ type: "failed", reason: "outage" });
  });
  agent.start();
  return {
    setMuted(isMuted) {
      for (const track of microphone.getAudioTracks()) track.enabled = !isMuted;
      onEvent({ type: "muted", isMuted });
    },
    hangUp: () => finish(null),
  };
}

function failedBy(cause: string, message: unknown): CallEvent {
  const status =
    typeof message === "object" && message !== null && "status_code" in message
      ? Number(message.status_code)
      : null;
  // The agent itself has let it ring long enough.
  const isUnanswered = cause === "No Answer" || cause === "Canceled";
  return { type: "failed", reason: isUnanswered ? "noAnswer" : failureOf(status) };
}
