/** A fake telephone gateway. */
export const gatewayUrl = "wss://gateway.example/sip";

/** Outcome of a call: how far it gets, or the status line of a refusal. */
export type Fate = "connecting" | "ringing" | "talking" | `${number} ${string}`;

let fate: Fate = "talking";

/** A SIP header, as it was sent. */
const headerIn = (message: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "im").exec(message)?.[1]?.trim() ?? "";

function answerTo(request: string, status: string, description = ""): string {
  const to = headerIn(request, "To");
  return [
    `SIP/2.0 ${status}`,
    `Via: ${headerIn(request, "Via")}`,
    `From: ${headerIn(request, "From")}`,
    `To: ${to.includes("tag=") ? to : `${to};tag=gateway`}`,
    `Call-ID: ${headerIn(request, "Call-ID")}`,
    `CSeq: ${headerIn(request, "CSeq")}`,
    "Contact: <sip:gateway@gateway.invalid;transport=ws>",
    ...(description === "" ? [] : ["Content-Type: application/sdp"]),
    `Content-Length: ${description.length}`,
    "",
    description,
  ].join("\r\n");
}

/** Another browser's answer to an SDP offer. */
async function describe(offer: string): Promise<string> {
  const other = new RTCPeerConnection();
  await other.setRemoteDescription({ type: "offer", sdp: offer });
  const { sdp = "" } = await other.createAnswer();
  other.close();
  return sdp;
}

class GatewaySocket {
  static readonly CONNECTING = 0;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    if (fate === "connecting") return;
    queueMicrotask(() => {
      this.readyState = this.OPEN;
      this.onopen?.();
    });
  }

  send(message: string): void {
    if (message.startsWith("INVITE ")) void this.#invited(message);
    else if (/^(BYE|CANCEL) /.test(message)) this.#say(answerTo(message, "200 OK"));
  }

  close(): void {
    this.readyState = 3;
  }

  #say(data: string): void {
    this.onmessage?.({ data });
  }

  async #invited(message: string): Promise<void> {
    const isRefused = fate !== "ringing" && fate !== "talking";
    this.#say(answerTo(message, isRefused ? fate : "180 Ringing"));
    if (fate !== "talking") return;
    const [, offer = ""] = message.split("\r\n\r\n");
    this.#say(answerTo(message, "200 OK", await describe(offer)));
  }
}

/** A silent microphone. */
const silence = () => new AudioContext().createMediaStreamDestination().stream;

const realMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);

/** Installs the gateway with an outcome for calls, and a microphone or the error name for its absence. */
export const gatewayThat =
  (wanted: Fate, microphone: "given" | "waiting" | "NotAllowedError" | "NotFoundError" = "given") =>
  async (): Promise<void> => {
    fate = wanted;
    navigator.mediaDevices.getUserMedia = (devices) => {
      // Requests for cameras go to the browser.
      if (!devices?.audio) return realMedia(devices);
      if (microphone === "given") return Promise.resolve(silence());
      return microphone === "waiting"
        ? new Promise(() => {})
        : Promise.reject(new DOMException("", microphone));
    };
  };

const RealSocket = globalThis.WebSocket;
globalThis.WebSocket = new Proxy(RealSocket, {
  construct: (target, [url, protocols]: [string, string | undefined]) =>
    url === gatewayUrl ? new GatewaySocket() : new target(url, protocols),
});
