export const formRoutes = { list: '/apps/formulaire' } as const;
