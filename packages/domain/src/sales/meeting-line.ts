/** When and where a party is met. */
export interface MeetingPlace {
  /** `HH:mm` of the place; null where nobody has named one. */
  readonly time: string | null;
  readonly place: string;
}

/** How people write an hour: "8:00", "08.00", "8 AM", "8 Uhr", "8点". */
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

/** Hour and place in one line; the hour is not repeated where the words of the place name it already. */
export function meetingLine({ time, place }: MeetingPlace): string {
  if (time !== null && hourPattern(time).test(place)) return place;
  return [time, place].filter(Boolean).join(", ");
}
