import { longDay } from '../../../../../src/domain/calendar/momentWords';
import type { MemberState } from '../../../../../src/domain/register/states';

const and = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

const IS: Readonly<Record<MemberState, (name: string) => string>> = {
  actif: (name) => `La fiche de ${name} est déjà active.`,
  parti: (name) => `Le départ de ${name} est déjà noté.`,
  decede: (name) => `Le décès de ${name} est déjà noté.`,
};

/** Answers about who is up to date for a year. */
export const duesReplies = {
  isUpToDate: (year: number) => `Déjà à jour pour ${year}.`,
  isNotUpToDate: (year: number) => `Pas à jour pour ${year}.`,
  upToDate: (count: number, year: number) =>
    `${and(count, 'personne notée', 'personnes notées')} à jour pour ${year}.`,
  notUpToDate: (count: number, year: number) =>
    `${and(count, 'personne n’est plus', 'personnes ne sont plus')} à jour pour ${year}.`,
} as const;

/** Answers about states and oppositions. */
export const stateReplies = {
  notGone: (name: string, since: string) =>
    `Un retour demande un départ\u00a0: la fiche de ${name} est active depuis le ${longDay(since)}.`,
  backBeforeExit: (name: string, day: string) =>
    `Cette date est avant le départ de ${name}, le ${longDay(day)}.`,
  beforeBirth: (born: string) => `Cette date est avant sa naissance (${born.slice(0, 4)}).`,
  beforeEntry: (name: string, day: string) => `Cette date est avant l’entrée de ${name}, le ${longDay(day)}.`,
  same: (name: string, state: MemberState) => IS[state](name),
  columns: { etat: 'État', etat_depuis: 'Date de sortie', etat_motif: 'Raison' },
  // Imports
  toNote: {
    actif: '',
    parti: 'Son départ sera noté.',
    decede: 'Son décès sera noté.',
  } satisfies Record<MemberState, string>,
  created: {
    actif: '',
    parti: 'Aucune fiche n’était à ce nom\u00a0: elle est créée, notée «\u00a0Parti\u00a0».',
    decede: 'Aucune fiche n’était à ce nom\u00a0: elle est créée, notée «\u00a0Décédé\u00a0».',
  } satisfies Record<MemberState, string>,
  kept: {
    actif: '',
    parti: (name: string) =>
      `La fiche de ${name} reste notée «\u00a0Parti\u00a0»\u00a0: un retour se note sur la fiche.`,
    decede: (name: string) =>
      `La fiche de ${name} reste notée «\u00a0Décédé\u00a0»\u00a0: un import n’y change rien.`,
  },
  notNoted: 'L’état de cette ligne n’est pas noté.',
  reasonOfLeaving: 'Un motif ne se note que pour un départ.',
  otherRegistrations: 'Une des inscriptions choisies n’est plus à venir. Relisez la liste, puis recommencez.',
  accountStays: {
    administrateur: (email: string) =>
      `le compte administrateur ${email} reste actif. Désactivez-le dans «\u00a0Comptes\u00a0».`,
    soi: (email: string) =>
      `le compte ${email} est le vôtre\u00a0: il reste actif. Un autre administrateur peut le désactiver.`,
  },
  noKind: 'Choisissez au moins un contact.',
  sinceOfAdding: 'La date ne se note que pour un contact refusé.',
  isOpposed: 'Ce contact est déjà refusé.',
  isNotOpposed: 'Ce contact n’est pas refusé.',
  changed: {
    actif: (count: number) => `${and(count, 'retour noté', 'retours notés')}.`,
    parti: (count: number) => `${and(count, 'départ noté', 'départs notés')}.`,
    decede: (count: number) => `${and(count, 'décès noté', 'décès notés')}.`,
  } satisfies Record<MemberState, (count: number) => string>,
  opposed: (count: number) => `Contact refusé noté pour ${and(count, 'personne', 'personnes')}.`,
  notOpposed: (count: number) => `Contact de nouveau accepté pour ${and(count, 'personne', 'personnes')}.`,
} as const;
