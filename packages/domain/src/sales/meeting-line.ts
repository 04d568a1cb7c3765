/** Time and place of the meeting. */
export interface MeetingPlace {
  /** Local time, `HH:mm`; null if not given. */
  readonly time: string | null;
  readonly place: string;
}

/** Matches a time as people write it: "8:00", "08.00", "8 AM", "8 Uhr", "8点". */
function hourPattern(time: string): RegExp {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  const isFull = minutes === "00";
  const withMinutes = String.raw`0?${hour}[:.：]${minutes}(?![\d]|\s?[ap]\.?m)`;
  const half = hour < 12 ? "a" : "p";
  const ofTwelve = String.raw`0?${hour % 12 || 12}([:.：]${minutes})${isFull ? "?" : ""}\s?${half}\.?m\b`;
  const whole = isFull ? [String.raw`0?${hour}\s?(Uhr|点)(?!\s?\d)`] : [];
  return new RegExp(
    String.raw`(?<![\d:.]|下午|晚上)(${[withMinutes, ofTwelve, ...whole].join("|")})`,
    "i",
  );
}

/**
 * Returns time, as `write` writes it, and place in one line; the time is omitted if the place's text already contains
 * it.
 */
export function meetingLine(
  { time, place }: MeetingPlace,
  separator = ", ",
  write = (hour: string) => hour,
): string {
  if (time !== null && hourPattern(time).test(place)) return place;
  return [time && write(time), place].filter(Boolean).join(separator);
}
