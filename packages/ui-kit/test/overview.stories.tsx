import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../src/avatar/avatar.tsx";
import { Badge } from "../src/badge/badge.tsx";
import { Breadcrumbs } from "../src/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../src/button/button.tsx";
import { Card } from "../src/card/card.tsx";
import { Checkbox } from "../src/checkbox/checkbox.tsx";
import { Chip, ChipButton, ChipLink, RemovableChip } from "../src/chip/chip.tsx";
import { Counter } from "../src/counter/counter.tsx";
import { DateField } from "../src/date-field/date-field.tsx";
import { Facts } from "../src/facts/facts.tsx";
import { IconButton } from "../src/icon-button/icon-button.tsx";
import { Link } from "../src/link/link.tsx";
import { Pagination } from "../src/pagination/pagination.tsx";
import { PhoneInput } from "../src/phone-input/phone-input.tsx";
import { Price } from "../src/price/price.tsx";
import { RadioGroup } from "../src/radio/radio.tsx";
import { RangeSlider } from "../src/range-slider/range-slider.tsx";
import { RatingInput } from "../src/rating-input/rating-input.tsx";
import { Rating } from "../src/rating/rating.tsx";
import { SegmentedControl } from "../src/segmented-control/segmented-control.tsx";
import { Select } from "../src/select/select.tsx";
import { Skeleton } from "../src/skeleton/skeleton.tsx";
import { Switch } from "../src/switch/switch.tsx";
import { TextField } from "../src/text-field/text-field.tsx";
import { Textarea } from "../src/textarea/textarea.tsx";
import styles from "./overview.module.css";
import { TourCardExample } from "./tour-card-example.tsx";

const meta = { title: "Start/Overview", parameters: { layout: "fullscreen" } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function Fields() {
  return (
    <Card padding="lg" className={styles.stack}>
      <h3>Your details</h3>
      <div className={styles.two}>
        <TextField label="First name" defaultValue="Anna" />
        <TextField label="Surname" error="Required field" placeholder="As in your passport" />
        <PhoneInput label="Phone" hint="The guide writes here the evening before" />
        <DateField label="Birthday" optional />
        <Select
          label="Where do you set off from"
          items={[
            { value: "1", text: "Novosibirsk" },
            { value: "2", text: "Barnaul" },
          ]}
        />
        <TextField label="Promo code" disabled defaultValue="AUTUMN" />
      </div>
      <Textarea label="Comment" placeholder="Where would you like to go?" />
      <Checkbox defaultChecked>
        I agree to the <Link href="#privacy">privacy policy</Link>
      </Checkbox>
      <div className={styles.row}>
        <Button size="lg">Send the request</Button>
        <Button size="lg" variant="secondary">
          Ask a question
        </Button>
        <Button size="lg" variant="ghost">
          Skip
        </Button>
      </div>
    </Card>
  );
}

function Filters() {
  return (
    <Card padding="lg" className={styles.stack}>
      <SegmentedControl
        label="Kind"
        segments={[
          { value: "tour", label: "Tours" },
          { value: "excursion", label: "Excursions" },
          { value: "cruise", label: "Cruises" },
        ]}
      />
      <RangeSlider label="Price" min={0} max={5000} step={50} unit="€" defaultValue={[400, 2500]} />
      <div>
        <Checkbox defaultChecked aside={42}>
          Hotel
        </Checkbox>
        <Checkbox aside={17}>Guest house</Checkbox>
        <Checkbox aside={0} disabled>
          Train
        </Checkbox>
      </div>
      <Counter label="Adults" min={1} max={12} defaultValue={2} />
      <Counter label="Children" hint="Under 14" min={0} max={6} />
      <Switch defaultChecked>Only with free seats</Switch>
      <RatingInput label="How was the guide?" defaultValue={4} />
      <RadioGroup
        label="Payment"
        layout="cards"
        defaultValue="prepayment"
        options={[
          {
            value: "prepayment",
            label: "Prepayment",
            hint: "The rest on the spot",
            aside: "134 €",
          },
          { value: "full", label: "Everything now", hint: "Nothing to carry", aside: "890 €" },
        ]}
      />
    </Card>
  );
}

export const Default: Story = {
  render: () => (
    <main className={styles.page}>
      <Breadcrumbs
        items={[
          { url: "#home", text: "Tours" },
          { url: "#russia", text: "Russia" },
          { url: "#altai", text: "Altai" },
        ]}
      />
      <header className={styles.head}>
        <h1>Walks worth the road — Тропа</h1>
        <p className={styles.lead}>
          Small groups, guides who grew up there. Маршруты, которые проходят не спеша.
        </p>
        <div className={styles.row}>
          <ChipButton icon="mountain" selected>
            Mountains
          </ChipButton>
          <ChipButton icon="boat">Rivers</ChipButton>
          <ChipLink href="#camping" icon="tent">
            Camping
          </ChipLink>
          <RemovableChip href="#all">7 to 10 days</RemovableChip>
          <RemovableChip href="#all">Up to 90 000 ₽</RemovableChip>
        </div>
      </header>

      <div className={styles.cards}>
        <TourCardExample index={0} hot />
        <TourCardExample index={1} />
        <TourCardExample index={2} isNew />
        <TourCardExample index={3} favourite />
      </div>

      <Pagination current={6} total={24} hrefFor={(page) => `#${page}`} onLoadMore={() => {}} />

      <Card padding="lg" className={styles.stack}>
        <div className={styles.row}>
          <Avatar name="Мария Соколова" size={64} />
          <div>
            <h3>Maria Sokolova</h3>
            <Rating value="4.9" count={<Link href="#reviews">128 reviews</Link>} />
          </div>
          <Badge tone="success">Verified</Badge>
          <Badge tone="warning">Awaiting payment</Badge>
          <Badge tone="danger">Cancelled</Badge>
          <Badge tone="info">Preliminary</Badge>
          <Badge>3</Badge>
        </div>
        <Facts
          items={[
            { icon: "clock", label: "Duration", value: "8 days, 7 nights" },
            { icon: "users", label: "Group", value: "up to 12" },
            { icon: "effort", label: "Difficulty", value: "2 of 4" },
            { icon: "bed", label: "Comfort", value: "Improved" },
            { icon: "language", label: "Language", value: "English, Russian" },
            { icon: "user", label: "Age", value: "from 12" },
          ]}
        />
        <div className={styles.row}>
          <Price size="lg" prefix="from" current="89 900 ₽" old="105 000 ₽" discount="−14%" />
          <Chip tone="hot" icon="flame">
            Very hot
          </Chip>
          <Chip tone="new">New</Chip>
          <Chip tone="discount">−15%</Chip>
          <Chip tone="muted">No longer published</Chip>
        </div>
        <div className={styles.row}>
          <Button icon="search">Find tours</Button>
          <Button loading>Sending</Button>
          <Button disabled>Sold out</Button>
          <Button variant="danger">Cancel the booking</Button>
          <Button size="sm" variant="secondary" icon="filter">
            Filters
          </Button>
          <IconButton icon="share" label="Share" />
          <IconButton icon="chevron-right" variant="outline" label="Next" />
          <IconButton icon="heart" variant="overlay" label="Favourite" />
        </div>
      </Card>

      <div className={styles.columns}>
        <Fields />
        <Filters />
      </div>

      <div className={styles.cards} aria-busy="true">
        <div>
          <Skeleton shape="block" ratio="4 / 3" />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </div>
      </div>
    </main>
  ),
};
