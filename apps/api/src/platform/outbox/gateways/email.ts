import { createTransport } from "nodemailer";
import type { WaitingMessage } from "../delivery-store.ts";
import type { Gateway } from "../gateway.ts";

const timeoutMs = 10_000;

/** Headers for the mail program's own unsubscribe button (RFC 8058). */
const headersOf = ({ locale, letter }: WaitingMessage): Record<string, string> => ({
  ...(locale && { "Content-Language": locale }),
  ...(letter?.unsubscribe && {
    "List-Unsubscribe": `<${letter.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
});

/** Letters by SMTP: `smtp(s)://user:password@host:port`. */
export function emailGateway({ url, from }: { url: string; from: string }): Gateway {
  const domain = from.replace(/^.*@|>.*$/g, "");
  const transport = createTransport(
    {
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(message) {
      await transport.sendMail({
        to: { name: "", address: message.recipient },
        subject: message.subject ?? "",
        text: message.body,
        ...(message.letter && { html: message.letter.html, replyTo: message.letter.replyTo }),
        // Stable, so that mail programs recognise a letter that was sent twice.
        messageId: `<outbox-${message.id}@${domain}>`,
        headers: headersOf(message),
      });
      return null;
    },
  };
}
