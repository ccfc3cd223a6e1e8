/**
 * What stands in place of a widget that failed to render. A host cannot replace it by `messages`, because the failure may
 * lie above the code that reads them.
 */
export const elementTexts = {
  crashed: 'Cette partie a rencontré un problème. Le reste de la page fonctionne toujours.',
};
