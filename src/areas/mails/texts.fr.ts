import { formatNumber } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const mailsTexts = defineTexts('mailsArea', {
  tabs: 'E-mails',
  envoye: 'Envoyés',
  attente: 'En attente',
  echec: 'Non envoyés',
  list: 'E-mails',
  kept: 'Le texte d’un e-mail disparaît après l’envoi\u00a0; la ligne reste 30\u00a0jours.',
  failed: 'Les e-mails n’ont pas pu être chargés.',
  stale: 'La liste n’est peut-être plus à jour.',
  sent: (moment: string) => `Envoyé le ${moment}`,
  /** Where no next try is planned. */
  waitsSince: (moment: string) => `En attente depuis le ${moment}`,
  waits: (moment: string) => `Prochain essai\u00a0: ${moment}`,
  failedAt: (moment: string) => `Non envoyé depuis le ${moment}`,
  abandonedAt: (moment: string) => `Envoi arrêté le ${moment}`,
  abandoned: 'Envoi arrêté',
  tries: (count: number) => (count === 1 ? 'Refusé une fois' : `Refusé ${formatNumber(count)} fois`),
  about: (subject: string, to: string) => `${subject}, à ${to}`,
  retry: 'Réessayer',
  retryMail: (subject: string, to: string) => `Réessayer\u00a0: ${subject}, à ${to}`,
  retried: 'E-mail renvoyé',
  notRetried: 'E-mail non renvoyé',
  abandon: 'Ne plus envoyer',
  abandonMail: (subject: string, to: string) => `Ne plus envoyer\u00a0: ${subject}, à ${to}`,
  abandonTitle: 'Ne plus envoyer cet e-mail\u00a0?',
  abandonText: (to: string) => `Il ne sera pas envoyé à ${to}. Vous ne pourrez plus l’envoyer.`,
  abandonConfirm: 'Ne plus envoyer',
  abandonDone: 'Envoi arrêté',
  notAbandoned: 'L’envoi n’a pas été arrêté',
  trial: 'Envoyer un e-mail d’essai',
  trialRunning: 'Envoi en cours…',
  trialSent: 'E-mail d’essai envoyé.',
  trialNotSent: 'L’e-mail d’essai n’est pas parti.',
});

export const emptyMailsTexts = defineTexts('mailsNone', {
  envoye: 'Aucun e-mail envoyé',
  envoyeHint: 'Les e-mails envoyés par Parvis apparaîtront ici pendant 30\u00a0jours.',
  attente: 'Aucun e-mail en attente',
  attenteHint: 'Tout ce qui devait partir est parti.',
  echec: 'Aucun e-mail non envoyé',
  echecHint: 'Un e-mail refusé trois fois apparaîtra ici.',
});

/** What mails are about. */
export const mailKindTexts = defineTexts('mailKinds', {
  'mot-de-passe': 'Mot de passe',
  invitation: 'Invitation',
  adresse: 'Nouvelle adresse',
  securite: 'Sécurité du compte',
  avis: 'Message demandé',
  inscription: 'Inscription',
  evenement: 'Changement d’un événement',
  rappel: 'Rappel d’un événement',
  service: 'Demande de réponse',
  remplacement: 'Remplacement dans une équipe',
  serveur: 'État du serveur',
});
