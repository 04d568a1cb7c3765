import type { CallFailure } from "./call-state.ts";

/** The microphone, asked for now; or why there is none. */
export async function openMicrophone(): Promise<
  MediaStream | Extract<CallFailure, "microphoneRefused" | "noMicrophone">
> {
  try {
    // Pages without encryption have no devices at all.
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError"
      ? "microphoneRefused"
      : "noMicrophone";
  }
}
