import { formatNumber } from '../../../texts/formats';
import { defineTexts } from '../../../texts/texts';

export const accessTexts = defineTexts('access', {
  own: 'Connexions et fichiers exportés',
  ownText:
    'Ce qui s’est passé avec votre compte depuis douze mois. Si vous n’y reconnaissez pas vos visites, changez votre mot de passe et prévenez un administrateur.',
  all: 'Connexions et fichiers exportés de tous les comptes',
  allText: 'Depuis douze mois. Le réseau est celui de l’appareil, sans l’adresse exacte.',
  loadFailed: 'Erreur lors du chargement des connexions',
  empty: 'Rien encore.',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  connexion: 'Connexion',
  withCode: 'Connexion avec un code',
  refus: 'Mot de passe refusé',
  code_refuse: 'Code refusé',
  confirmation_refusee: 'Confirmation refusée',
  exported: (what: string) => `Export\u00a0: ${what}`,
  memberList: 'liste de membres',
  eventList: 'liste d’événements',
  formAnswers: 'réponses à un formulaire',
  answerFile: 'fichier d’une réponse',
  personData: 'données d’une personne',
  otherData: 'données',
  noAccount: 'aucun compte de ce nom',
  network: (network: string) => `réseau ${network}`,
  times: (count: number) => `${formatNumber(count)} fois dans l’heure`,
});
