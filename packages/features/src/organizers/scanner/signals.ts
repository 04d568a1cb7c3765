/** Sounds and vibrations of a scan, in addition to what is shown and announced. */
export type Signal = "good" | "bad";

const tones: Record<Signal, { hertz: number; ms: number }> = {
  good: { hertz: 880, ms: 120 },
  bad: { hertz: 220, ms: 320 },
};
const pulses: Record<Signal, number[]> = { good: [60], bad: [120, 80, 120] };

let audio: AudioContext | null = null;

function beep({ hertz, ms }: { hertz: number; ms: number }): void {
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.value = 0.15;
  tone.frequency.value = hertz;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + ms / 1000);
}

/** Plays a sound and vibrates, where the device can. */
export function signal(which: Signal): void {
  try {
    const { vibrate } = navigator as { vibrate?: (pattern: number[]) => boolean };
    vibrate?.call(navigator, pulses[which]);
    beep(tones[which]);
  } catch {
    // Not critical: the screen shows the same.
  }
}
