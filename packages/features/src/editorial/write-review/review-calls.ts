import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** The client and what a review is written with; they come with the first use. */
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
