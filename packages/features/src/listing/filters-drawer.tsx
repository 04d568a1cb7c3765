import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Drawer } from "@tropa/ui-kit/drawer";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { useStorefront } from "../platform/storefront-context.tsx";
import { FiltersPanel } from "./filters-panel.tsx";
import { chosenKind } from "./filter-links.ts";
import type { ListingPageData } from "./listing-page.ts";
import type { ListingFilter } from "./use-listing-filter.ts";

interface FiltersDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  data: ListingPageData;
  state: ListingFilter;
}

/** The filters of narrow screens. The list behind follows every choice, so the button knows how many there are. */
export default function FiltersDrawer({ isOpen, onClose, data, state }: FiltersDrawerProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const isLoading = useNavigation().state !== "idle";
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t("filters")}
      footer={
        <Button fullWidth size="lg" loading={isLoading} onClick={onClose}>
          {t(`show.${chosenKind(state.filter)}`, {
            count: data.total,
            number: formatNumber(data.total, locale),
          })}
        </Button>
      }
    >
      <FiltersPanel data={data} state={state} />
    </Drawer>
  );
}
