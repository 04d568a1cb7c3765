import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Loads the API client and the calls for writing a review. */
export async function reviewCalls(storefront: Pick<Storefront, "locale" | "currency" | "variant">) {
  const [api, reviews, uploads] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/editorial/calls-reviews"),
    import("@tropa/api-contract/conversation/calls-uploads"),
  ]);
  const { uploadReviewImageCall, deleteImageCall } = uploads;
  return {
    api,
    createReviewCall: reviews.createReviewCall,
    uploadReviewImageCall,
    deleteImageCall,
  };
}
