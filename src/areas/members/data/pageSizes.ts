/** Rows of a page that a viewer may choose; the first is the default. */
export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
