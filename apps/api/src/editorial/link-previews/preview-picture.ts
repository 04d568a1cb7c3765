import { escapeMarkup } from "@tropa/domain/text/markup";
import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import { fontFiles, fontFor, printable } from "../../platform/paper/fonts.ts";
import type { Weight } from "../../platform/paper/fonts.ts";
import { markTile } from "../../platform/pictures/mark-tile.ts";
import type { PreviewFacts } from "./preview-facts.ts";

/** Size recommended by social networks, px. */
export const previewSize = { width: 1200, height: 630 } as const;

const edge = 64;
const lineWidth = previewSize.width - 2 * edge;
const gap = 28;
const markSide = 60;
/** Font sizes tried for a title on two lines, px; if none fits, the smallest is used on three. */
const titleSizes = [76, 62] as const;
const smallest = 52;
const mostLines = 3;
const lineHeight = 1.2;
/** Reduction of line spacing, as a share of the font size. */
const closer = 0.2;
/** Longer titles are cut before measuring, characters. */
const longestTitle = 160;

export interface PreviewBrand {
  name: string;
  /** Background colour without a photo, `#rrggbb`. */
  primary: string;
  /** The logo's lines as an SVG path in a 32 × 32 square. */
  mark: string;
}

/** Font family names in the font files. */
const families: Readonly<Record<ReturnType<typeof fontFor>, string>> = {
  "latin-regular": "Manrope",
  "latin-strong": "Manrope SemiBold",
  "latin-heavy": "Manrope ExtraBold",
  "chinese-regular": "Noto Sans S Chinese",
  "chinese-strong": "Noto Sans S Chinese Medium",
  "chinese-heavy": "Noto Sans S Chinese Bold",
};

interface Line {
  input: Buffer;
  width: number;
  height: number;
}

/** Renders a text in white, wrapped at the picture's width. */
async function setText(text: string, px: number, weight: Weight, spacing = 0): Promise<Line> {
  const font = fontFor(text, weight);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">${escapeMarkup(printable(text))}</span>`,
      font: `${families[font]} ${px}`,
      fontfile: fontFiles[font],
      width: lineWidth,
      wrap: "word-char",
      rgba: true,
      ...(spacing !== 0 && { spacing }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Renders a title as large as fits; beyond three lines of the smallest size it ends in an ellipsis. */
async function setTitle(title: string): Promise<Line> {
  let text = title.slice(0, longestTitle);
  for (const px of titleSizes) {
    const line = await setText(text, px, "heavy", -Math.round(px * closer));
    if (line.height <= px * lineHeight * 2) return line;
  }
  for (;;) {
    const ending = text.length < title.length ? "…" : "";
    const line = await setText(
      `${text.trimEnd()}${ending}`,
      smallest,
      "heavy",
      -Math.round(smallest * closer),
    );
    if (line.height <= smallest * lineHeight * mostLines) return line;
    text = text.slice(0, Math.floor(text.length * 0.9));
  }
}

/** Darkens the photo behind the text. */
const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
     <linearGradient id="s" x2="0" y2="1">
       <stop offset="0" stop-color="#000" stop-opacity=".55"/>
       <stop offset=".25" stop-color="#000" stop-opacity=".1"/>
       <stop offset=".45" stop-color="#000" stop-opacity=".3"/>
       <stop offset="1" stop-color="#000" stop-opacity=".85"/>
     </linearGradient>
     <rect width="100%" height="100%" fill="url(#s)"/>
   </svg>`,
);

const starSide = 36;
const star = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${starSide}" height="${starSide}" viewBox="0 0 24 24">
     <path fill="#ffc94d" d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2l-5-4.9 6.9-1z"/>
   </svg>`,
);

/** Draws a link preview as JPEG: photo, brand, place, title and price. */
export async function drawPreview(
  facts: PreviewFacts,
  brand: PreviewBrand,
  photo: Buffer | null,
): Promise<Buffer> {
  const [name, title, place, price, rating] = await Promise.all([
    setText(brand.name, 40, "heavy"),
    setTitle(facts.title),
    facts.place === "" ? null : setText(facts.place, 32, "strong"),
    facts.price === null ? null : setText(facts.price, 44, "heavy"),
    facts.rating === null ? null : setText(facts.rating, 36, "strong"),
  ]);
  const parts: OverlayOptions[] = [
    { input: shade, left: 0, top: 0 },
    { input: markTile({ brand }, brand.primary, markSide), left: edge, top: edge - 8 },
    {
      input: name.input,
      left: edge + markSide + 20,
      top: edge - 8 + Math.round((markSide - name.height) / 2),
    },
  ];
  let bottom = previewSize.height - edge;
  if (rating) {
    const left = edge + (price ? price.width + 48 : 0);
    const height = price?.height ?? rating.height;
    const top = bottom - height + Math.round((height - starSide) / 2);
    parts.push({ input: star, left, top });
    parts.push({
      input: rating.input,
      left: left + starSide + 12,
      top: bottom - height + Math.round((height - rating.height) / 2),
    });
    if (!price) bottom -= rating.height + gap;
  }
  // Draw from bottom to top.
  for (const line of [price, title, place]) {
    if (!line) continue;
    bottom -= line.height;
    parts.push({ input: line.input, left: edge, top: Math.max(0, bottom) });
    bottom -= gap;
  }
  const ground =
    photo === null
      ? sharp({ create: { ...previewSize, channels: 3, background: brand.primary } })
      : sharp(photo, { limitInputPixels: 50_000_000 }).resize(
          previewSize.width,
          previewSize.height,
          { fit: "cover" },
        );
  return ground.composite(parts).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
