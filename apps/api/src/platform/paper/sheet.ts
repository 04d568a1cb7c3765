import Pdf from "pdfkit";
import type { PaperBrand } from "./paper-brand.ts";
import { printable } from "./fonts.ts";
import type { Weight } from "./fonts.ts";
import { ascentOf, fontRuns } from "./scripts.ts";
import type { FontRun } from "./scripts.ts";

/** Points of an A4 sheet and its margins. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 60, bottom: 76 } as const;
export const contentWidth = page.width - 2 * page.side;
const contentBottom = page.height - page.bottom;

/** Colours of PDF documents. */
export const ink = {
  text: "#1c2420",
  muted: "#66706a",
  line: "#dfe4e0",
  paper: "#ffffff",
} as const;

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
  /** Distance of lines, as a share of the size. */
  leading?: number;
  align?: "left" | "right" | "center";
  link?: string;
  spacing?: number;
  strike?: boolean;
  /** The text's role for screen readers. */
  role?: "H1" | "H2" | "H3" | "P" | "Span";
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

interface RunPlace {
  x: number;
  y: number;
  options: PDFKit.Mixins.TextOptions;
  style: TextStyle;
}

/**
 * A document written from top to bottom. Tracks the position and starts a new page when needed. Texts are tagged for
 * screen readers; everything else is decoration.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly brand: PaperBrand;
  /** Vertical position of the next block. */
  y: number = page.top;
  /** A scratch document that measures texts of several fonts. */
  #measure: PDFKit.PDFDocument | null = null;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(
    brand: PaperBrand,
    options: { title: string; subject: string; language: string; madeOn: Date; compress: boolean },
  ) {
    this.brand = brand;
    this.doc = new Pdf({
      size: "A4",
      // We place blocks ourselves; the library breaks pages only within a text longer than a page.
      margins: { left: page.side, right: page.side, top: page.top, bottom: page.bottom },
      bufferPages: true,
      compress: options.compress,
      pdfVersion: "1.7",
      tagged: true,
      lang: options.language,
      displayTitle: true,
      info: {
        Title: printable(options.title),
        Author: brand.name,
        Subject: options.subject,
        Creator: brand.name,
        CreationDate: options.madeOn,
        ModDate: options.madeOn,
      },
    });
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
  }

  /** Ends the document's structure; only decoration may follow. */
  endStructure(): void {
    this.#root.end();
  }

  #use(file: string, style: TextStyle, doc = this.doc): number {
    doc
      .font(file)
      .fontSize(style.size)
      .fillColor(style.colour ?? ink.text);
    return style.size * (style.leading ?? 1.5) - doc.currentLineHeight(false);
  }

  /** Writes a text in as many fonts as needed on a common baseline; `doc` may be the scratch document. */
  #flowRuns(
    runs: readonly FontRun[],
    { x, y, options, style }: RunPlace,
    doc: PDFKit.PDFDocument,
  ): void {
    const [first] = runs;
    if (!first) return;
    const baseline = runs.length > 1 ? { baseline: -ascentOf(first.file) } : {};
    runs.forEach(({ text, file }, index) => {
      const lineGap = this.#use(file, style, doc);
      const all = { ...options, ...baseline, lineGap, continued: index < runs.length - 1 };
      if (index === 0) doc.text(text, x, y, all);
      else doc.text(text, all);
    });
  }

  heightOf(given: string, width: number, style: TextStyle): number {
    const text = printable(given);
    if (text === "") return 0;
    const runs = fontRuns(text, style.weight ?? "regular");
    const options = { width, characterSpacing: style.spacing ?? 0 };
    const [first] = runs;
    if (first && runs.length === 1) {
      const lineGap = this.#use(first.file, style);
      return this.doc.heightOfString(first.text, { ...options, lineGap });
    }
    this.#measure ??= new Pdf({ size: [page.width, 100_000], margin: 0 });
    this.#flowRuns(runs, { x: 0, y: 0, options, style }, this.#measure);
    return this.#measure.y;
  }

  widthOf(given: string, style: TextStyle): number {
    const widths = fontRuns(printable(given), style.weight ?? "regular").map(({ text, file }) => {
      this.#use(file, style);
      return this.doc.widthOfString(text, { characterSpacing: style.spacing ?? 0 });
    });
    return widths.reduce((sum, width) => sum + width, 0);
  }

  /** Writes a text into a box and returns its height. */
  write(given: string, box: Box, style: TextStyle): number {
    const text = printable(given);
    if (text === "") return 0;
    const height = this.heightOf(text, box.width, style);
    const options = {
      width: box.width,
      align: style.align ?? "left",
      characterSpacing: style.spacing ?? 0,
      ...(style.strike && { strike: true }),
      ...(style.link !== undefined && { link: style.link }),
      structParent: this.#root,
      structType: style.role ?? "P",
    };
    const runs = fontRuns(text, style.weight ?? "regular");
    this.#flowRuns(runs, { ...box, options, style }, this.doc);
    return height;
  }

  /** Writes in the margin, untagged, such as page numbers. */
  writeAside(given: string, box: Box, style: TextStyle): void {
    const options = {
      width: box.width,
      align: style.align ?? "left",
      lineBreak: false,
      ...(style.link !== undefined && { link: style.link }),
    };
    const runs = fontRuns(printable(given), style.weight ?? "regular");
    this.decorate(() => this.#flowRuns(runs, { ...box, options, style }, this.doc));
  }

  /** Draws decoration: lines, backgrounds, marks. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  picture(bytes: Buffer, box: Box & { height: number }, options: { radius: number; alt: string }) {
    const draw = () => {
      this.doc.save();
      this.doc.roundedRect(box.x, box.y, box.width, box.height, options.radius).clip();
      this.doc.image(bytes, box.x, box.y, {
        cover: [box.width, box.height],
        align: "center",
        valign: "center",
      });
      this.doc.restore();
    };
    if (options.alt === "") this.decorate(draw);
    else this.#root.add(this.doc.struct("Figure", { alt: options.alt }, [draw]));
  }

  /** Writes a paragraph at the current position. */
  paragraph(text: string, style: TextStyle, after = 0): void {
    const height = this.heightOf(text, contentWidth, style);
    if (height === 0) return;
    this.ensure(Math.min(height, 3 * style.size * (style.leading ?? 1.5)));
    this.flow(text, { x: page.side, y: this.y, width: contentWidth }, style);
    this.y += after;
  }

  /** Writes a text, which may continue on the next page, and moves below it. */
  flow(text: string, box: Box, style: TextStyle): void {
    const height = this.write(text, box, style);
    this.y = height === 0 ? box.y : this.doc.y;
  }

  /** Returns the current page number, from 0. */
  pageNumber(): number {
    return this.doc.bufferedPageRange().count - 1;
  }

  heading(text: string, following = 60): void {
    const style = { size: 16, weight: "heavy", leading: 1.25, role: "H2" } as const;
    this.y += this.y > page.top ? 26 : 0;
    this.ensure(this.heightOf(text, contentWidth, style) + following);
    this.doc.outline.addItem(printable(text));
    const box = { x: page.side, y: this.y, width: contentWidth };
    this.y += this.write(text, box, { ...style, colour: this.brand.primary }) + 10;
  }

  /** Starts a new page unless a block of this height fits. */
  ensure(height: number): void {
    if (this.y + height <= contentBottom || this.y === page.top) return;
    this.turn();
  }

  /** Whether a block fits on a single page. */
  fits(height: number): boolean {
    return height <= contentBottom - page.top;
  }

  turn(): void {
    this.doc.addPage();
    this.y = page.top;
  }
}
