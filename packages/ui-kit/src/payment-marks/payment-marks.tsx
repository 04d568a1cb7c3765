import { clsx } from "clsx";
import type { ComponentProps, ReactElement } from "react";
import styles from "./payment-marks.module.css";

/** Logo to show: a card network, or SBP, the Russian system of instant payments. */
export type PaymentMark = "mir" | "visa" | "mastercard" | "unionpay" | "amex" | "sbp";

interface Drawing {
  name: string;
  drawing: ReactElement;
}

const letters = { fontWeight: 800 } as const;

/** Logos in a box of 40 by 26, in their owners' colours in the dark scheme too: people know them by these. */
const drawings: Readonly<Record<PaymentMark, Drawing>> = {
  mir: {
    name: "Mir",
    drawing: (
      <path
        fill="#0f754e"
        d="M6 8.5h2.8l2 4.6 2-4.6h2.8v9h-2.7v-4.9l-1.5 3.5h-1.2l-1.5-3.5v4.9H6zm11.2 0h2.7v4.7l2.7-4.7h2.9v9h-2.7v-4.7l-2.7 4.7h-2.9zm9.6 0h5.1c1.6 0 2.7 1.1 2.7 2.7s-1.2 2.8-2.8 2.8h-2.3v3.5h-2.7zm2.7 2.2v1.2h1.8c.9 0 .9-1.2 0-1.2z"
      />
    ),
  },
  visa: {
    name: "Visa",
    drawing: (
      <text
        x="20"
        y="17.5"
        fontSize="12.5"
        textAnchor="middle"
        fontStyle="italic"
        fill="#1434cb"
        {...letters}
      >
        VISA
      </text>
    ),
  },
  mastercard: {
    name: "Mastercard",
    drawing: (
      <>
        <circle cx="15.6" cy="13" r="7" fill="#eb001b" />
        <circle cx="24.4" cy="13" r="7" fill="#f79e1b" />
        <path fill="#ff5f00" d="M20 7.56a7 7 0 0 1 0 10.88 7 7 0 0 1 0-10.88" />
      </>
    ),
  },
  unionpay: {
    name: "UnionPay",
    drawing: (
      <>
        <path
          fill="#e21836"
          d="M9 5.5h8l-3.4 15h-8A1.6 1.6 0 0 1 4 18.500l2.600-11A2.500 2.500 0 0 1 9 5.500"
        />
        <path fill="#00447c" d="M16.500 5.500h9l-3.400 15h-9z" />
        <path
          fill="#007b84"
          d="M25 5.500h9a1.600 1.600 0 0 1 1.600 2l-2.600 11a2.500 2.500 0 0 1-2.400 2h-9z"
        />
        <text x="20" y="16" fontSize="6" textAnchor="middle" fill="#fff" {...letters}>
          UnionPay
        </text>
      </>
    ),
  },
  amex: {
    name: "American Express",
    drawing: (
      <>
        <rect width="40" height="26" rx="4" fill="#006fcf" />
        <text x="20" y="17" fontSize="10.500" textAnchor="middle" fill="#fff" {...letters}>
          AMEX
        </text>
      </>
    ),
  },
  sbp: {
    name: "SBP",
    drawing: (
      <>
        <path fill="#5b57a2" d="m13 5 3 5.200v3.200L13 18.600z" />
        <path fill="#d90751" d="m19 8.700 2.800-1.700L27.500 7l-8.500 5.200z" />
        <path fill="#fab718" d="m19 6.600v8.700l-3-1.900V5z" />
        <path fill="#ed6f26" d="M27.500 7 16 13.800v-3.600L19 8.700l2.800-1.700z" />
        <path fill="#63b22f" d="M19 17.400v-4.600l-3-1.800v8z" />
        <path fill="#1487c9" d="m27.500 17-5.700 0-2.800-1.700L13 11.700v-3.400z" />
        <path fill="#017f36" d="m19 17.400-.010-2.100-3-1.900v8z" />
        <path fill="#984995" d="m13 18.600 3-5.200 0-.1-3-1.800z" />
      </>
    ),
  },
};

export type PaymentMarksProps = Omit<ComponentProps<"span">, "children" | "role"> & {
  marks: readonly PaymentMark[];
};

/** Row of small logos of card networks or payment systems that a payment method accepts. */
export function PaymentMarks({ marks, className, ...rest }: PaymentMarksProps) {
  return (
    <span
      role="img"
      aria-label={marks.map((mark) => drawings[mark].name).join(", ")}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {marks.map((mark) => (
        <svg key={mark} viewBox="0 0 40 26" width="40" height="26" aria-hidden="true">
          {drawings[mark].drawing}
        </svg>
      ))}
    </span>
  );
}
