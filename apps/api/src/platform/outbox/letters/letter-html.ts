import { Html, html } from "@tropa/http-server/html/html";
import type { Letter, LetterBlock, LetterTone } from "./letter.ts";
import type { LetterColour, LetterColours } from "./letter-colours.ts";

/** System fonts, because most mail programs load no web fonts. */
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const preheaderLength = 120;
const tones: Readonly<Record<LetterTone, "success" | "warning" | "danger">> = {
  good: "success",
  waiting: "warning",
  over: "danger",
};

/** Returns an element's attributes: light colours inline, dark ones by class. */
type Paint = (style: string, colours: { ink?: LetterColour; fill?: LetterColour }) => Html;

function painter(colours: LetterColours): Paint {
  return (style, { ink, fill }) => {
    const classes = [ink && `ink-${ink}`, fill && `fill-${fill}`].filter(Boolean).join(" ");
    const inks = ink ? `color:${colours[ink].light};` : "";
    const fills = fill ? `background-color:${colours[fill].light};` : "";
    return html`class="${classes}" style="${style}${inks}${fills}"`;
  };
}

/** The style sheet of the dark scheme; programs without dark mode use the inline colours. */
function darkStyle(colours: LetterColours): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record's own names
  const names = Object.keys(colours) as LetterColour[];
  const rules = names.map(
    (name) =>
      `.ink-${name}{color:${colours[name].dark}!important}.fill-${name}{background-color:${colours[name].dark}!important}`,
  );
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

