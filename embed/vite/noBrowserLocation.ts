/*
 * Stands in for wouter's own location, which replaces `history.pushState` of the page as soon as it is imported.
 * src/routing always gives a location of its own, so nothing calls these.
 */
export const useBrowserLocation = undefined;
export const useSearch = undefined;
