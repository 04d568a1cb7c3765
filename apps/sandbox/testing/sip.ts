/** What a browser offers: one encrypted voice. */
export const voiceOffer = [
  "v=0",
  "o=- 4611 2 IN IP4 127.0.0.1",
  "s=-",
  "t=0 0",
  "a=group:BUNDLE 0",
  "m=audio 9 UDP/TLS/RTP/SAVPF 63 111 0 8",
  "c=IN IP4 0.0.0.0",
  "a=ice-ufrag:x+/9",
  "a=ice-pwd:abcdefghijklmnopqrstuvwx",
  "a=fingerprint:sha-256 AB:CD:EF",
  "a=setup:actpass",
  "a=mid:0",
  "a=sendrecv",
  "a=rtcp-mux",
  "a=rtpmap:63 red/48000/2",
  "a=rtpmap:111 opus/48000/2",
  "",
].join("\r\n");

interface RequestParts {
  callId?: string;
  token?: string;
  headers?: readonly string[];
  body?: string;
}

/** A request as a browser writes it. */
export function sipRequest(
  method: string,
  { callId = "call-1", token, headers = [], body = "" }: RequestParts = {},
): string {
  return [
    `${method} sip:call@gateway.invalid SIP/2.0`,
    "Via: SIP/2.0/WS browser.invalid;branch=z9hG4bK776",
    "From: <sip:anonymous@anonymous.invalid>;tag=1928",
    "To: <sip:call@gateway.invalid>",
    `Call-ID: ${callId}`,
    `CSeq: 1 ${method}`,
    "Contact: <sip:anonymous@browser.invalid;transport=ws>",
    ...(token === undefined ? [] : [`X-Call-Token: ${token}`]),
    ...headers,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}
