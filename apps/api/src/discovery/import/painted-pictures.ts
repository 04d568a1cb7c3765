import type { StoredPictureOf } from "@tropa/text-blocks/stored-block";

const fields = new Set(["photo", "image", "images"]);

/** A row of a file with the colours of its painted pictures; keys that nobody paints stay as they are. */
export function withColours(row: unknown, storedPicture: StoredPictureOf): unknown {
  if (Array.isArray(row)) return row.map((item) => withColours(item, storedPicture));
  if (typeof row !== "object" || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      fields.has(field) ? stored(value, storedPicture) : withColours(value, storedPicture),
    ]),
  );
}

function stored(value: unknown, storedPicture: StoredPictureOf): unknown {
  if (Array.isArray(value)) return value.map((item) => stored(item, storedPicture));
  return typeof value === "string" ? (storedPicture(value) ?? value) : value;
}
