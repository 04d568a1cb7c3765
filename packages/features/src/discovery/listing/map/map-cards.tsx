import { formatMoney } from "@tropa/domain/money";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Link } from "@tropa/ui-kit/link";
import { useMessages } from "@tropa/ui-kit/messages";
import { Picture } from "@tropa/ui-kit/picture";
import { Rating } from "@tropa/ui-kit/rating";
import { formatRating } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import { cardPath } from "../../tour-card/card-path.ts";
import { datesText, lengthText } from "../../tour-card/card-texts.ts";
import styles from "./map-cards.module.css";
import type { Ref } from "react";

const variants = ["250x300", "500x600"] as const;

interface MapCardsProps {
  ref?: Ref<HTMLDivElement>;
  cards: readonly CardFacts[];
  /** Undefined hides the close button. */
  onClose: (() => void) | undefined;
  /** Called with the tour whose card was swiped into the middle. */
  onLook: (id: number) => void;
}

/** A carousel of cards over the map's lower edge; the map highlights the one in view. */
export function MapCards({ ref, cards, onClose, onLook }: MapCardsProps) {
  const { t } = useTranslation("listing");
  const messages = useMessages();
  return (
    <div ref={ref} className={styles.root}>
      {onClose && (
        <IconButton
          icon="close"
          variant="overlay"
          size="sm"
          label={messages.close}
          className={styles.close}
          onClick={onClose}
        />
      )}
      <ul
        className={styles.track}
        aria-label={t("map.cards")}
        data-single={cards.length === 1 || undefined}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) => {
          const card = cards[Math.round((Math.abs(scrollLeft) / scrollWidth) * cards.length)];
          if (card) onLook(card.id);
        }}
      >
        {cards.map((card) => (
          <li key={card.id}>
            <MapCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MapCard({ card }: { card: CardFacts }) {
  const { t } = useTranslation("tourCard");
  const { locale } = useStorefront();
  return (
    <Card as="article" surface="raised" padding="none" interactive className={styles.card}>
      <Picture
        template={card.image}
        alt=""
        width={5}
        height={6}
        variants={variants}
        sizes="112px"
        colour={card.colour}
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.place}>
          <span>{card.location}</span>
          {card.rating !== undefined && (
            <Rating size="sm" value={formatRating(card.rating, locale)} />
          )}
        </p>
        <h3>
          <Link href={cardPath(card)} variant="bare" className={cardLink}>
            {card.title}
          </Link>
        </h3>
        <p className={styles.facts}>
          {[lengthText(t, card), datesText(t, locale, card)].filter(Boolean).join(" · ")}
        </p>
        <p className={styles.price}>
          {formatMoney({ minor: card.price, currency: card.currency }, locale)}
        </p>
      </div>
    </Card>
  );
}
