import { Autocomplete } from "../src/autocomplete/autocomplete.tsx";
import { Avatar } from "../src/avatar/avatar.tsx";
import { Badge } from "../src/badge/badge.tsx";
import { Breadcrumbs } from "../src/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../src/button/button.tsx";
import { Calendar } from "../src/calendar/calendar.tsx";
import { Card } from "../src/card/card.tsx";
import { Checkbox } from "../src/checkbox/checkbox.tsx";
import { Chip, ChipButton, ChipLink, RemovableChip } from "../src/chip/chip.tsx";
import { Collapse } from "../src/collapse/collapse.tsx";
import { CookieNotice } from "../src/cookie-notice/cookie-notice.tsx";
import { Countdown } from "../src/countdown/countdown.tsx";
import { Counter } from "../src/counter/counter.tsx";
import { DateField } from "../src/date-field/date-field.tsx";
import { DatePicker } from "../src/date-picker/date-picker.tsx";
import { DateRangeField } from "../src/date-range-field/date-range-field.tsx";
import { Drawer } from "../src/drawer/drawer.tsx";
import { Dropdown } from "../src/dropdown/dropdown.tsx";
import { EmptyState } from "../src/empty-state/empty-state.tsx";
import { ErrorSummary } from "../src/error-summary/error-summary.tsx";
import { Facts } from "../src/facts/facts.tsx";
import { Field } from "../src/field/field.tsx";
import { FileUpload } from "../src/file-upload/file-upload.tsx";
import { sampleTexts } from "../src/file-upload/sample-texts.ts";
import { Form, FormAlert } from "../src/form/form.tsx";
import { IconButton } from "../src/icon-button/icon-button.tsx";
import { Icon } from "../src/icon/icon.tsx";
import { Lightbox } from "../src/lightbox/lightbox.tsx";
import { Link } from "../src/link/link.tsx";
import { Listbox } from "../src/listbox/listbox.tsx";
import { MaskedValue } from "../src/masked-value/masked-value.tsx";
import { Menu } from "../src/menu/menu.tsx";
import { Modal } from "../src/modal/modal.tsx";
import { MultiSelect } from "../src/multi-select/multi-select.tsx";
import { NumberInput } from "../src/number-input/number-input.tsx";
import { OneTimeCode } from "../src/one-time-code/one-time-code.tsx";
import { PageLoadingBar } from "../src/page-loading-bar/page-loading-bar.tsx";
import { Pagination } from "../src/pagination/pagination.tsx";
import { PhoneInput } from "../src/phone-input/phone-input.tsx";
import { PaymentMarks } from "../src/payment-marks/payment-marks.tsx";
import { PhotoCrop } from "../src/photo-crop/photo-crop.tsx";
import { PhotoMosaic } from "../src/photo-mosaic/photo-mosaic.tsx";
import { Picture } from "../src/picture/picture.tsx";
import { Price } from "../src/price/price.tsx";
import { QrCode } from "../src/qr-code/qr-code.tsx";
import { Radio, RadioGroup } from "../src/radio/radio.tsx";
import { RangeSlider } from "../src/range-slider/range-slider.tsx";
import { RatingInput } from "../src/rating-input/rating-input.tsx";
import { RatingScale, RatingScaleInput } from "../src/rating-scale/rating-scale.tsx";
import { Rating } from "../src/rating/rating.tsx";
import { ScrollToTop } from "../src/scroll-to-top/scroll-to-top.tsx";
import { SegmentedControl } from "../src/segmented-control/segmented-control.tsx";
import { Select } from "../src/select/select.tsx";
import { ShareButtons } from "../src/share-buttons/share-buttons.tsx";
import { Skeleton } from "../src/skeleton/skeleton.tsx";
import { Slider } from "../src/slider/slider.tsx";
import { Switch } from "../src/switch/switch.tsx";
import { Tabs } from "../src/tabs/tabs.tsx";
import { TextField } from "../src/text-field/text-field.tsx";
import { Textarea } from "../src/textarea/textarea.tsx";
import { Timeline } from "../src/timeline/timeline.tsx";
import { ToastRegion } from "../src/toasts/toasts.tsx";
import { Truncate } from "../src/truncate/truncate.tsx";
import { VisuallyHidden } from "../src/visually-hidden/visually-hidden.tsx";
import { componentsOfPages } from "./components-of-pages.tsx";
import { entry } from "./conformance.tsx";
import type { ConformanceCase } from "./conformance.tsx";
import { samplePhoto, samplePhotos } from "./sample-photos.ts";

