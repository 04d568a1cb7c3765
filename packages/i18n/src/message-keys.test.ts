import { expectTypeOf, it } from "vitest";
import type { MessageKey } from "./message-keys.ts";
import type { TFunction, Translator } from "./translator.ts";

it("takes keys that the English catalogue has, and no others", () => {
  expectTypeOf<"nav.tours">().toExtend<MessageKey<"common">>();
  expectTypeOf<"common:nav.tours">().toExtend<MessageKey<"compare">>();
  expectTypeOf<"kit:validation.required">().toExtend<MessageKey>();
  expectTypeOf<"nav.elsewhere">().not.toExtend<MessageKey<"common">>();
  expectTypeOf<"common:nav.elsewhere">().not.toExtend<MessageKey>();
  expectTypeOf<"nav">().not.toExtend<MessageKey<"common">>();
  expectTypeOf<string>().not.toExtend<MessageKey<"common">>();
});

it("takes the forms of a plural as one key", () => {
  expectTypeOf<"count">().toExtend<MessageKey<"compare">>();
  expectTypeOf<"count_one">().not.toExtend<MessageKey<"compare">>();
});

it("passes the messages of a screen where qualified keys are written", () => {
  expectTypeOf<TFunction<"compare">>().toExtend<TFunction>();
  expectTypeOf<TFunction>().not.toExtend<TFunction<"compare">>();
});

it("does not compile a wrong key", () => {
  expectTypeOf((t: TFunction<"common">, language: string) => [
    t("nav.tours"),
    // @ts-expect-error there is no such message
    t("nav.elsewhere"),
    // @ts-expect-error a default value is for names in a group that there is
    t("elsewhere.tours", { defaultValue: "" }),
    // @ts-expect-error a key made of data needs a default value
    t(`tour:languages.${language}`),
    t(`tour:languages.${language}`, { defaultValue: language }),
  ]).toBeFunction();
  // @ts-expect-error there is no such namespace
  expectTypeOf((translator: Translator) => translator.getFixedT(null, "elsewhere")).toBeFunction();
});
