/** What the platform's own reader answers: `BarcodeDetector` of the Shape Detection API. */
interface Detector {
  detect: (source: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** Reads the QR code of a picture; null where there is none in it. */
export type QrReader = (source: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

/** The longer side of what the script reads, in pixels: a code of a ticket needs no more, and more takes longer. */
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

/**
 * The reader of this browser: its own one, else a script that comes on demand. Asked for as the page opens, so that it is there
 * when the network is not.
 */
export function qrReader(): Promise<QrReader> {
  reader ??= platformReader().then((own) => own ?? scriptReader());
  reader.catch(() => (reader = null));
  return reader;
}

/** The code in a picture from a file; null where none is found in it. */
export async function readPicture(file: Blob): Promise<string | null> {
  const [read, bitmap] = await Promise.all([qrReader(), createImageBitmap(file)]);
  try {
    return await read(bitmap);
  } finally {
    bitmap.close();
  }
}
