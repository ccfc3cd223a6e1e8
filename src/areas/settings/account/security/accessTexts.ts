import { formatNumber } from '../../../../texts/formats';
import { defineTexts } from '../../../../texts/texts';

/** What each call exports. */
const EXPORTS: Readonly<Record<string, string>> = {
  'membres.export': 'liste de membres',
  'evenements.export': 'liste d’événements',
  'formulaires.answers': 'réponses à un formulaire',
  'formulaires.answerFile': 'fichier d’une réponse',
  'rgpd.donnees': 'données d’une personne',
};

export const accessTexts = defineTexts('access', {
  own: 'Connexions et exports',
  ownText:
    'Ce qui s’est passé avec votre compte depuis douze mois. Si vous n’y reconnaissez pas vos visites, changez votre mot de passe et prévenez un administrateur.',
  all: 'Connexions et exports de tous les comptes',
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
  exported: (call: string) => `Export\u00a0: ${EXPORTS[call] ?? 'données'}`,
  noAccount: 'aucun compte de ce nom',
  network: (network: string) => `réseau ${network}`,
  times: (count: number) => `${formatNumber(count)} fois dans l’heure`,
});
