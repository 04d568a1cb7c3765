import { randomBytes, randomInt } from "node:crypto";

/** Voices that are understood, the best first: what they are called, and the numbers of those that need no name. */
const codecs = [
  { name: /^opus\/48000/i, number: null },
  { name: /^PCMA\/8000/i, number: "8" },
  { name: /^PCMU\/8000/i, number: "0" },
];
const mostMedia = 8;
/** As m-lines are written; ports and formats are repeated in the answer. */
const mediaLine = /^m=([a-z]{1,16}) \d{1,5} ([\w/]{1,40}) ([\w .-]{1,400})$/;

interface Media {
  kind: string;
  protocol: string;
  formats: string[];
  lines: string[];
}

/**
 * An answer that receives audio and sends none: accepts the first audio track of the offer and names no candidates. Null
 * if the offer has no encrypted audio.
 */
export function silentAnswer(offer: string): string | null {
  const [session = [], ...parts] = sections(offer);
  const media = parts.map(mediaOf);
  if (media.length === 0 || media.length > mostMedia) return null;
  const all: Media[] = [];
  for (const one of media) {
    if (!one) return null;
    all.push(one);
  }
  const voice = all.find(({ kind }) => kind === "audio");
  const codec = voice && codecOf(voice);
  if (!codec || !isEncrypted(session, voice)) return null;
  const mid = attribute(voice.lines, "mid", /^[\w-]{1,32}$/);
  const answers = all.flatMap((one) =>
    one === voice
      ? voiceAnswer(one, codec, mid)
      : [`m=${one.kind} 0 ${one.protocol} ${one.formats.join(" ")}`],
  );
  const lines = [
    "v=0",
    `o=- ${randomInt(1, 2 ** 47)} 1 IN IP4 127.0.0.1`,
    "s=-",
    "t=0 0",
    ...(mid !== null && attribute(session, "group", /^BUNDLE /) !== null
      ? [`a=group:BUNDLE ${mid}`]
      : []),
    ...answers,
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** Lines of the session, then those of each medium. */
function sections(text: string): string[][] {
  const found: string[][] = [[]];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("m=")) found.push([]);
    found.at(-1)?.push(line);
  }
  return found;
}

function mediaOf([first = "", ...lines]: readonly string[]): Media | null {
  const [, kind = "", protocol = "", formats = ""] = mediaLine.exec(first) ?? [];
  return kind === "" ? null : { kind, protocol, formats: formats.split(/ +/), lines };
}

function attribute(lines: readonly string[], name: string, shape: RegExp): string | null {
  const start = `a=${name}:`;
  const value = lines.find((line) => line.startsWith(start))?.slice(start.length) ?? "";
  return shape.test(value) ? value : null;
}

const isEncrypted = (session: readonly string[], { protocol, lines }: Media) =>
  protocol === "UDP/TLS/RTP/SAVPF" &&
  attribute([...lines, ...session], "fingerprint", /^sha-\d+ [\dA-F:]+$/i) !== null &&
  attribute([...lines, ...session], "ice-ufrag", /^[\w+/]{4,256}$/) !== null;

interface Codec {
  number: string;
  /** As the offer names it; null where the number says it all. */
  name: string | null;
}

function codecOf({ formats, lines }: Media): Codec | null {
  const names = new Map(
    lines.flatMap((line) => {
      const [, number, name] = /^a=rtpmap:(\d{1,3}) ([\w./-]{1,40})$/.exec(line) ?? [];
      return number !== undefined && name !== undefined ? [[number, name] as const] : [];
    }),
  );
  for (const codec of codecs) {
    const number = formats.find((format) => codec.name.test(names.get(format) ?? ""));
    if (number !== undefined) return { number, name: names.get(number) ?? null };
    if (codec.number !== null && formats.includes(codec.number))
      return { number: codec.number, name: null };
  }
  return null;
}

const letters = (bytes: number) => randomBytes(bytes).toString("hex");

function voiceAnswer({ protocol }: Media, { number, name }: Codec, mid: string | null): string[] {
  const fingerprint = letters(32).toUpperCase().match(/../g)?.join(":") ?? "";
  return [
    `m=audio 9 ${protocol} ${number}`,
    "c=IN IP4 0.0.0.0",
    "a=rtcp:9 IN IP4 0.0.0.0",
    `a=ice-ufrag:${letters(4)}`,
    `a=ice-pwd:${letters(12)}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    "a=setup:active",
    ...(mid === null ? [] : [`a=mid:${mid}`]),
    "a=recvonly",
    "a=rtcp-mux",
    ...(name === null ? [] : [`a=rtpmap:${number} ${name}`]),
  ];
}
