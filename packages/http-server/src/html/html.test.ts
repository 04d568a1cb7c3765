import Fastify from "fastify";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { html, sendPage } from "./html.ts";

it("escapes every value that is not markup, and omits missing values", () => {
  const name = `<b onclick="x('&')">`;
  expect(
    html`<p title="${name}">${[html`<i>${1}</i>`, null, false, undefined, 0]}</p>`.markup,
  ).toBe(`<p title="&lt;b onclick=&quot;x(&#39;&amp;&#39;)&quot;&gt;"><i>1</i>0</p>`);
});

it("allows the page's own style and no scripts by its content security policy", async () => {
  const server = Fastify();
  server.get("/", (_request, reply) =>
    sendPage(reply, {
      language: "en",
      title: "</title>",
      style: "p > a { color: red }",
      body: html`<p></p>`,
    }),
  );
  const { body, headers } = await server.inject("/");
  await server.close();
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? "";
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain(
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );
  expect(policy).toContain("default-src 'none'");
  expect(body).toContain("<title>&lt;/title&gt;</title>");
});
