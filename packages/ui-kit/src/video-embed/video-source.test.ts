import { describe, expect, it } from "vitest";
import { videoSource } from "./video-source.ts";

describe("videoSource", () => {
  it.each([
    [
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=x",
      "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
    ],
    [
      "https://rutube.ru/video/private/0123456789abcdef0123456789abcdef/?p=key-1",
      "https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef?p=key-1&autoplay=1",
    ],
  ])("plays %s in its host's frame", (address, src) => {
    expect(videoSource(address)).toEqual({ kind: "frame", src });
  });

  it.each(["/files/1/altai.mp4", "https://files.example.org/a.webm?key=1"])(
    "plays the file %s",
    (address) => {
      expect(videoSource(address)).toEqual({ kind: "file", src: address });
    },
  );

  it.each([
    "https://example.org/watch",
    "javascript:alert(1)//.mp4",
    "https://youtube.com.evil.org/watch?v=aqz-KE-bpKQ",
  ])("only links to %s", (address) => {
    expect(videoSource(address)).toEqual({ kind: "page" });
  });
});
