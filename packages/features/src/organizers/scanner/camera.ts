/**
 * - `blocked`: this document's policy forbids the camera; a reload may allow it.
 * - `refused`: the person or the browser has refused.
 * - `none`: there is no camera.
 * - `busy`: another program uses it, or it does not work.
 */
export type CameraProblem = "blocked" | "refused" | "none" | "busy";

interface PolicyDocument {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

/** A client-side navigation keeps the policy of the first page. */
const isBlocked = (): boolean =>
  (document as PolicyDocument).featurePolicy?.allowsFeature("camera") === false;

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
};

export type Opened = { stream: MediaStream } | { problem: CameraProblem };

/** Opens the rear camera, or any other. */
export async function openCamera(): Promise<Opened> {
  if (isBlocked()) return { problem: "blocked" };
  // Undefined on pages without https.
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

/** Torch support, not in the standard: Chromium only so far. */
type WithTorch = { torch?: boolean };

/** Whether the camera has a torch that a page may use. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Firefox has no `getCapabilities`.
  const capabilities = track?.getCapabilities?.() as WithTorch | undefined;
  return capabilities?.torch === true;
}

/** Turns the torch on or off; false if that fails. */
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
