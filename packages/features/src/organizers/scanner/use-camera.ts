import { useEffect, useRef, useState } from "react";
import { closeCamera, openCamera } from "./camera.ts";
import type { CameraProblem } from "./camera.ts";

/** Provides the page's camera: opened by a press, closed with the page, even while permission is being asked for. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [isOpening, setOpening] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  useEffect(() => {
    if (!stream) return undefined;
    // Unplugged or forbidden while running: a frozen picture would look like an unreadable code.
    const onEnd = () => {
      setStream(null);
      setProblem("busy");
    };
    const tracks = stream.getVideoTracks();
    for (const track of tracks) track.addEventListener("ended", onEnd);
    // It may have ended before it was listened to.
    if (tracks.some(({ readyState }) => readyState === "ended")) onEnd();
    return () => {
      for (const track of tracks) track.removeEventListener("ended", onEnd);
      closeCamera(stream);
    };
  }, [stream]);

  const open = async () => {
    setOpening(true);
    const opened = await openCamera();
    if (isLeft.current) {
      if ("stream" in opened) closeCamera(opened.stream);
      return;
    }
    setOpening(false);
    setProblem("problem" in opened ? opened.problem : null);
    if ("stream" in opened) setStream(opened.stream);
  };
  return { stream, problem, isOpening, open, close: () => setStream(null) };
}
