import { defineTexts } from '../../../texts/texts';

/** The key by which the organisation's site lists forms and registrations. */
export const siteKeyTexts = defineTexts('siteKey', {
  title: 'Votre site',
  intro:
    'Avec cette clé, WordPress, SPIP, Joomla ou Drupal propose à vos rédacteurs les formulaires et les inscriptions ouverts, par leur nom.',
  loadFailed: 'La clé du site n’a pas pu être chargée.',
  none: 'Aucune clé pour l’instant.',
  present: (day: string, name: string) => (name ? `Clé créée le ${day} par ${name}` : `Clé créée le ${day}`),
  ends: 'Elle ne fonctionne plus si le compte qui l’a créée est supprimé ou désactivé.',
  create: 'Créer la clé',
  created: 'Clé créée',
  key: 'Clé du site',
  keyHint:
    'Copiez-la maintenant dans les réglages de Parvis de votre site\u00a0: elle ne sera plus affichée.',
  copy: 'Copier la clé',
  copied: 'Clé copiée',
  renew: 'Remplacer la clé',
  renewTitle: 'Remplacer la clé du site\u00a0?',
  renewText: 'La clé actuelle ne fonctionnera plus. Donnez la nouvelle à votre site.',
  renewed: 'Clé remplacée',
  revoke: 'Désactiver la clé',
  revokeTitle: 'Désactiver la clé du site\u00a0?',
  revokeText: 'Votre site ne recevra plus la liste. Ce que ses pages montrent déjà reste en place.',
  revoked: 'Clé désactivée',
  notChanged: 'Rien n’a changé',
});
