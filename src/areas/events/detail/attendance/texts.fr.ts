import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

const quorum = (count: number, share: string) => `${formatNumber(count)} voix${share && ` (${share})`}`;

/** Who came to an event. */
export const eventAttendanceTexts = defineTexts('eventAttendance', {
  title: 'Présences',
  none: 'Aucune présence n’est notée.',
  failed: 'Les présences n’ont pas pu être chargées.',
  open: (day: string) => `Pointer le ${day}`,
  days: 'Par date',
  latest: (shown: number, total: number) =>
    `Les ${formatNumber(shown)} dernières dates sur ${formatNumber(total)}`,
  bands: (day: string) => `Par tranche d’âge et par genre, ${day}`,
  day: 'Date',
  band: 'Tranche d’âge',
  gender: 'Genre',
  present: 'Présents',
  expected: 'Parmi les attendus',
  nameless: 'Sans nom',
  rate: (present: number, expected: number, rate: string) =>
    `${formatNumber(present)} sur ${formatNumber(expected)} (${rate})`,
  noRate: '–',
  noBand: 'Âge inconnu',
  noGender: 'Non précisé',

  /** The votes and the quorum of an assembly. */
  voters: (day: string, count: number) =>
    `Assemblée du ${day}\u00a0: ${formatNumber(count)} ${plural(count, 'électeur', 'électeurs')}.`,
  votes: (day: string, count: number, voters: number) =>
    `Assemblée du ${day}\u00a0: ${formatNumber(count)} voix sur ${formatNumber(voters)}.`,
  noQuorum: 'Aucun quorum n’est demandé.',
  needed: (count: number, share: string) => `Quorum\u00a0: ${quorum(count, share)}.`,
  reached: (count: number, share: string) => `Le quorum de ${quorum(count, share)} est atteint.`,
  missing: (count: number, needed: number, share: string) =>
    `Il manque ${formatNumber(count)} voix pour le quorum de ${quorum(needed, share)}.`,
  proxies: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'pouvoir est déjà donné', 'pouvoirs sont déjà donnés')}.`,
  closed: (moment: string, author: string) => `Feuille close le ${moment}${author && ` par ${author}`}.`,
  quarter: 'le quart',
  third: 'le tiers',
  half: 'la moitié',
  twoThirds: 'les deux tiers',
});