const nothing = () => {};
const options = [
  { value: "one", label: "One", text: "One" },
  { value: "two", label: "Two", text: "Two" },
];
const items = [{ url: "#", text: "Tours" }];

/** Every component of the kit with as little as it needs. A test finds the ones left out. */
export const components: readonly ConformanceCase[] = [
  entry("autocomplete", "input", (p) => (
    <Autocomplete {...p} label="City" name="city" options={options} />
  )),
  entry("avatar", "span", (p) => <Avatar {...p} name="Anna Petrova" />),
  entry("badge", "span", (p) => <Badge {...p}>3</Badge>),
  entry("breadcrumbs", "nav", (p) => <Breadcrumbs {...p} items={items} />),
  entry("button", "button", (p) => <Button {...p}>Book</Button>),
  entry("button as link", "a", (p) => (
    <Button {...p} href="#book">
      Book
    </Button>
  )),
  entry("calendar", "div", (p) => <Calendar {...p} today="2027-06-09" />),
  entry("calendar on its own clock", "div", (p) => <Calendar {...p} />),
  entry("card", "div", (p) => <Card {...p}>Tour</Card>),
  entry("checkbox", "input", (p) => <Checkbox {...p}>Hotel</Checkbox>),
  entry("chip", "span", (p) => <Chip {...p}>Hot</Chip>),
  entry("chip button", "button", (p) => <ChipButton {...p}>Mountains</ChipButton>),
  entry("chip link", "a", (p) => (
    <ChipLink {...p} href="#altai">
      Altai
    </ChipLink>
  )),
  entry("chip removable", "a", (p) => (
    <RemovableChip {...p} href="#all">
      Altai
    </RemovableChip>
  )),
  entry("collapse", "details", (p) => (
    <Collapse {...p} summary="Day 1">
      We meet.
    </Collapse>
  )),
  entry("cookie-notice", "section", (p) => (
    <CookieNotice {...p} label="Cookies" accept="Fine" onDismiss={nothing}>
      We use cookies.
    </CookieNotice>
  )),
  entry("countdown", "span", (p) => <Countdown {...p} seconds={60} />),
  entry("counter", "div", (p) => <Counter {...p} label="Adults" />),
  entry("date-field", "input", (p) => <DateField {...p} label="Birthday" />),
  entry("date-picker", "button", (p) => <DatePicker {...p} label="Departure" name="departure" />),
  entry("date-range-field", "button", (p) => (
    <DateRangeField {...p} label="Dates" names={["from", "to"]} />
  )),
  entry("drawer", "dialog", (p) => (
    <Drawer {...p} open title="Filters" onClose={nothing}>
      Filters
    </Drawer>
  )),
  entry("dropdown", "div", (p) => (
    <Dropdown {...p} trigger={(trigger) => <Button {...trigger}>Guests</Button>}>
      Two
    </Dropdown>
  )),
  entry("empty-state", "div", (p) => <EmptyState {...p} title="Nothing found" />),
  entry("error-summary", "div", (p) => (
    <ErrorSummary {...p} title="Wrong" errors={[{ message: "Name" }]} />
  )),
  entry("facts", "dl", (p) => <Facts {...p} items={[{ label: "Group", value: 12 }]} />),
  entry("field", "div", (p) => (
    <Field {...p} label="Name">
      {(control) => <input {...control} />}
    </Field>
  )),
  entry("file-upload", "fieldset", (p) => (
    <FileUpload
      {...p}
      label="Photos"
      hint="JPEG, up to 15 MB"
      accept={["image/jpeg"]}
      items={[]}
      texts={sampleTexts}
      onFiles={nothing}
      onRemove={nothing}
      onRetry={nothing}
    />
  )),
  entry("form", "form", (p) => (
    <Form {...p} aria-label="Order">
      <TextField name="name" label="Name" error="Taken" />
    </Form>
  )),
  entry("form alert", "div", (p) => <FormAlert {...p}>The date is sold out</FormAlert>),
  entry("icon", "svg", (p) => <Icon {...p} name="star" />),
  entry("icon-button", "button", (p) => <IconButton {...p} icon="heart" label="Favourite" />),
  entry("icon-button as link", "a", (p) => (
    <IconButton {...p} href="#chat" icon="chat" label="Chats" />
  )),
  entry("lightbox", "dialog", (p) => (
    <Lightbox
      {...p}
      items={samplePhotos}
      open
      index={0}
      onIndexChange={nothing}
      onClose={nothing}
    />
  )),
  entry("link", "a", (p) => (
    <Link {...p} href="#tour">
      Tour
    </Link>
  )),
  entry("listbox", "div", (p) => <Listbox {...p} label="City" items={options} name="city" />),
  entry("masked-value", "span", (p) => <MaskedValue {...p} label="phone" value="+7" />),
  entry("menu", "div", (p) => (
    <Menu
      {...p}
      label="Currency"
      items={[{ id: "eur", text: "Euro" }]}
      trigger={(trigger) => <Button {...trigger}>EUR</Button>}
    />
  )),
  entry("modal", "dialog", (p) => (
    <Modal {...p} open title="Log in" onClose={nothing}>
      Text
    </Modal>
  )),
  entry("multi-select", "input", (p) => <MultiSelect {...p} label="Languages" items={options} />),
  entry("number-input", "input", (p) => <NumberInput {...p} label="Weight" />),
  entry("one-time-code", "input", (p) => <OneTimeCode {...p} label="Code" />),
  entry("page-loading-bar", "div", (p) => <PageLoadingBar {...p} active />),
  entry("pagination", "nav", (p) => (
    <Pagination {...p} current={1} total={3} hrefFor={(page) => `#${page}`} />
  )),
  entry("phone-input", "input", (p) => <PhoneInput {...p} label="Phone" />),
  entry("phone-input filled", "input", (p) => (
    <PhoneInput {...p} label="Phone" defaultCountry="GB" defaultValue="+44" />
  )),
  entry("photo-crop", "div", (p) => (
    <PhotoCrop
      {...p}
      src={samplePhoto.template}
      label="Part that is shown"
      onAreaChange={nothing}
    />
  )),
  entry("photo-mosaic", "div", (p) => (
    <PhotoMosaic {...p} photos={samplePhotos} onOpen={nothing} />
  )),
  entry("picture", "picture", (p) => <Picture {...p} {...samplePhoto} />),
  entry("price", "p", (p) => <Price {...p} current="890 €" old="990 €" />),
  entry("payment-marks", "span", (p) => <PaymentMarks {...p} marks={["visa"]} />),
  entry("qr-code", "svg", (p) => <QrCode {...p} value="https://example.com" label="Open" />),
  entry("radio", "fieldset", (p) => <RadioGroup {...p} label="Payment" options={options} />),
  entry("radio alone", "input", (p) => <Radio {...p}>Everything now</Radio>),
  entry("range-slider", "fieldset", (p) => <RangeSlider {...p} label="Days" />),
  entry("rating", "span", (p) => <Rating {...p} value="4.9" />),
  entry("rating-input", "fieldset", (p) => <RatingInput {...p} label="Guide" />),
  entry("rating-scale", "span", (p) => <RatingScale {...p} label="Difficulty" value={3} />),
  entry("rating-scale input", "fieldset", (p) => <RatingScaleInput {...p} label="Difficulty" />),
  entry("scroll-to-top", "button", (p) => <ScrollToTop {...p} />),
  entry("segmented-control", "fieldset", (p) => (
    <SegmentedControl {...p} label="View" segments={options} />
  )),
  entry("select", "select", (p) => <Select {...p} label="Sort" items={options} />),
  entry("share-buttons", "ul", (p) => (
    <ShareButtons {...p} links={[{ network: "vk", href: "#", label: "Share" }]} />
  )),
  entry("skeleton", "span", (p) => <Skeleton {...p} />),
  entry("slider", "div", (p) => (
    <Slider {...p} label="Tours">
      <p>One</p>
    </Slider>
  )),
  entry("switch", "input", (p) => <Switch {...p}>Map</Switch>),
  entry("tabs", "div", (p) => (
    <Tabs {...p} label="Tour" tabs={[{ value: "one", label: "One", content: "First" }]} />
  )),
  entry("text-field", "input", (p) => <TextField {...p} label="Name" />),
  entry("textarea", "textarea", (p) => <Textarea {...p} label="Comment" />),
  entry("timeline", "ol", (p) => <Timeline {...p} steps={[{ title: "Sent", state: "done" }]} />),
  entry("toasts", "section", (p) => <ToastRegion {...p} />),
  entry("truncate", "div", (p) => <Truncate {...p}>A short text</Truncate>),
  entry("visually-hidden", "span", (p) => <VisuallyHidden {...p}>Read</VisuallyHidden>),
  ...componentsOfPages,
];
