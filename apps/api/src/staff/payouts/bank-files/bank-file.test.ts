import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bankDetails } from "../../../../testing/organizers/due-shares.ts";
import { testConfig } from "../../../../testing/fixtures.ts";
import { bankFile, bankFileName } from "./bank-file.ts";
import { amountText } from "./bank-run.ts";
import type { BankRun } from "./bank-run.ts";
import { sepaText } from "./pain001.ts";

const { payer } = testConfig();
const sentAt = new Date("2026-03-31T21:30:05Z");
const payment = (currency: "RUB" | "EUR", number: number, amount: number, name: string) => ({
  reference: `P1001-${number}`,
  number,
  amount,
  details: { legal_name: name, kpp: "", ...bankDetails[currency] },
  purpose: `Выплата P1001-${number} организатору`,
});
const runOf = (currency: "RUB" | "EUR", names: readonly [string, number][]): BankRun => ({
  id: 1001,
  currency,
  sentAt,
  payments: names.map(([name, amount], index) => payment(currency, index + 1, amount, name)),
});

const minorOf = (text: string) => Number(text.replace(".", ""));
const amounts = fc.array(
  fc.tuple(fc.string({ unit: "grapheme", minLength: 1 }), fc.integer({ min: 1, max: 1e12 })),
  {
    minLength: 1,
    maxLength: 20,
  },
);

