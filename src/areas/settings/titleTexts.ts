/** Apart from the other texts: the title is there before the screen. */
export const titleTexts = { title: 'Paramètres' } as const;
