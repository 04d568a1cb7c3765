/** Default page sizes of lists (docs/product/constants.md#lists). */
export const LISTS = {
  chatsPerCall: 20,
  blogPostsPerPage: 20,
  similarPosts: 3,
  completionPhrases: 5,
} as const;
