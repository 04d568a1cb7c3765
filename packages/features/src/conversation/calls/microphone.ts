import type { CallFailure } from "./call-state.ts";

/** Asks for the microphone; returns the stream, or why there is none. */
export async function openMicrophone(): Promise<
  MediaStream | Extract<CallFailure, "microphoneRefused" | "noMicrophone">
> {
  try {
    // `mediaDevices` is undefined on pages without https: the resulting TypeError is caught below.
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError"
      ? "microphoneRefused"
      : "noMicrophone";
  }
}
