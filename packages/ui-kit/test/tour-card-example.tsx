import { Card, cardLink } from "../src/card/card.tsx";
import { Chip } from "../src/chip/chip.tsx";
import { IconButton } from "../src/icon-button/icon-button.tsx";
import { Avatar } from "../src/avatar/avatar.tsx";
import { Link } from "../src/link/link.tsx";
import { Picture } from "../src/picture/picture.tsx";
import { Price } from "../src/price/price.tsx";
import { Rating } from "../src/rating/rating.tsx";
import styles from "./overview.module.css";
import { samplePhotos } from "./sample-photos.ts";

const tours = [
  { title: "Around Mount Belukha: eight days on foot", place: "Altai", guide: "Maria Sokolova" },
  { title: "Каньоны Чарына и озёра Кольсай", place: "Казахстан", guide: "Ержан Абаев" },
  { title: "Volcanoes of Kamchatka with a geologist", place: "Kamchatka", guide: "Ivan Orlov" },
  { title: "White nights on Lake Ladoga by kayak", place: "Karelia", guide: "Ben Ito" },
];

type TourCardExampleProps = { index: number; hot?: boolean; isNew?: boolean; favourite?: boolean };

/** Example of a tour card made of the kit's components. */
export function TourCardExample({ index, hot, isNew, favourite = false }: TourCardExampleProps) {
  const photo = samplePhotos[index % samplePhotos.length];
  const tour = tours[index % tours.length];
  if (!photo || !tour) return null;
  return (
    <Card as="article" surface="bare" padding="none" interactive className={styles.tour}>
      <div className={styles.photo}>
        <Picture {...photo} width={5} height={6} className={styles.picture} />
        <div className={styles.tags}>
          {hot && (
            <Chip tone="hot" icon="flame">
              Very hot
            </Chip>
          )}
          <Chip>Hiking</Chip>
        </div>
        <IconButton
          icon={favourite ? "heart-filled" : "heart"}
          pressed={favourite}
          variant="overlay"
          label="Favourite"
          className={styles.heart}
        />
        <div className={styles.guide}>
          <Avatar name={tour.guide} size={32} decorative />
          {tour.guide}
        </div>
      </div>
      <div className={styles.meta}>
        <span>{tour.place}</span>
        {isNew ? (
          <Rating size="sm" newLabel="New" />
        ) : (
          <Rating size="sm" value="4.9" count="(128)" />
        )}
      </div>
      <h3 className={styles.title}>
        <Link href="#tour" variant="bare" className={cardLink}>
          {tour.title}
        </Link>
      </h3>
      <p className={styles.dates}>12–19 June, 8 days · +6 dates</p>
      <Price
        prefix="from"
        current="890 €"
        old={hot ? "1,050 €" : undefined}
        discount={hot ? "−15%" : undefined}
      />
    </Card>
  );
}
