import { describe, expect, it } from "vitest";
import { meetingLine } from "./meeting-line.ts";

describe("the line of a meeting", () => {
  it("says the hour before the place", () => {
    expect(meetingLine({ time: "08:00", place: "Вокзал" })).toBe("08:00, Вокзал");
    expect(meetingLine({ time: null, place: "Вокзал" })).toBe("Вокзал");
    expect(meetingLine({ time: "08:00", place: "" })).toBe("08:00");
  });

  it("writes the hour as it is told", () => {
    const write = (hour: string) => `${hour} AM`;
    expect(meetingLine({ time: "08:00", place: "Pier 3" }, " · ", write)).toBe("08:00 AM · Pier 3");
    expect(meetingLine({ time: "08:00", place: "Pier 3, 8 AM" }, " · ", write)).toBe(
      "Pier 3, 8 AM",
    );
  });

  it.each([
    ["08:00", "Вокзал Барнаула, к 8:00"],
    ["08:00", "Сбор в 08.00 у входа"],
    ["08:00", "Station square, 8 AM"],
    ["18:30", "Pier 3 at 6:30 p.m."],
    ["00:00", "Gate 2, 12 am"],
    ["08:00", "Hauptbahnhof, 8 Uhr"],
    ["08:00", "早上8点，火车站"],
  ])("does not repeat %s when the place already says it: %j", (time, place) => {
    expect(meetingLine({ time, place })).toBe(place);
  });

  it.each([
    ["08:00", "Вокзал, к 8:30"],
    ["08:00", "Вокзал, к 18:00"],
    ["08:00", "Pier 3, 8:00 pm"],
    ["20:00", "Pier 3, 8:00"],
    ["08:00", "ул. Ленина, 8"],
    ["08:00", "下午8点，火车站"],
    ["08:30", "Hauptbahnhof, 8 Uhr"],
  ])("begins with %s when the place names another hour or none: %j", (time, place) => {
    expect(meetingLine({ time, place })).toBe(`${time}, ${place}`);
  });
});
