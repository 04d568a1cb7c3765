import { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const packages = fileURLToPath(new URL("../../", import.meta.url));
const sheetBytes = 3;
const className = /\.([a-z_][\w-]*)/gi;

/** The classes of a style sheet in the order in which it names them. */
const classesOf = (css: string) => [
  ...new Set([...css.matchAll(className)].map(([, name]) => name)),
];

/**
 * Class names of a few letters: every page, sheet and script says them hundreds of times. The first letters are the
 * sheet's, made of its place, so that the bundles of browser and server agree, and the last ones count its classes,
 * which compresses to next to nothing. Two sheets that meet in one name stop the build.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const sheets = new Map<string, string>();
  return (name, file, css) => {
    const [path = ""] = file.split("?");
    const sheet = relative(packages, path).split(sep).join("/");
    const hash = createHash("sha256").update(sheet).digest().subarray(0, sheetBytes);
    // Begins with a letter and ends with a dash, so that what counts cannot run into it.
    const short = `c${hash.toString("base64url")}-`;
    const owner = sheets.get(short) ?? sheet;
    if (owner !== sheet) throw new Error(`the classes of ${owner} and ${sheet} would be the same`);
    sheets.set(short, sheet);
    const index = classesOf(css).indexOf(name);
    return `${short}${index < 0 ? name : index.toString(36)}`;
  };
}
