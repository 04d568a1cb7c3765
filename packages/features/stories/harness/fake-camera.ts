interface Camera {
  /** What the camera sees. */
  picture: () => Promise<Blob>;
  /** The camera has a torch. */
  hasTorch?: boolean;
  /** Permission is pending until this resolves. */
  asked?: Promise<void>;
}

/** The last camera's constraints and state, for tests. */
export const cameraState = { track: null as MediaStreamTrack | null, isLit: false };

const width = 640;
const height = 480;
/** Redraw interval, ms: a canvas that is not redrawn yields no frames. */
const drawMs = 100;

async function streamOf({ picture, hasTorch = false }: Camera): Promise<MediaStream> {
  const drawn = await createImageBitmap(await picture());
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  const stream = canvas.captureStream();
  const [track] = stream.getVideoTracks();
  if (!context || !track) throw new Error("nothing can be drawn");
  Object.assign(cameraState, { track, isLit: false });
  track.getCapabilities = () => ({ torch: hasTorch }) as MediaTrackCapabilities;
  track.applyConstraints = (constraints) => {
    const [first] = (constraints?.advanced ?? []) as readonly { torch?: boolean }[];
    cameraState.isLit = first?.torch === true;
    return Promise.resolve();
  };
  const draw = () => {
    context.fillStyle = "#dddddd";
    context.fillRect(0, 0, width, height);
    const scale = Math.min(width / drawn.width, height / drawn.height) * 0.8;
    const [w, h] = [drawn.width * scale, drawn.height * scale];
    context.drawImage(drawn, (width - w) / 2, (height - h) / 2, w, h);
    if (track.readyState === "live") setTimeout(draw, drawMs);
  };
  draw();
  return stream;
}

/** Installs a camera that sees the given picture, or fails with an error name. */
export const cameraThat =
  (camera: Camera | "NotAllowedError" | "NotFoundError" | "NotReadableError") =>
  async (): Promise<void> => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (typeof camera === "string") throw new DOMException("", camera);
      await camera.asked;
      return streamOf(camera);
    };
  };
