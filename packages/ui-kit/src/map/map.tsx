import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import type { GroundSource } from "../ground/ground-source.ts";
import type { MapDrawing } from "../map-drawing/draw-map.ts";
import { fill, useMessages } from "../messages/messages.tsx";
import { MapGround } from "./map-ground.tsx";
import styles from "./map.module.css";

export type StaticMapProps = Omit<ComponentProps<"figure">, "children"> & {
  /** Made on the server by `drawMap` of `@tropa/ui-kit/map-drawing`. */
  drawing: MapDrawing;
  /**
   * Shores, waters and names painted under the drawing once it is near the viewport; pass the same
   * object each time.
   */
  ground?: GroundSource | undefined;
  /** Name of the map for screen readers, such as "The way from Barnaul to Mount Belukha". */
  label: string;
  /** Below the drawing. */
  caption?: ReactNode;
  /** In a corner of the drawing: a button that opens the interactive map. */
  action?: ReactNode;
};

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

function Globe({ land, size, side }: NonNullable<MapDrawing["globe"]>) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      className={styles.globe}
      data-side={side}
      aria-hidden="true"
      data-stands=""
    >
      <circle cx={size / 2} cy={size / 2} r={size / 2 - 1} className={styles.sea} />
      <path d={land} className={styles.land} />
      <circle cx={size / 2} cy={size / 2} r="3.5" className={styles.spot} />
    </svg>
  );
}

/**
 * A map drawn from coordinates, with its places as a list beside it; needs no script. With a
 * ground, shores, waters and names are painted once loaded.
 */
export function StaticMap({
  drawing,
  ground,
  label,
  caption,
  action,
  className,
  style,
  ...rest
}: StaticMapProps) {
  const messages = useMessages();
  const { width, height, points, scale } = drawing;
  const many = points.length > 1;
  return (
    <figure {...rest} className={clsx(styles.root, className)} style={style}>
      <div className={styles.stage}>
        <div className={styles.frame} style={cssVars({ "--map-ratio": `${width} / ${height}` })}>
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="xMidYMid slice"
            className={styles.drawing}
          >
            <rect width={width} height={height} className={styles.sea} />
            <path d={drawing.land} className={styles.land} />
            <path d={drawing.graticule} className={styles.graticule} />
            <path d={drawing.borders} className={styles.border} />
          </svg>
          {ground && <MapGround drawing={drawing} source={ground} />}
          {drawing.route && (
            <svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="xMidYMid slice"
              className={styles.drawing}
              aria-hidden="true"
            >
              <path d={drawing.route} className={styles.casing} />
              <path d={drawing.route} className={styles.route} data-way="" />
            </svg>
          )}
          <span
            className={styles.scale}
            style={cssVars({ "--scale-share": share(scale.px, width) })}
            aria-hidden="true"
            data-stands=""
          >
            {fill(messages.kilometres, { count: scale.km })}
          </span>
          {drawing.globe && <Globe {...drawing.globe} />}
          <ol className={styles.places}>
            {points.map(({ x, y, label: name, side }, index) => (
              <li
                // Two stops may have the same name.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className={styles.place}
                style={{ insetInlineStart: "auto", left: share(x, width), top: share(y, height) }}
                data-side={side}
              >
                <span className={styles.mark} aria-hidden="true" data-stands="">
                  {many ? index + 1 : ""}
                </span>
                <span className={styles.name} data-stands="">
                  {name}
                </span>
              </li>
            ))}
          </ol>
        </div>
        {action && (
          <div className={styles.action} data-stands="">
            {action}
          </div>
        )}
      </div>
      {many && (
        <ol className={styles.legend} aria-hidden="true">
          {points.map(({ label: name }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <span className={styles.mark}>{index + 1}</span>
              {name}
            </li>
          ))}
        </ol>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
