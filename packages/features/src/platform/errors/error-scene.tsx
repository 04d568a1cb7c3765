import type { ErrorKind } from "./error-kind.ts";
import styles from "./error-scene.module.css";

/**
 * The object on the hill, per error: a lost signpost, one without its board, a gate, a tent, a storm, a mast without a
 * signal.
 */
const figures: Record<ErrorKind, string> = {
  "404": "M196 118v-46M176 76h34l8 8-8 8h-34zM216 99h-32l-8 7 8 7h32z",
  removed: "M196 118v-46M176 76h34l8 8-8 8h-34z",
  "410": "M196 118V74M206 112l31-13 9 3-6 8-31 13z",
  "403": "M170 118V92M222 118V92M170 98l52 14M170 112l52-14M170 92h52",
  "503": "M172 118l24-38 24 38zM196 118v-18M196 80v-6",
  "500": "M200 64l-14 24h18l-12 28",
  offline: "M183 118l13-44 13 44M188 104h16M196 74v-8M216 60l14 14M230 60l-14 14",
};

/** The illustration of error pages: hills at dusk in brand colours. */
export function ErrorScene({ kind }: { kind: ErrorKind }) {
  return (
    <svg className={styles.root} viewBox="0 0 320 170" aria-hidden="true">
      <circle className={styles.sun} cx="72" cy="72" r="24" />
      <path
        className={styles.far}
        d="M0 118 42 82l26 20 48-58 40 46 26-22 44 40 36-26 58 50v40H0z"
      />
      <path className={styles.near} d="M0 140c50-26 96-34 150-24s110 12 170-8v62H0z" />
      <path className={styles.path} d="M150 170c-14-22 34-26 40-52" />
      <path className={styles.figure} d={figures[kind]} />
    </svg>
  );
}
