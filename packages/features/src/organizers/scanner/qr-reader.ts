/** A result of the platform's own reader, `BarcodeDetector` of the Shape Detection API. */
interface Detector {
  detect: (source: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** Reads the QR code in a picture; null if there is none. */
export type QrReader = (source: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

/** Longer side of the picture given to the script, pixels: enough for a ticket's code; larger is slower. */
const longestPx = 800;

async function platformReader(): Promise<QrReader | null> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!Own) return null;
  try {
    const formats = await Own.getSupportedFormats();
    if (!formats.includes("qr_code")) return null;
    const detector = new Own({ formats: ["qr_code"] });
    return async (source) => (await detector.detect(source))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

const sizeOf = (source: HTMLVideoElement | ImageBitmap) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };

async function scriptReader(): Promise<QrReader> {
  const { default: decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (source) => {
    const { width, height } = sizeOf(source);
    if (!context || width === 0 || height === 0) return null;
    const scale = Math.min(1, longestPx / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return decodeQR({ data, width: canvas.width, height: canvas.height });
    } catch {
      // No code in this picture.
      return null;
    }
  };
}

let reader: Promise<QrReader> | null = null;

/** Returns the browser's reader, or else a script. Loaded when the page opens, so that it works offline later. */
export function qrReader(): Promise<QrReader> {
  reader ??= platformReader().then((own) => own ?? scriptReader());
  reader.catch(() => (reader = null));
  return reader;
}

/** Reads the code in a picture file; null if there is none. */
export async function readPicture(file: Blob): Promise<string | null> {
  const [read, bitmap] = await Promise.all([qrReader(), createImageBitmap(file)]);
  try {
    return await read(bitmap);
  } finally {
    bitmap.close();
  }
}
