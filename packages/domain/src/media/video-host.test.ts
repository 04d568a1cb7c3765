import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isShownVideo, recogniseVideo } from "./video-host.ts";

const tube = "dQw4w9WgXcQ";
const ru = "0123456789abcdef0123456789abcdef";
const youtubeEmbed = `https://www.youtube-nocookie.com/embed/${tube}`;
const rutubeEmbed = `https://rutube.ru/play/embed/${ru}`;

describe("recogniseVideo", () => {
  it.each([
    `https://www.youtube.com/watch?v=${tube}`,
    `http://youtube.com/watch?list=x&v=${tube}&t=10`,
    `https://m.youtube.com/watch/?v=${tube}`,
    `https://youtu.be/${tube}?si=abc`,
    `https://www.youtube.com/embed/${tube}?autoplay=1`,
    `https://www.youtube.com/shorts/${tube}`,
    `https://www.youtube.com/live/${tube}/`,
    `  https://www.youtube-nocookie.com/embed/${tube}  `,
  ])("recognises the YouTube address %s", (address) => {
    expect(recogniseVideo(address)).toEqual({ host: "youtube", id: tube, embedUrl: youtubeEmbed });
  });

  it.each([
    [`https://rutube.ru/video/${ru}/`, rutubeEmbed],
    [`https://rutube.ru/video/${ru}/?r=wd`, rutubeEmbed],
    [`https://rutube.ru/play/embed/${ru}`, rutubeEmbed],
    [`https://rutube.ru/shorts/${ru}/`, rutubeEmbed],
    [`https://rutube.ru/video/private/${ru}/?p=k-1_Z`, `${rutubeEmbed}?p=k-1_Z`],
    [`https://rutube.ru/video/private/${ru}/?p=%22%3E`, rutubeEmbed],
  ])("recognises the Rutube address %s", (address, embedUrl) => {
    expect(recogniseVideo(address)).toEqual({ host: "rutube", id: ru, embedUrl });
  });

  it.each([
    `https://youtube.com.evil.example/watch?v=${tube}`,
    `https://notyoutube.com/watch?v=${tube}`,
    `https://evil.example/?https://youtube.com/watch?v=${tube}`,
    `https://youtube.com@evil.example/watch?v=${tube}`,
    `https://user:pass@youtube.com/watch?v=${tube}`,
    `https://youtube.com:8443/watch?v=${tube}`,
    `https://youtubе.com/watch?v=${tube}`, // a Cyrillic е
    `https://sub.rutube.ru/video/${ru}/`,
    `https://rutube.ru.evil.example/video/${ru}/`,
    `javascript://youtube.com/watch?v=${tube}`,
    `ftp://youtube.com/watch?v=${tube}`,
    `//youtube.com/watch?v=${tube}`,
    `youtube.com/watch?v=${tube}`,
    "https://www.youtube.com/watch?v=short",
    `https://www.youtube.com/watch?v=${tube}"><script>`,
    `https://www.youtube.com/watch/${tube}`,
    `https://www.youtube.com/redirect?q=https://evil.example&v=${tube}`,
    "https://www.youtube.com/@channel",
    `https://rutube.ru/video/${ru.slice(1)}/`,
    `https://vimeo.com/123456789`,
    "https://constructor/",
    "",
  ])("refuses %j", (address) => {
    expect(recogniseVideo(address)).toBeNull();
  });

  it("never throws and embeds only the two known players", () => {
    const part = fc.constantFrom(
      "https://",
      "youtube.com",
      "rutube.ru",
      "/watch?v=",
      tube,
      "/video/",
      ru,
      "@",
      ":",
      "?p=",
      "#",
    );
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(part).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(address, (text) => {
        const video = recogniseVideo(text);
        if (video === null) return;
        expect(video.embedUrl).toMatch(
          /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]{11}|rutube\.ru\/play\/embed\/[\da-f]{32}(\?p=[\w-]+)?)$/,
        );
        expect(recogniseVideo(video.embedUrl)).toEqual(video);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("isShownVideo", () => {
  const stored = "/files/3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57/download/film.mp4";
  it.each([
    [stored, true],
    ["https://youtu.be/dQw4w9WgXcQ", true],
    [stored.replace("mp4", "html"), false],
    [`https://evil.example${stored}`, false],
    [`${stored}/../page.mp4`, false],
    ["", false],
  ])("is for %s %s", (address, isShown) => {
    expect(isShownVideo(address)).toBe(isShown);
  });
});
