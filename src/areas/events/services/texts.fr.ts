import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** What the people of an event answered for one of its dates. */
export const serviceTexts = defineTexts('eventServices', {
  date: 'Date',
  failed: 'Les réponses n’ont pas pu être chargées',

  ask: 'Demander une réponse',
  askTitle: 'Demander une réponse\u00a0?',
  askText: (count: number, day: string) =>
    `${plural(count, 'Une personne reçoit', `${formatNumber(count)} personnes reçoivent`)} un e-mail pour le ${day}, avec un lien pour répondre «\u00a0oui\u00a0», «\u00a0non\u00a0» ou proposer autre chose.`,
  askConfirm: 'Envoyer',
  asked: (count: number) =>
    count === 0
      ? 'Aucune demande envoyée'
      : plural(count, 'Une demande est partie', `${formatNumber(count)} demandes sont parties`),
  notAsked: 'Aucune demande n’est partie',
  incomplete: 'Tout le monde n’a pas été sollicité',
  withoutAddress: (names: string) => `Sans adresse e-mail, à appeler\u00a0: ${names}.`,
  unreached: (names: string, reached: number) =>
    reached === 0
      ? `Personne n’a d’adresse e-mail. Appelez\u00a0: ${names}.`
      : `Sans adresse e-mail, à appeler\u00a0: ${names}.`,
  sameName: (names: string) =>
    `Plusieurs personnes de ce nom\u00a0: ${names}. Choisissez leur fiche dans l’événement.`,

  oui: 'Oui',
  non: 'Non',
  propose: 'Propose',
  waiting: 'Sans réponse',
  answered: (day: string) => `répondu le ${day}`,
  askedOn: (day: string) => `demandé le ${day}`,
  notYet: 'Pas encore de demande',
  proposal: (text: string) => `«\u00a0${text}\u00a0»`,
  absence: (from: string, to: string) =>
    from === to ? `Absence notée le ${from}` : `Absence notée du ${from} au ${to}`,

  answerOf: (name: string) => `Réponse de ${name}`,
  noteYes: 'Noter «\u00a0oui\u00a0»',
  noteNo: 'Noter «\u00a0non\u00a0»',
  clear: 'Effacer la réponse',
  noted: 'Réponse notée',
  notNoted: 'La réponse n’a pas été notée',

  roles: 'Rôles attendus',
  changeRoles: 'Rôles attendus…',
  role: (label: string, there: number, needed: number) =>
    needed > 0
      ? `${label}\u00a0: ${formatNumber(there)} sur ${formatNumber(needed)}`
      : `${label}\u00a0: ${formatNumber(there)}`,
  missing: (count: number) => `${formatNumber(count)} à trouver`,
});
