import { randomBytes } from "node:crypto";
import { silentAnswer } from "./sdp-answer.ts";
import { headerOf, parseSip, sipAnswer, sipBye } from "./sip-message.ts";
import type { SipRequest, SipStatus } from "./sip-message.ts";

/** How long a call rings and lasts at most, ms. */
export const ringMs = 2000;
export const longestCallMs = 120_000;
/** Frames of one line: a call takes about ten. */
const mostFrames = 200;
/** Signed by the API: names who is called (docs/operating.md). */
const tokenHeader = "x-call-token";

const allowed = ["Allow", "INVITE, ACK, CANCEL, BYE, OPTIONS"] as const;
const contact = ["Contact", "<sip:sandbox@sandbox.invalid;transport=ws>"] as const;

export interface Callee {
  target: string;
  phone: string | null;
}

interface LineOptions {
  send: (text: string) => void;
  /** Hangs up the line itself. */
  close: () => void;
  /** Returns the callee of a token; null for an invalid one. */
  resolve: (token: string) => Promise<Callee | null>;
}

interface Call {
  invite: SipRequest;
  /** Our name of the dialogue. */
  tag: string;
  isAnswered: boolean;
  timer?: NodeJS.Timeout;
}

const word = () => randomBytes(8).toString("hex");

/** One browser at the sandbox gateway, and the one call that it may have. */
export class SipLine {
  readonly #options: LineOptions;
  #call: Call | null = null;
  #frames = 0;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Handles a frame. Never throws: an invalid message closes the line. */
  hear(text: string): void {
    // An empty message is a keep-alive.
    if (text.trim() === "") return;
    this.#frames += 1;
    const message = this.#frames > mostFrames ? null : parseSip(text);
    if (!message) {
      this.end();
      this.#options.close();
      return;
    }
    // Responses answer only our own BYE; they and ACK need no reply.
    if (message.kind === "response" || message.method === "ACK") return;
    if (message.method === "INVITE") void this.#invite(message);
    else if (message.method === "CANCEL") this.#cancel(message);
    else if (message.method === "BYE") this.#bye(message);
    else if (message.method === "OPTIONS") this.#answer(message, 200, { headers: [allowed] });
    else this.#answer(message, 405, { headers: [allowed] });
  }

  /** Ends the line and its call. */
  end(): void {
    if (this.#call) clearTimeout(this.#call.timer);
    this.#call = null;
  }

  #answer(
    request: SipRequest,
    status: SipStatus,
    parts: Parameters<typeof sipAnswer>[2] = {},
  ): void {
    this.#options.send(sipAnswer(request, status, { tag: word(), ...parts }));
  }

  /** The call that a request is of. */
  #callOf(request: SipRequest): Call | null {
    const call = this.#call;
    return call && headerOf(call.invite, "call-id") === headerOf(request, "call-id") ? call : null;
  }

  async #invite(invite: SipRequest): Promise<void> {
    if (this.#call) {
      this.#answer(invite, this.#callOf(invite) ? 488 : 486);
      return;
    }
    const call: Call = { invite, tag: word(), isAnswered: false };
    this.#call = call;
    this.#options.send(sipAnswer(invite, 100));
    const answer = silentAnswer(invite.body);
    const refused = await this.#refusalOf(invite, answer);
    // It may have been given up meanwhile.
    if (this.#call !== call) return;
    if (refused !== null || answer === null) {
      this.#call = null;
      this.#answer(invite, refused ?? 488, { tag: call.tag });
      return;
    }
    this.#answer(invite, 180, { tag: call.tag, headers: [contact] });
    call.timer = setTimeout(() => this.#pickUp(call, answer), ringMs);
  }

  async #refusalOf(invite: SipRequest, answer: string | null): Promise<SipStatus | null> {
    try {
      const callee = await this.#options.resolve(headerOf(invite, tokenHeader));
      if (!callee) return 403;
      if (callee.phone === null && callee.target !== "support") return 404;
      return answer === null ? 488 : null;
    } catch {
      // An API that does not answer: the caller is told so.
      return 500;
    }
  }

  #pickUp(call: Call, body: string): void {
    call.isAnswered = true;
    this.#answer(call.invite, 200, { tag: call.tag, headers: [contact, allowed], body });
    call.timer = setTimeout(() => {
      this.#call = null;
      this.#options.send(sipBye(call.invite, { tag: call.tag, branch: word() }));
    }, longestCallMs);
  }

  #cancel(request: SipRequest): void {
    const call = this.#callOf(request);
    if (!call || call.isAnswered) {
      this.#answer(request, 481);
      return;
    }
    this.end();
    this.#answer(request, 200, { tag: call.tag });
    this.#answer(call.invite, 487, { tag: call.tag });
  }

  #bye(request: SipRequest): void {
    const call = this.#callOf(request);
    if (!call?.isAnswered) {
      this.#answer(request, 481);
      return;
    }
    this.end();
    this.#answer(request, 200, { tag: call.tag });
  }
}
