/** What the loader says when the widgets' code does not come. */
export const loaderTexts = {
  unreachable: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion, ou rechargez la page.',
  retry: 'Réessayer',
};
