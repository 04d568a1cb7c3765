import { certificatePath } from "@tropa/domain/storefront/certificate-path";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { joinPath } from "../../platform/links/organizer-paths.ts";
import {
  aboutPath,
  activitiesPath,
  agreementPath,
  allToursPath,
  collectionsPath,
  contactsPath,
  destinationsPath,
  favouritesPath,
  helpCenterPath,
  journalPath,
  legalPath,
  organizersHubPath,
  privacyPath,
  reviewsPath,
  seasonsPath,
  showplacesPath,
} from "../../platform/links/paths.ts";

/** Returns the footer's links as message keys and paths, without pages the storefront does not have. */
export function footerLinks({
  features,
  certificates: offer,
}: Pick<VariantConfig, "features" | "certificates">) {
  const certificates = certificatePath(offer ? { certificates: offer } : {});
  return {
    navigation: [
      { name: "footer.allTours", path: allToursPath() },
      { name: "nav.cruises", path: `${allToursPath()}?isCruisesSearch=1` },
      ...(features.excursions
        ? ([{ name: "nav.excursions", path: `${allToursPath()}?type=excursion` }] as const)
        : []),
      { name: "nav.destinations", path: destinationsPath() },
      { name: "footer.activities", path: activitiesPath() },
      { name: "footer.seasons", path: seasonsPath() },
      { name: "nav.collections", path: collectionsPath() },
      { name: "nav.favourites", path: favouritesPath() },
      ...(certificates ? ([{ name: "footer.certificates", path: certificates }] as const) : []),
    ],
    company: [
      { name: "footer.journal", path: journalPath() },
      { name: "footer.sights", path: showplacesPath() },
      { name: "footer.reviews", path: reviewsPath() },
      { name: "footer.help", path: helpCenterPath() },
      { name: "footer.about", path: aboutPath() },
      { name: "footer.contacts", path: contactsPath() },
      ...(features.organizersShown
        ? ([{ name: "footer.organizers", path: organizersHubPath() }] as const)
        : []),
      ...(features.organizersJoin ? ([{ name: "footer.join", path: joinPath() }] as const) : []),
    ],
    legal: [
      { name: "footer.agreement", path: agreementPath() },
      { name: "footer.privacy", path: privacyPath() },
      { name: "footer.safety", path: legalPath("safety-rules") },
      ...(certificates
        ? ([{ name: "footer.certificateTerms", path: legalPath("certificate-terms") }] as const)
        : []),
      ...(features.organizersJoin
        ? ([{ name: "footer.providers", path: legalPath("tour-provider-agreement") }] as const)
        : []),
    ],
  } as const;
}
