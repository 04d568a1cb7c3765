import { expect, it } from "vitest";
import { startSmtp } from "../../../../testing/stand-ins/smtp-stand-in.ts";
import { emailGateway } from "./email.ts";

it("sends markup beside the text, names a mailbox for answers, and lets a press end what may be ended", async () => {
  const smtp = await startSmtp();
  try {
    const gateway = emailGateway({ url: smtp.url, from: "hello@tropa.example" });
    const unsubscribe = "https://tropa.example/spa/unsubscribe?token=a.b";
    const message = {
      id: 1,
      channel: "email",
      recipient: "ann@example.org",
      subject: "Hello",
      body: "Text",
      kind: "test",
      locale: null,
    } as const;
    const parts = {
      html: "<!DOCTYPE html><title>Hi</title>",
      replyTo: { name: "Tropa", address: "team@tropa.example" },
    };
    for (const end of [unsubscribe, null])
      await gateway.send({ ...message, letter: { ...parts, unsubscribe: end } });
    const [ended = "", receipt = ""] = smtp.letters;
    expect(ended).toContain("multipart/alternative");
    expect(ended).toContain("text/html");
    expect(ended).toContain("Reply-To: Tropa <team@tropa.example>");
    expect(ended.replace(/\n\s+/g, " ")).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(ended).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(receipt).not.toContain("List-Unsubscribe");
  } finally {
    await smtp.close();
  }
});
