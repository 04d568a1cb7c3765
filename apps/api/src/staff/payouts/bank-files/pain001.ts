import { transliterate } from "@tropa/domain/discovery/slug";
import { bankNumbers } from "@tropa/domain/organizers/payout-details";
import { isIban } from "@tropa/domain/organizers/requisites";
import type { IbanPayer } from "../../../config/payer-settings.ts";
import { amountText } from "./bank-run.ts";
import type { BankPayment, BankRun } from "./bank-run.ts";

const namespace = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
/** Letters that lose no accent when they are taken apart. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
  ł: "l",
  Ł: "L",
  "№": "No",
};

/** Converts a text to the characters that SEPA allows; what has no Latin form becomes a dot. */
export function sepaText(text: string, longest: number): string {
  const latin = [...transliterate(text)].map((sign) => letters[sign] ?? sign).join("");
  const plain = latin
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[‘’`"«»“”„]/g, "'")
    .replaceAll(/[–—]/g, "-")
    .replaceAll("&", "+")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/gu, ".");
  return plain.trim().slice(0, longest).trim();
}

type Node = string | readonly (readonly [name: string, content: Node, attributes?: string])[];

/** Writes elements; texts are of SEPA's characters, none of which XML reads otherwise. */
function write(content: Node): string {
  if (typeof content === "string") return content;
  return content
    .map(([name, inside, attributes = ""]) => `<${name}${attributes}>${write(inside)}</${name}>`)
    .join("");
}

const account = (number: string): Node => [
  ["Id", isIban(number) ? [["IBAN", number]] : [["Othr", [["Id", number]]]]],
];
const bank = (bic: string): Node => [["FinInstnId", [["BICFI", bic]]]];

function transfer({ reference, amount, details, purpose }: BankPayment, currency: string): Node {
  const numbers = bankNumbers(details);
  return [
    [
      "PmtId",
      [
        ["InstrId", reference],
        ["EndToEndId", reference],
      ],
    ],
    ["Amt", [["InstdAmt", amountText(amount), ` Ccy="${currency}"`]]],
    ["CdtrAgt", bank(numbers.bank)],
    ["Cdtr", [["Nm", sepaText(details.legal_name, 70)]]],
    ["CdtrAcct", account(numbers.account)],
    ["RmtInf", [["Ustrd", sepaText(purpose, 140)]]],
  ];
}

/** Writes a customer credit transfer, ISO 20022 pain.001.001.09: one group, one payer, one day. */
export function pain001({ id, currency, sentAt, payments }: BankRun, payer: IbanPayer): string {
  const created = sentAt.toISOString();
  const sums: Node = [
    ["NbOfTxs", String(payments.length)],
    ["CtrlSum", amountText(payments.reduce((sum, { amount }) => sum + amount, 0))],
  ];
  const name = sepaText(payer.name, 70);
  const isSepa =
    currency === "EUR" && payments.every(({ details }) => isIban(bankNumbers(details).account));
  const document: Node = [
    [
      "CstmrCdtTrfInitn",
      [
        [
          "GrpHdr",
          [["MsgId", `RUN-${id}`], ["CreDtTm", created], ...sums, ["InitgPty", [["Nm", name]]]],
        ],
        [
          "PmtInf",
          [
            ["PmtInfId", `RUN-${id}-1`],
            ["PmtMtd", "TRF"],
            ...sums,
            ...(isSepa ? ([["PmtTpInf", [["SvcLvl", [["Cd", "SEPA"]]]]]] as const) : []),
            ["ReqdExctnDt", [["Dt", created.slice(0, 10)]]],
            ["Dbtr", [["Nm", name]]],
            ["DbtrAcct", account(payer.iban)],
            ["DbtrAgt", bank(payer.bic)],
            ["ChrgBr", isSepa ? "SLEV" : "SHAR"],
            ...payments.map((payment) => ["CdtTrfTxInf", transfer(payment, currency)] as const),
          ],
        ],
      ],
    ],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${write(document)}</Document>\n`;
}
