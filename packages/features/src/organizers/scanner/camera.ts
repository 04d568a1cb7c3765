/**
 * - `blocked`: this document may not use the camera at all; loaded anew, the page may.
 * - `refused`: the person, or the browser for them, has said no.
 * - `none`: there is no camera.
 * - `busy`: another program has it, or it does not work.
 */
export type CameraProblem = "blocked" | "refused" | "none" | "busy";

interface PolicyDocument {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

/** Pages that were opened without leaving another one have the policy of that one. */
const isBlocked = (): boolean =>
  (document as PolicyDocument).featurePolicy?.allowsFeature("camera") === false;

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
};

export type Opened = { stream: MediaStream } | { problem: CameraProblem };

/** Opens the camera at the back, or whichever there is. */
export async function openCamera(): Promise<Opened> {
  if (isBlocked()) return { problem: "blocked" };
  // Without a secure connection there is no such thing.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return { problem: "none" };
  try {
    const video = { facingMode: { ideal: "environment" }, width: { ideal: 1280 } };
    return { stream: await mediaDevices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    return { problem: problems[name] ?? "busy" };
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What browsers with a lamp beside the camera add to the standard: Chromium alone so far. */
type WithTorch = { torch?: boolean };

/** Whether the camera has a lamp that a page may light. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Firefox has no such question.
  const capabilities = track?.getCapabilities?.() as WithTorch | undefined;
  return capabilities?.torch === true;
}

/** Lights the lamp or puts it out; false where the camera does not obey. */
export async function lightTorch(stream: MediaStream, isLit: boolean): Promise<boolean> {
  const [track] = stream.getVideoTracks();
  const advanced = [{ torch: isLit } as MediaTrackConstraintSet];
  try {
    await track?.applyConstraints({ advanced });
    return true;
  } catch {
    return false;
  }
}
