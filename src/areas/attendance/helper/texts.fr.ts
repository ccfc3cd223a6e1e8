import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** The link of a helper without an account. */
export const helperLinkTexts = defineTexts('attendanceLink', {
  title: 'Lien de pointage',
  text: 'La personne qui ouvre ce lien peut cocher les présents de cette feuille, sans compte. Elle ne voit ni téléphone, ni e-mail, ni date de naissance. Le lien ne vaut que pour cet événement et ce jour\u00a0: il s’arrête quatre heures après la fin, mais pas avant 4\u00a0h le lendemain.',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  share: 'Partager',
  more: 'Autres actions',
  code: 'Code QR du lien',
  codeHint: 'À photographier avec le téléphone du bénévole.',
  once: 'Le lien n’est montré qu’une fois.',
  since: (moment: string) =>
    `Un lien est valable depuis le ${moment}. Pour l’afficher de nouveau, remplacez-le.`,
  none: 'Aucun lien pour ce jour.',
  make: 'Créer le lien',
  renew: 'Remplacer le lien',
  renewAsked: 'Remplacer le lien\u00a0?',
  renewHint: 'L’ancien lien cessera de fonctionner. Les pointages restent.',
  revoke: 'Désactiver le lien',
  revokeAsked: 'Désactiver le lien\u00a0?',
  revokeHint: 'La personne qui l’a reçu ne pourra plus pointer. Ses pointages restent.',
  keep: 'Garder le lien',
  revoked: 'Lien désactivé',
  failed: 'Le lien n’a pas pu être chargé.',
  notMade: 'Le lien n’a pas été créé.',
  maybeMade:
    'Le serveur n’a pas confirmé. Réessayez\u00a0: le nouveau lien remplace tout lien d’avant, qui ne fonctionne peut-être plus.',
  notRevoked: 'Le lien n’a pas été désactivé.',
  maybeRevoked:
    'Le serveur n’a pas confirmé\u00a0: le lien ne fonctionne peut-être plus. Vérifiez avant de réessayer.',
  close: 'Fermer',
});

/** The page behind that link. */
export const checkInTexts = defineTexts('checkinArea', {
  noKey: 'Lien incomplet',
  noKeyText: 'Demandez à nouveau le lien à la personne qui vous l’a donné, et ouvrez-le en entier.',
  failed: 'La feuille de présence n’a pas pu être chargée.',
  ended: 'Lien périmé',
  allSent: 'Tous vos pointages sont envoyés.',
  notSent: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'pointage n’a pas pu être envoyé et reste', 'pointages n’ont pas pu être envoyés et restent')} sur cet appareil\u00a0: demandez un nouveau lien, et ouvrez-le sur cet appareil. ${plural(count, 'Il partira', 'Ils partiront')} avec lui.`,
  /** The names of those whose ticks wait. */
  waitingNames: 'Pointages gardés',
  waitingTick: (name: string, state: string) => `${name}\u00a0: ${state}`,
  cleared: 'sans pointage',
  takenOver: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'pointage fait avec le lien d’avant part', 'pointages faits avec le lien d’avant partent')} avec celui-ci.`,
  stillSending: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'pointage gardé', 'pointages gardés')} sur cet appareil ${plural(count, 'attend', 'attendent')} d’être ${plural(count, 'envoyé', 'envoyés')}\u00a0: laissez cette page ouverte.`,
});