describe("pain.001.001.09", () => {
  const textOf = (run: BankRun) => new TextDecoder().decode(bankFile(run, payer));
  const all = (xml: string, name: string) =>
    Array.from(
      xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g")),
      ([, text]) => text ?? "",
    );

  it("has each element in the schema's order", () => {
    const xml = textOf(runOf("EUR", [["Müller & Søhne GmbH", 123_456]]));
    expect(xml.replaceAll(/></g, ">\n<")).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
      <CstmrCdtTrfInitn>
      <GrpHdr>
      <MsgId>RUN-1001</MsgId>
      <CreDtTm>2026-03-31T21:30:05.000Z</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>1234.56</CtrlSum>
      <InitgPty>
      <Nm>Practice payer</Nm>
      </InitgPty>
      </GrpHdr>
      <PmtInf>
      <PmtInfId>RUN-1001-1</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>1234.56</CtrlSum>
      <PmtTpInf>
      <SvcLvl>
      <Cd>SEPA</Cd>
      </SvcLvl>
      </PmtTpInf>
      <ReqdExctnDt>
      <Dt>2026-03-31</Dt>
      </ReqdExctnDt>
      <Dbtr>
      <Nm>Practice payer</Nm>
      </Dbtr>
      <DbtrAcct>
      <Id>
      <IBAN>DE89370400440532013000</IBAN>
      </Id>
      </DbtrAcct>
      <DbtrAgt>
      <FinInstnId>
      <BICFI>COBADEFFXXX</BICFI>
      </FinInstnId>
      </DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
      <CdtTrfTxInf>
      <PmtId>
      <InstrId>P1001-1</InstrId>
      <EndToEndId>P1001-1</EndToEndId>
      </PmtId>
      <Amt>
      <InstdAmt Ccy="EUR">1234.56</InstdAmt>
      </Amt>
      <CdtrAgt>
      <FinInstnId>
      <BICFI>COBADEFF</BICFI>
      </FinInstnId>
      </CdtrAgt>
      <Cdtr>
      <Nm>Muller + Sohne GmbH</Nm>
      </Cdtr>
      <CdtrAcct>
      <Id>
      <IBAN>DE89370400440532013000</IBAN>
      </Id>
      </CdtrAcct>
      <RmtInf>
      <Ustrd>Vyplata P1001-1 organizatoru</Ustrd>
      </RmtInf>
      </CdtTrfTxInf>
      </PmtInf>
      </CstmrCdtTrfInitn>
      </Document>
      "
    `);
  });

  it("has sums, numbers and ids that fit, and SEPA's characters alone, whatever people are called", () => {
    fc.assert(
      fc.property(amounts, (names) => {
        const xml = textOf(runOf("EUR", names));
        const total = names.reduce((sum, [, amount]) => sum + amount, 0);
        expect(all(xml, "CtrlSum").map(minorOf)).toEqual([total, total]);
        expect(all(xml, "NbOfTxs")).toEqual([String(names.length), String(names.length)]);
        expect(all(xml, "InstdAmt").map(minorOf)).toEqual(names.map(([, amount]) => amount));
        expect(new Set(all(xml, "EndToEndId")).size).toBe(names.length);
        for (const text of [...all(xml, "Nm"), ...all(xml, "Ustrd")])
          expect(text).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
        // Every element that opens closes again, in turn.
        const open: string[] = [];
        for (const [, slash, name] of xml.matchAll(/<(\/?)(\w+)[^>?]*>/g))
          if (slash) expect(open.pop()).toBe(name);
          else open.push(name ?? "");
        expect(open).toEqual([]);
      }),
    );
  });

  it.each([
    ["ИП Щукина Ольга", "IP Schukina Olga"],
    ["Łódź «Straße»", "Lodz 'Strasse'"],
    ["旅行社 <b>", ".... .b."],
  ])("writes %s as %s", (name, text) =>
    expect(sepaText(name, 70)).toBe(text.replace("....", "...")),
  );
});

describe("the exchange format of 1C", () => {
  const linesOf = (run: BankRun) => {
    const bytes = bankFile(run, payer);
    return new TextDecoder("windows-1251").decode(bytes).split("\r\n");
  };
  const all = (lines: readonly string[], name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));

  it("is read by the words that 1C knows", () => {
    expect(linesOf(runOf("RUB", [["ИП Ветрова Анна", 123_456]]))).toMatchInlineSnapshot(`
      [
        "1CClientBankExchange",
        "ВерсияФормата=1.03",
        "Кодировка=Windows",
        "Отправитель=Practice payer",
        "Получатель=",
        "ДатаСоздания=01.04.2026",
        "ВремяСоздания=00:30:05",
        "ДатаНачала=01.04.2026",
        "ДатаКонца=01.04.2026",
        "РасчСчет=40702810500000002851",
        "Документ=Платежное поручение",
        "СекцияДокумент=Платежное поручение",
        "Номер=1",
        "Дата=01.04.2026",
        "Сумма=1234.56",
        "ПлательщикСчет=40702810500000002851",
        "Плательщик=ИНН 7707083893 Practice payer",
        "ПлательщикИНН=7707083893",
        "ПлательщикКПП=773601001",
        "Плательщик1=Practice payer",
        "ПлательщикРасчСчет=40702810500000002851",
        "ПлательщикБанк1=Practice bank",
        "ПлательщикБИК=044525225",
        "ПолучательСчет=40702810500000002851",
        "Получатель=ИНН 500100732259 ИП Ветрова Анна",
        "ПолучательИНН=500100732259",
        "ПолучательКПП=",
        "Получатель1=ИП Ветрова Анна",
        "ПолучательРасчСчет=40702810500000002851",
        "ПолучательБанк1=Банк «Север»",
        "ПолучательБИК=044525225",
        "ВидОплаты=01",
        "Очередность=5",
        "НазначениеПлатежа=Выплата P1001-1 организатору",
        "КонецДокумента",
        "КонецФайла",
        "",
      ]
    `);
  });

  it("has the sum of the run, a document each and no line of a stranger's", () => {
    fc.assert(
      fc.property(amounts, (names) => {
        const lines = linesOf(
          runOf(
            "RUB",
            names.map(([name, amount]) => [`${name}\r\nСумма=1.00`, amount]),
          ),
        );
        expect(lines[0]).toBe("1CClientBankExchange");
        expect(lines.slice(-2)).toEqual(["КонецФайла", ""]);
        expect(all(lines, "Сумма").map(minorOf)).toEqual(names.map(([, amount]) => amount));
        expect(lines.filter((line) => line === "КонецДокумента")).toHaveLength(names.length);
        expect(new Set(all(lines, "Номер")).size).toBe(names.length);
      }),
    );
  });
});

it("names files by their format, and writes kopecks", () => {
  expect([bankFileName(runOf("RUB", [])), bankFileName(runOf("EUR", []))]).toEqual([
    "payouts-1001.txt",
    "payouts-1001.xml",
  ]);
  expect([1, 10, 100, 123_456].map(amountText)).toEqual(["0.01", "0.10", "1.00", "1234.56"]);
});
