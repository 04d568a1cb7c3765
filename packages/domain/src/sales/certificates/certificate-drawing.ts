import type { CertificateLight } from "./certificate.ts";

/** Size of a certificate's picture, a mountain trail, in SVG user units; used on screens and in PDF. */
export const drawingBox = { width: 600, height: 340 } as const;

/** Layers of the drawing, from the sky to the trail; their colours depend on the time of day. */
type Layer =
  | "sky"
  | "glow"
  | "sun"
  | "far"
  | "snow"
  | "middle"
  | "near"
  | "trees"
  | "ground"
  | "trail";

/** SVG paths, farthest first; filled, except for the trail, which is stroked. */
export const drawingLayers: readonly { readonly layer: Layer; readonly path: string }[] = [
  { layer: "sky", path: "M0 0H600V340H0Z" },
  { layer: "glow", path: "M356 138a92 92 0 1 0 184 0a92 92 0 1 0-184 0Z" },
  { layer: "sun", path: "M400 138a48 48 0 1 0 96 0a48 48 0 1 0-96 0Z" },
  {
    layer: "far",
    path: "M0 214 62 170 104 192 196 112 232 146 262 128 330 190 392 152 448 196 512 148 600 210V340H0Z",
  },
  {
    layer: "snow",
    path: "M196 112 160 143 178 140 192 156 208 138 224 148 232 146ZM512 148 484 169 500 168 514 180 526 166 541 168Z",
  },
  { layer: "middle", path: "M0 252C80 204 150 240 232 222S372 184 452 226 556 236 600 216V340H0Z" },
  { layer: "near", path: "M0 288C110 246 210 284 322 266S512 250 600 276V340H0Z" },
  {
    layer: "trees",
    path: "M44 282 58 240 72 282ZM70 286 82 250 94 286ZM26 290 36 260 46 290ZM516 274 532 228 548 274ZM544 280 556 246 568 280Z",
  },
  { layer: "ground", path: "M0 318C140 290 260 320 380 306S540 300 600 312V340H0Z" },
  { layer: "trail", path: "M286 340C330 322 262 312 306 296S376 270 344 250 302 232 322 214" },
];

/** Colours of the layers at one time of day. */
export interface DrawingColours extends Readonly<Record<Layer, string>> {
  /** Colour of text on the sky. */
  readonly text: string;
}

export const drawingColours: Readonly<Record<CertificateLight, DrawingColours>> = {
  dawn: {
    sky: "#fbe3d3",
    glow: "#fdd2b0",
    sun: "#f59e6c",
    far: "#c9a4b4",
    snow: "#fff6f0",
    middle: "#9c7f9b",
    near: "#6b5f80",
    trees: "#463f63",
    ground: "#3a3556",
    trail: "#fff1e4",
    text: "#4a2540",
  },
  day: {
    sky: "#d8eefb",
    glow: "#eaf6d8",
    sun: "#ffd45e",
    far: "#93b4c4",
    snow: "#ffffff",
    middle: "#6da08a",
    near: "#3f7d63",
    trees: "#22543f",
    ground: "#1c4636",
    trail: "#fbf6df",
    text: "#0e3a46",
  },
  night: {
    sky: "#16233f",
    glow: "#22345a",
    sun: "#f4edd2",
    far: "#2f4570",
    snow: "#c9d6ee",
    middle: "#25395f",
    near: "#1b2b4b",
    trees: "#0f1a31",
    ground: "#0b1426",
    trail: "#f4edd2",
    text: "#f6f1df",
  },
};

/** Dashed stroke of the trail: line width, dash and gap, in the same units. */
export const trailStroke = { width: 4, dash: 9, gap: 8 } as const;
