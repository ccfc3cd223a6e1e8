import { formatNumber } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const mailsTexts = defineTexts('mailsArea', {
  tabs: 'Messages',
  envoye: 'Envoyés',
  attente: 'En attente',
  echec: 'Échecs',
  list: 'E-mails',
  kept: 'Un message envoyé n’est plus lisible ici. Sa ligne est gardée 30\u00a0jours.',
  failed: 'Les messages n’ont pas pu être chargés.',
  stale: 'Les messages n’ont pas pu être actualisés\u00a0: ce qui est affiché peut dater.',
  sent: (moment: string) => `Envoyé le ${moment}`,
  /** Where no next try is planned. */
  waitsSince: (moment: string) => `En attente depuis le ${moment}`,
  waits: (moment: string) => `Prochain essai\u00a0: ${moment}`,
  failedAt: (moment: string) => `En échec depuis le ${moment}`,
  abandonedAt: (moment: string) => `Abandonné le ${moment}`,
  abandoned: 'Abandonné',
  tries: (count: number) => `${formatNumber(count)} refus`,
  retry: 'Réessayer',
  retryMail: (subject: string, to: string) => `Réessayer\u00a0: ${subject}, à ${to}`,
  retried: 'Le message repart',
  notRetried: 'Le message n’est pas reparti',
  abandon: 'Abandonner',
  abandonMail: (subject: string, to: string) => `Abandonner\u00a0: ${subject}, à ${to}`,
  abandonTitle: 'Abandonner ce message\u00a0?',
  abandonText: (to: string) => `Il ne sera pas envoyé à ${to}. Cette action est irréversible.`,
  abandonConfirm: 'Abandonner le message',
  abandonDone: 'Message abandonné',
  notAbandoned: 'Le message n’a pas été abandonné',
  trial: 'Envoyer un message d’essai',
  trialRunning: 'Envoi en cours…',
  trialSent: 'Message d’essai parti.',
  trialNotSent: 'Le message d’essai n’est pas parti.',
});

export const emptyMailsTexts = defineTexts('mailsNone', {
  envoye: 'Aucun message envoyé',
  envoyeHint: 'Les e-mails que la console envoie se liront ici pendant 30\u00a0jours.',
  attente: 'Aucun message en attente',
  attenteHint: 'Tout ce qui devait partir est parti.',
  echec: 'Aucun échec',
  echecHint: 'Un message que le serveur d’e-mails refuse trois fois se lira ici.',
});

/** What mails are about. */
export const mailKindTexts = defineTexts('mailKinds', {
  'mot-de-passe': 'Mot de passe',
  invitation: 'Invitation',
  adresse: 'Nouvelle adresse',
  securite: 'Sécurité du compte',
  avis: 'Avis demandé',
  inscription: 'Inscription',
  evenement: 'Changement d’un événement',
  rappel: 'Rappel d’un événement',
  service: 'Demande de réponse',
  serveur: 'État du serveur',
});
