import { createTransport } from "nodemailer";
import type { Gateway } from "../gateway.ts";

const timeoutMs = 10_000;

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
        // The same letter sent twice is one letter to its reader's program.
        messageId: `<outbox-${message.id}@${domain}>`,
        ...(message.locale && { headers: { "Content-Language": message.locale } }),
      });
      return null;
    },
  };
}
