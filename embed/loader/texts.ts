/**
 * What stands in place of a widget whose code could not be downloaded. The loader brings these texts itself, because no
 * other code has come by then.
 */
export const loaderTexts = {
  unreachable: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion, ou rechargez la page.',
  retry: 'Réessayer',
};
