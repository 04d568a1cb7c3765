import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { hasTorch, lightTorch } from "./camera.ts";
import { qrReader } from "./qr-reader.ts";
import { useCamera } from "./use-camera.ts";
import styles from "./scanner.module.css";

/** Interval between scans of the picture, ms: fast enough for a hand, without heating the phone. */
const lookMs = 180;

/** The camera's picture with a frame for the code; opened by a press, closed with the page. */
export function CameraView({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const { t } = useTranslation("scanner");
  const video = useRef<HTMLVideoElement>(null);
  const { stream, problem, isOpening, open, close } = useCamera();
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });

  useEffect(() => {
    const { current: element } = video;
    if (!stream || !element) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const read = await qrReader();
      // Skip an unreadable frame: another follows.
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
    };
  }, [stream]);

  if (stream)
    return (
      <div className={styles.camera}>
        <video ref={video} muted playsInline aria-label={t("camera.label")} />
        <span className={styles.frame} aria-hidden="true" />
        <div className={styles.controls}>
          {hasTorch(stream) && <TorchButton stream={stream} />}
          <Button variant="secondary" icon="close" onClick={close}>
            {t("camera.close")}
          </Button>
        </div>
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

/** Shown if the camera has a torch. */
function TorchButton({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation("scanner");
  const [isLit, setLit] = useState(false);
  const toggle = async () => {
    if (await lightTorch(stream, !isLit)) setLit(!isLit);
  };
  return (
    <Button variant="secondary" icon="sun" aria-pressed={isLit} onClick={() => void toggle()}>
      {t("camera.torch")}
    </Button>
  );
}
