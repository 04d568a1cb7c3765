import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { closeCamera, openCamera } from "./camera.ts";
import type { CameraProblem } from "./camera.ts";
import { qrReader } from "./qr-reader.ts";
import styles from "./scanner.module.css";

/** Between two looks at the picture, ms: often enough for a hand, and the phone stays cool. */
const lookMs = 180;

/** The camera's picture with a frame to hold the code in; opened by a press, closed with the page. */
export function CameraView({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const { t } = useTranslation("scanner");
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [isOpening, setOpening] = useState(false);
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });

  const open = async () => {
    setOpening(true);
    const opened = await openCamera();
    setOpening(false);
    if ("stream" in opened) {
      setProblem(null);
      setStream(opened.stream);
      return;
    }
    setProblem(opened.problem);
  };

  useEffect(() => {
    const { current: element } = video;
    if (!stream || !element) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const read = await qrReader();
      // A frame that cannot be read is followed by another one.
      const code = await read(element).catch(() => null);
      if (isOver) return;
      if (code !== null) await tell.current(code);
      if (!isOver) timer = setTimeout(() => void look(), lookMs);
    };
    element.srcObject = stream;
    void element.play().then(look, () => {});
    return () => {
      isOver = true;
      clearTimeout(timer);
      closeCamera(stream);
    };
  }, [stream]);

  if (stream)
    return (
      <div className={styles.camera}>
        <video ref={video} muted playsInline aria-label={t("camera.label")} />
        <span className={styles.frame} aria-hidden="true" />
        <Button variant="secondary" size="sm" icon="close" onClick={() => setStream(null)}>
          {t("camera.close")}
        </Button>
      </div>
    );
  return (
    <div className={styles.closed}>
      <Icon name="qr" size={56} />
      {problem && (
        <div role="alert" className={styles.problem}>
          <b>{t(`camera.${problem}.title`)}</b>
          <p>{t(`camera.${problem}.text`)}</p>
        </div>
      )}
      {problem === "blocked" ? (
        <Button size="lg" icon="refresh" onClick={() => window.location.reload()}>
          {t("camera.reload")}
        </Button>
      ) : (
        <Button size="lg" icon="camera" loading={isOpening} onClick={() => void open()}>
          {t(problem ? "camera.again" : "camera.open")}
        </Button>
      )}
    </div>
  );
}
