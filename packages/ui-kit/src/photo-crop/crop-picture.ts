/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the area as a JPEG of at most `side` pixels. Rejects if the browser cannot decode the
 * picture.
 */
export async function cropPicture(
  picture: Blob,
  { x, y, width, height }: PictureArea,
  side: number,
): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(side, Math.round(width));
  canvas.height = Math.min(side, Math.round(height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no 2D canvas");
  // JPEG has no transparency: transparent parts become white.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be encoded"))),
      "image/jpeg",
      0.9,
    );
  });
}
