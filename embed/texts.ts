/** What the embedding layer itself says, before or without any widget's own texts. */
export const embedTexts = {
  crashed: 'Cette partie a rencontré un problème. Le reste de la page fonctionne toujours.',
};
