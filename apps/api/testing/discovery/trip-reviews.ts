import { createReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import { Everybody } from "../people/everybody.ts";
import { insertTour } from "../fixtures.ts";

/** Default values of a review. */
export const words = { rating: 5, text: "Лёд, тишина и горячий чай." };

interface Journey {
  id: number;
  uuid: string;
}

/** A person of every role, and finished trips of the tourist to review. */
export class TripReviews extends Everybody {
  /** Trips of a tour, by default finished. */
  journeys(
    tour: { tourId: number; dateId: number },
    { count = 1, status = 4 } = {},
  ): Promise<Journey[]> {
    return this.platform.rows(
      `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, last_name, phone, email, locale,
                            storefront, currency, total_minor, prepayment_minor, account_id, hold_until)
       SELECT $1, $2, tour.organizer_id, $3::smallint, 1, 'Анна', 'климова', '+79005550000', 'anna@tropa.example', 'ru', 'ru', 'RUB',
              100000, 20000, $4, CASE WHEN $3::smallint < 3 THEN now() + interval '1 day' END
         FROM tour, generate_series(1, $5) WHERE tour.id = $1 RETURNING id, uuid`,
      tour.tourId,
      tour.dateId,
      status,
      this.people.tourist.accountId,
      count,
    );
  }

  async journey(options: { status?: number } = {}) {
    const tour = await insertTour(this.platform.context.pool);
    const [made] = await this.journeys(tour, options);
    return { ...made!, ...tour };
  }

  /** A review written by link. */
  async review(): Promise<{ name: string; tourId: number }> {
    const { uuid, tourId } = await this.journey();
    const made = await this.as("visitor").call(createReviewCall, { body: { uuid, ...words } });
    return { name: made.uuid, tourId };
  }

  /** The rating on a tour's page. */
  ratingOf(tourId: number) {
    return this.platform.row("SELECT rating, reviews_count FROM tour WHERE id = $1", tourId);
  }
}
