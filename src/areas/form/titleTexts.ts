export const titleTexts = { title: 'Formulaire' } as const;
