import type { Random } from "../../images/random.ts";
import type { TourContentBody } from "../../catalogue/tour-content.ts";
import type { TourPlan } from "../tour-plan.ts";

export function contentOf(plan: TourPlan, _random: Random): TourContentBody {
  const body = (locale: "ru" | "en") => ({
    description: [plan.stops.map((stop) => stop.sight.note[locale]).slice(0, 2).join(" ")],
    highlights: plan.stops.slice(0, 5).map((stop) => stop[locale]),
    programme: plan.stops.map((stop, index) => ({
      day: index + 1,
      title: stop[locale],
      text: stop.sight.note[locale],
      city_id: stop.place.id,
      image: null,
      distance_km: null,
      meals: [],
    })),
    included: [],
    excluded: [],
    meeting_point: { text: plan.place.meeting[locale], lat: plan.place.meeting.lat, lng: plan.place.meeting.lng },
    accommodation_text: "",
    what_to_bring: [],
    questions: [],
  });
  return { ru: body("ru"), en: body("en") };
}
