import { basename, dirname } from "node:path";
import { transform } from "lightningcss";

export type CompiledStyles = {
  /** Plain CSS with names of its own. */
  css: string;
  /** Class names by the names that the component uses. */
  classes: Readonly<Record<string, string>>;
};

/**
 * Prefix of all class names of a style sheet, derived from its path only, so that names stay the
 * same from release to release and never meet those of another file.
 */
export function classPrefix(path: string): string {
  const folder = basename(dirname(path));
  const file = basename(path, ".module.css");
  return file === folder ? `tropa-${folder}` : `tropa-${folder}-${file}`;
}

/** Compiles a CSS Module; `path` is relative to the folder of sources. */
export function compileStyles(path: string, source: string): CompiledStyles {
  const { code, exports } = transform({
    filename: path,
    code: Buffer.from(source),
    minify: true,
    // Scope the same names as Vite, so that the kit looks the same when used from its sources.
    cssModules: {
      pattern: `${classPrefix(path)}__[local]`,
      grid: false,
      container: false,
    },
  });
  const classes = Object.entries(exports ?? {})
    .map(([local, { name, composes }]) => {
      if (composes.length > 0) throw new Error(`${path}: "composes" has no place in the kit`);
      return [local, name] as const;
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { css: code.toString(), classes: Object.fromEntries(classes) };
}

/** Compiles a style sheet whose names are meant for everybody. */
export function compileGlobalStyles(path: string, source: string): string {
  return transform({ filename: path, code: Buffer.from(source), minify: true }).code.toString();
}