/** Returns a letter as HTML: one column of 600 px, laid out in tables, which every mail program supports. */
export function letterHtml(letter: Letter): string {
  const { locale, subject, brand, status, picture, greeting, blocks } = letter;
  const { colours } = brand;
  const paint = painter(colours);
  const style = new Html(`<style>${darkStyle(colours)}</style>`);
  return html`<!DOCTYPE html>
    <html lang="${locale}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        ${style}
      </head>
      <body ${paint("margin:0;padding:0;-webkit-text-size-adjust:100%;", { fill: "ground" })}>
        <div style="display:none;max-height:0;overflow:hidden;font-size:0;line-height:0;">
          ${preheader(blocks)}
        </div>
        <table
          role="presentation"
          ${paint("width:100%;table-layout:fixed;border-collapse:collapse;", { fill: "ground" })}
        >
          <tr>
            <td style="padding:24px 12px;text-align:center;">
              <table
                role="presentation"
                ${paint(`width:600px;max-width:100%;margin:0 auto;border-collapse:collapse;text-align:left;font-family:${font};font-size:16px;line-height:1.5;`, { ink: "text" })}
              >
                ${head(letter, paint)}
                ${picture && row(paint, "padding:0;", html`<img src="${picture.address}" alt="${picture.words}" width="600" height="200" style="display:block;width:100%;height:auto;border:0;" />`)}
                ${row(
                  paint,
                  "padding:28px 28px 4px;",
                  html`${status && html`<p style="margin:0 0 12px;"><span ${paint("display:inline-block;padding:4px 12px;border-radius:999px;font-size:14px;font-weight:700;", { ink: `${tones[status.tone]}-text`, fill: `${tones[status.tone]}-soft` })}>${status.words}</span></p>`}
                    <h1
                      ${paint("margin:0;font-size:24px;line-height:1.25;font-weight:800;letter-spacing:-0.01em;overflow-wrap:anywhere;", { ink: "text" })}
                    >
                      ${subject}
                    </h1>`,
                )}
                ${greeting !== null && row(paint, pad, html`<p style="margin:0;">${greeting}</p>`)}
                ${blocks.map((block) => row(paint, pad, draw(block, paint)))}
                ${row(paint, "padding:12px 28px 28px;border-radius:0 0 16px 16px;", null)}
                ${foot(letter, paint)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

const pad = "padding:12px 28px 4px;";

const row = (paint: Paint, style: string, content: Html | null): Html =>
  html`<tr>
    <td ${paint(style, { ink: "text", fill: "surface" })}>${content}</td>
  </tr> `;

/** The preview that mailboxes show after the subject: the first text. */
function preheader(blocks: readonly LetterBlock[]): string {
  const said = blocks.find((block) => block.kind === "text");
  return (said?.lines.join(" ") ?? "").slice(0, preheaderLength);
}

function head({ brand }: Letter, paint: Paint): Html {
  return html`<tr>
    <td ${paint("padding:20px 28px;border-radius:16px 16px 0 0;", { fill: "surface" })}>
      <a
        href="${brand.address}"
        ${paint("font-size:20px;font-weight:800;letter-spacing:-0.02em;text-decoration:none;", { ink: "primary-text" })}
        ><img
          src="${brand.mark}"
          alt=""
          width="32"
          height="32"
          style="display:inline-block;width:32px;height:32px;margin-right:10px;vertical-align:middle;border:0;"
        />${brand.name}</a
      >
    </td>
  </tr> `;
}

function foot({ brand, reply, footer }: Letter, paint: Paint): Html {
  const link = (address: string, words: string) =>
    html`<a href="${address}" ${paint("text-decoration:underline;", { ink: "text-muted" })}
      >${words}</a
    >`;
  const links = [
    link(brand.address, brand.name),
    link(`mailto:${brand.email}`, brand.email),
    link(`tel:${brand.phone.replaceAll(/[^\d+]/g, "")}`, brand.phone),
  ];
  return html`<tr>
    <td ${paint("padding:20px 28px;font-size:14px;line-height:1.6;", { ink: "text-muted" })}>
      <p style="margin:0 0 6px;">${reply}</p>
      <p style="margin:0 0 6px;">${between(links)}</p>
      ${footer.length > 0 && html`<p style="margin:0;">${between(footer.map(({ address, words }) => link(address, words)))}</p>`}
    </td>
  </tr> `;
}

const between = (parts: readonly Html[]): Html[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [html` &nbsp;·&nbsp; `, part]));

function draw(block: LetterBlock, paint: Paint): Html {
  switch (block.kind) {
    case "text":
      return html`<p style="margin:0;overflow-wrap:anywhere;">${lines(block.lines, paint)}</p>`;
    case "quote":
      return html`<table role="presentation" style="width:100%;border-collapse:collapse;">
        <tr>
          <td
            ${paint("padding:16px 20px;border-radius:12px;overflow-wrap:anywhere;", { ink: "text", fill: "sunken" })}
          >
            ${lines(block.text.split("\n"), paint)}
          </td>
        </tr>
      </table>`;
    case "facts":
      return html`<table style="width:100%;border-collapse:collapse;">
        ${block.rows.map(
          ({ name, value }) =>
            html`<tr>
              <th
                scope="row"
                ${paint("width:36%;padding:8px 12px 8px 0;border-top:1px solid rgba(128,128,128,0.25);font-size:14px;font-weight:400;text-align:left;vertical-align:top;", { ink: "text-muted" })}
              >
                ${name}
              </th>
              <td
                ${paint("padding:8px 0;border-top:1px solid rgba(128,128,128,0.25);font-weight:600;vertical-align:top;overflow-wrap:anywhere;", { ink: "text" })}
              >
                ${lines(value.split("\n"), paint)}
              </td>
            </tr>`,
        )}
      </table>`;
    case "code":
      return html`<p ${paint("margin:0 0 6px;font-size:14px;", { ink: "text-muted" })}>
          ${block.name}
        </p>
        <p
          ${paint("margin:0;padding:16px 8px;border-radius:12px;font-size:${block.code.length > 12 ? 22 : 28}px;line-height:1.2;font-weight:800;letter-spacing:${block.code.length > 12 ? 0 : 0.08}em;text-align:center;white-space:nowrap;", { ink: "text", fill: "sunken" })}
        >
          ${block.code}
        </p>`;
    case "terms":
      return html`<table role="presentation" style="width:100%;border-collapse:collapse;">
        <tr>
          <td
            ${paint("padding:16px 20px;border-radius:12px;font-size:14px;line-height:1.5;", { ink: "text-muted", fill: "sunken" })}
          >
            ${
              block.title !== null &&
              html`<p ${paint("margin:0 0 6px;font-weight:700;", { ink: "text" })}>
                ${block.title}
              </p>`
            }${block.lines.map((line) => html`<p style="margin:0 0 4px;">${line}</p>`)}
          </td>
        </tr>
      </table>`;
    case "button":
      return html`<table
        role="presentation"
        style="width:100%;border-collapse:separate;margin:4px 0 8px;"
      >
        <tr>
          <td ${paint("border-radius:12px;text-align:center;", { fill: "primary" })}>
            <a
              href="${block.address}"
              ${paint("display:block;min-height:24px;padding:12px 28px;border-radius:12px;font-size:16px;line-height:24px;font-weight:700;text-decoration:none;", { ink: "on-primary", fill: "primary" })}
              >${block.words}</a
            >
          </td>
        </tr>
      </table>`;
    case "links":
      return html`${block.links.map(({ words, address }) => html`<p style="margin:0 0 6px;"><a href="${address}" ${paint("font-weight:600;text-decoration:underline;", { ink: "primary-text" })}>${words}</a></p>`)}`;
  }
}

/** Lines with their URLs as links, whose label leaves out the unreadable part. */
const lines = (texts: readonly string[], paint: Paint): (Html | string)[] =>
  texts.flatMap((text, index) => [
    ...(index === 0 ? [] : [html`<br />`]),
    ...text
      .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]»”])/)
      .map((part, place) =>
        place % 2 === 0
          ? part
          : html`<a href="${part}" ${paint("text-decoration:underline;", { ink: "primary-text" })}
              >${readable(part)}</a
            >`,
      ),
  ]);

const longestShown = 48;

function readable(address: string): string {
  const { host, pathname } = new URL(address);
  const shown = `${host}${pathname === "/" ? "" : pathname}`;
  return shown.length > longestShown || /[\da-f]{8}-[\da-f]{4}-/i.test(shown) ? `${host}/…` : shown;
}
