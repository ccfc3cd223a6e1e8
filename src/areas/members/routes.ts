/** Apart from the declaration, which comes with the page: the screens match them too. */
export const memberRoutes = { list: '/community', detail: '/community/details/:id?' } as const;
