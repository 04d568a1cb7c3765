import { UA, WebSocketInterface } from "jssip";
import { failureOf } from "./call-state.ts";
import type { CallEvent } from "./call-state.ts";

export interface SipCall {
  setMuted: (isMuted: boolean) => void;
  /** Ends the call at any stage; no events follow. */
  hangUp: () => void;
}

interface SipCallOptions {
  /** The gateway's websocket. */
  url: string;
  /** Tells the gateway whom to call (docs/operating.md). */
  token: string;
  microphone: MediaStream;
  onEvent: (event: CallEvent) => void;
}

/** Time limit for opening the gateway's socket, ms. */
const connectMs = 10_000;
/** ICE gathering ends when no new candidate has come for this long, ms. */
const gatherMs = 500;
/** Time limit for ringing, s. */
const ringSeconds = 60;

/**
 * Calls through the gateway, by SIP over a websocket (RFC 7118). The caller is anonymous to the gateway: the token
 * alone authorizes the call.
 */
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
  /** Reports the last event of the call and stops the agent, which says BYE where there is a session. */
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
            // Autoplay is allowed after a press; a browser that refuses nevertheless stays silent.
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
  // The agent's own ringing timeout.
  const isUnanswered = cause === "No Answer" || cause === "Canceled";
  return { type: "failed", reason: isUnanswered ? "noAnswer" : failureOf(status) };
}
