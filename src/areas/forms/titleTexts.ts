/** Apart from the other words: the declaration comes with every page. */
export const titleTexts = { title: 'Constructeur de Formulaires' } as const;
