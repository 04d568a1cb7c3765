import type { CertificateOffer } from "../sales/certificates/certificate.ts";

/** Where gift certificates stand unless a storefront names an address in the words of its readers. */
export const usualCertificatePath = "/podarochnye-sertifikaty";

/** The address of the page of certificates; null where a storefront sells none. */
export const certificatePath = ({
  certificates,
}: {
  certificates?: Pick<CertificateOffer, "segment">;
}): `/${string}` | null =>
  certificates
    ? certificates.segment === undefined
      ? usualCertificatePath
      : `/${certificates.segment}`
    : null;
