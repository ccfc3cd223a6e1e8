export const doorTexts = {
  title: 'Trop de demandes',
  tooMany: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return `Trop de demandes depuis cette adresse. Réessayez dans ${minutes > 1 ? `${minutes} minutes` : 'une minute'}.`;
  },
} as const;
