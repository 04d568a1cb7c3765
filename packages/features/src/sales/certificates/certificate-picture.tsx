import type { CertificateLight } from "@tropa/domain/sales/certificates/certificate";
import {
  drawingBox,
  drawingColours,
  drawingLayers,
  trailStroke,
} from "@tropa/domain/sales/certificates/certificate-drawing";
import styles from "./certificates.module.css";

export interface CertificatePictureProps {
  light: CertificateLight;
  brand: string;
  title: string;
  /** Formatted amount; empty until chosen. */
  amount: string;
}

/** The drawing of a certificate without text, as a thumbnail. */
export function CertificateDrawing({ light }: { light: CertificateLight }) {
  return (
    <svg viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`} aria-hidden>
      <Layers light={light} />
    </svg>
  );
}

function Layers({ light }: { light: CertificateLight }) {
  const colours = drawingColours[light];
  return drawingLayers.map(({ layer, path }) =>
    layer === "trail" ? (
      <path
        key={layer}
        d={path}
        fill="none"
        stroke={colours.trail}
        strokeWidth={trailStroke.width}
        strokeDasharray={`${trailStroke.dash} ${trailStroke.gap}`}
        strokeLinecap="round"
      />
    ) : (
      <path key={layer} d={path} fill={colours[layer]} />
    ),
  );
}

/** A certificate as it will be sent and printed: the drawing with its text. */
export function CertificatePicture({ light, brand, title, amount }: CertificatePictureProps) {
  return (
    <div className={styles.picture} role="img" aria-label={`${title}. ${amount}`}>
      <svg viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`} aria-hidden>
        <Layers light={light} />
        <g fill={drawingColours[light].text}>
          <text x="36" y="46" fontSize="17" fontWeight="700">
            {brand}
          </text>
          <text x="36" y="76" fontSize="20">
            {title}
          </text>
          <text x="36" y="116" fontSize="34" fontWeight="800">
            {amount}
          </text>
        </g>
      </svg>
    </div>
  );
}
