import { defineTexts } from '../../../texts/texts';

/** The key by which the organisation's site lists forms and registrations. */
export const siteKeyTexts = defineTexts('siteKey', {
  title: 'Votre site',
  intro:
    'Avec cette clé, WordPress, SPIP, Joomla ou Drupal propose à vos rédacteurs les formulaires et les inscriptions ouverts, par leur nom.',
  loadFailed: 'La clé du site n’a pas pu être chargée.',
  none: 'Aucune clé pour l’instant.',
  present: (day: string, name: string) => (name ? `Clé créée le ${day} par ${name}` : `Clé créée le ${day}`),
  ends: 'Elle cesse avec le compte qui l’a créée.',
  create: 'Créer la clé',
  created: 'Clé créée',
  key: 'Clé du site',
  keyHint: 'Copiez-la maintenant dans les réglages de Parvis de votre site\u00a0: elle ne se lira plus.',
  copy: 'Copier la clé',
  copied: 'Clé copiée',
  renew: 'Renouveler',
  renewTitle: 'Renouveler la clé du site\u00a0?',
  renewText: 'La clé actuelle cesse aussitôt. Donnez la nouvelle à votre site.',
  renewed: 'Clé renouvelée',
  revoke: 'Révoquer',
  revokeTitle: 'Révoquer la clé du site\u00a0?',
  revokeText: 'Votre site ne reçoit plus la liste. Ce que ses pages montrent déjà reste en place.',
  revoked: 'Clé révoquée',
  notChanged: 'Rien n’a été changé',
});
