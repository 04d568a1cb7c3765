import fc from "fast-check";
import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import type { CalendarEntry } from "./calendar-file.ts";

const entry: CalendarEntry = {
  uid: "departure-7@tropa.example",
  madeAt: new Date("2027-01-02T03:04:05.678Z"),
  start: "2027-06-12",
  end: "2027-06-18",
  time: null,
  hours: 0,
  title: "Алтай; горы, озёра",
  text: "Первая строка\nвторая",
  location: "Вокзал",
  lat: 51.96,
  lng: 85.96,
  url: "https://tropa.example/altay-7",
  status: "CONFIRMED",
};
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

it("writes whole days, including the last one", () => {
  const lines = linesOf(calendarFile(entry));
  expect(lines).toContain("DTSTART;VALUE=DATE:20270612");
  expect(lines).toContain("DTEND;VALUE=DATE:20270619");
  expect(lines).toContain("DTSTAMP:20270102T030405Z");
  expect(lines).toContain(String.raw`SUMMARY:Алтай\; горы\, озёра`);
  expect(lines).toContain(String.raw`DESCRIPTION:Первая строка\nвторая`);
  expect(lines).toContain("STATUS:CONFIRMED");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  expect(lines).toContain("UID:departure-7@tropa.example");
  expect(lines).toContain("SEQUENCE:0");
  expect(lines).toContain("METHOD:PUBLISH");
  expect(lines).toContain("GEO:51.96;85.96");
  expect(lines.join("\n")).toMatch(/^URL(;VALUE=URI)?:https:\/\/tropa\.example\/altay-7$/m);
});

it.each([
  ["10:00", 3, "DTSTART:20270612T100000", "DTEND:20270612T130000"],
  ["22:30", 4, "DTSTART:20270612T223000", "DTEND:20270613T023000"],
])("writes an excursion at %s of %i hours with its times", (time, hours, start, end) => {
  const lines = linesOf(
    calendarFile({ ...entry, end: entry.start, time, hours, status: "TENTATIVE" }),
  );
  expect(lines).toContain(start);
  expect(lines).toContain(end);
  expect(lines).toContain("STATUS:TENTATIVE");
});

it("lasts from the starting hour of the first day to the end of the last day", () => {
  const lines = linesOf(calendarFile({ ...entry, time: "08:00" }));
  expect(lines).toContain("DTSTART:20270612T080000");
  expect(lines).toContain("DTEND:20270619T000000");
});

it("keeps any text in its property and every line within 75 octets", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const file = calendarFile({ ...entry, title: text, text, location: text });
      const raw = file.split("\r\n");
      expect(raw.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(
        linesOf(file).filter((line) => /^(BEGIN|END|UID|SUMMARY)[:;]/.test(line)),
      ).toHaveLength(6);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    }),
  );
});

it("restores folded and escaped text", () => {
  const unescaped = (text: string) =>
    text.replace(/\\(.)/g, (_, letter: string) => (letter === "n" ? "\n" : letter));
  fc.assert(
    // A reader cannot know which break of a line it was.
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const line = linesOf(calendarFile({ ...entry, text })).find((one) =>
        one.startsWith("DESCRIPTION:"),
      );
      const plain = text
        .replace(/\r\n|\r/g, "\n")
        // oxlint-disable-next-line no-control-regex -- the format takes none
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
      // An event without a text has no line for it.
      expect(line === undefined ? "" : unescaped(line.slice("DESCRIPTION:".length))).toBe(plain);
    }),
  );
});
