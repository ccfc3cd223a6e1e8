/**
 * What stands in place of a widget whose code could not be downloaded. The texts are part of the loader, because no
 * other code is there yet.
 */
export const loaderTexts = {
  unreachable: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion, ou rechargez la page.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
};
