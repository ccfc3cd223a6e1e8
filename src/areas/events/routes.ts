/** Apart from the declaration, which comes with the page: the screens match them too. In the order they are tried. */
export const eventRoutes = {
  list: '/events',
  add: '/events/add',
  edit: '/events/:id/edit',
  detail: '/events/:id',
} as const;
