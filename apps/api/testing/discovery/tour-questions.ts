import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { askTourQuestionCall } from "@tropa/api-contract/editorial/calls-questions";
import { expect } from "vitest";
import { Everybody } from "../people/everybody.ts";
import { insertTour } from "../fixtures.ts";
import { refusal } from "../refusal.ts";

export const text = "Можно ли взять собаку?";
export const visitor = { name: "Ия Северная", email: "Iya@Tropa.example" };

interface Row {
  id: number;
  email: string | null;
  author_name: string;
  version: number;
  status: string;
}

/** A person of every role, and tours to ask about. */
export class TourQuestions extends Everybody {
  tour() {
    return insertTour(this.platform.context.pool);
  }

  rowsOf(tourId: number): Promise<Row[]> {
    return this.platform.rows("SELECT * FROM tour_question WHERE tour_id = $1 ORDER BY id", tourId);
  }

  letters(recipient: string): Promise<{ kind: string; body: string }[]> {
    return this.platform.rows(
      "SELECT kind, body FROM outbox WHERE lower(recipient) = lower($1) AND channel = 'email' ORDER BY id",
      recipient,
    );
  }

  /** A question just asked by a visitor. */
  async asked(question = text, who: object = visitor) {
    const { tourId } = await this.tour();
    const answer = await this.as("visitor").call(askTourQuestionCall, {
      body: { tour_id: tourId, question, ...who },
    });
    const [row] = await this.rowsOf(tourId);
    return { tourId, id: row!.id, answer, row: row! };
  }

  async onPage(tourId: number) {
    const query = { slug: `ice-of-baikal-${tourId}` };
    return (await this.as("visitor").call(tourCall, { query })).questions;
  }
}

export const answerBody = (id: number, answer: string, version = 0) => ({
  body: { question_id: id, version, answer },
});

export const permalink = (tourId: number, id: number) => ({
  query: { tour_id: String(tourId), question_id: String(id) },
});

export const refused = async (call: Promise<unknown>, status: number) =>
  expect(await refusal(call)).toMatchObject({ status });
