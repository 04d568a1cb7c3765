import type { CertificateOffer } from "../sales/certificates/certificate.ts";

/** Path of gift certificates, unless a storefront names one in its readers' language. */
export const usualCertificatePath = "/podarochnye-sertifikaty";

/** Returns the path of the certificates' page; null if the storefront sells none. */
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
