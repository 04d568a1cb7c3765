import type { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";

type Sky = AnswerOf<typeof tourWeatherCall>["places"][number]["forecast"][number]["sky"];
export type WeatherDrawingKind = Sky | "night" | "water" | "daylight";

const cloud = "M7 15a4 4 0 0 1 .6-7.95A5.5 5.5 0 0 1 18 8.6 3.3 3.3 0 0 1 17.5 15Z";

/** Icons of 24 px in the style of the UI kit. Kept here, because only this late-loading part needs them. */
const strokes: Record<WeatherDrawingKind, string> = {
  clear:
    "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  clouds: "M7 18a4 4 0 0 1 .6-7.95A5.5 5.5 0 0 1 18 11.6a3.3 3.3 0 0 1-.5 6.4Z",
  fog: `${cloud}M4 18.5h16M7 21.5h10`,
  rain: `${cloud}M8 18l-1 3M12.5 18l-1 3M17 18l-1 3`,
  snow: `${cloud}M8 18.5v.01M8 21.5v.01M12 18.5v.01M12 21.5v.01M16 18.5v.01M16 21.5v.01`,
  storm: `${cloud}M13 14l-3 4h4l-3 4`,
  night: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  water:
    "M3 9c2 0 2-1.5 4.5-1.5S10 9 12 9s2-1.5 4.5-1.5S19 9 21 9M3 13.5c2 0 2-1.5 4.5-1.5s2.5 1.5 4.5 1.5 2-1.5 4.5-1.5 2.5 1.5 4.5 1.5M3 18c2 0 2-1.5 4.5-1.5S10 18 12 18s2-1.5 4.5-1.5S19 18 21 18",
  daylight:
    "M3 18h18M6.5 18a5.5 5.5 0 0 1 11 0M12 8V5.5M4.9 10.9l1.6 1.6M19.1 10.9l-1.6 1.6M8.5 21.5h7",
};

/** A decorative weather icon. */
export function WeatherDrawing({ kind, size = 20 }: { kind: WeatherDrawingKind; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[kind]} />
    </svg>
  );
}
