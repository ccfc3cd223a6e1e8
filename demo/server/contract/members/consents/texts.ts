import { longDay } from '../../../../../src/domain/calendar/momentWords';

/** Answers about consents of members. */
export const consentReplies = {
  gone: 'Ce consentement n’existe plus.',
  created: 'Le consentement est noté.',
  refused: 'Le refus est noté.',
  updated: 'Le consentement est modifié.',
  withdrawn: 'Le retrait est noté.',
  removed: 'Le consentement est supprimé.',
  changedMeanwhile: 'Ce consentement a été modifié entre-temps. Rien n’a été changé.',
  noKind: 'Ce genre de consentement n’existe plus. Choisissez-en un autre.',
  unusedKind: (name: string) => `«\u00a0${name}\u00a0» ne sert plus. Choisissez un autre genre.`,
  noDay: 'Indiquez le jour.',
  future: 'Ce jour est à venir. Notez un consentement une fois qu’il est donné.',
  futureWithdrawal: 'Ce jour est à venir. Notez un retrait une fois qu’il est fait.',
  beforeBirth: 'Ce jour est avant la naissance de la personne.',
  endBeforeStart: 'La fin est avant le début.',
  withdrawnBefore: (day: string) => `Ce jour est après le retrait, le ${longDay(day)}.`,
  withdrawalBeforeStart: (day: string) =>
    `Ce jour est avant le consentement, donné le ${longDay(day)}. Choisissez ce jour ou un jour suivant.`,
  isWithdrawn: (day: string) => `Déjà retiré, le ${longDay(day)}.`,
  noGiver: 'Indiquez qui a répondu.',
  noParent: 'Avant 15\u00a0ans, il faut aussi l’accord d’un parent. Choisissez-le, ou écrivez son nom.',
  noSecondParent:
    'Ce genre demande l’accord des deux parents. Choisissez l’autre parent, ou écrivez son nom.',
  sameParent: 'C’est deux fois la même personne. Choisissez l’autre parent.',
  notChild: 'Un enfant n’est pas son propre parent. Choisissez un parent.',
  notLinked:
    'Cette personne n’est pas notée comme parent. Liez-la à la fiche, dans «\u00a0Famille\u00a0», ou écrivez son nom.',
  noChild: 'Avant 15\u00a0ans, il faut aussi l’accord de l’enfant.',
  nameTooLong: (max: number) => `${max} caractères au plus.`,
  proofTooLong: (max: number) => `${max} caractères au plus.`,
  tooMany: (max: number) => `Pas plus de ${max} consentements par personne.`,
} as const;

/** What an import says of consents. */
export const importedConsentReplies = {
  toNote: (kind: string) => `${kind}\u00a0: «\u00a0oui\u00a0» sera noté.`,
  noted: (kind: string) => `${kind}\u00a0: «\u00a0oui\u00a0» est noté.`,
  onlyAdds: (kind: string) =>
    `${kind}\u00a0: un import ne note que des accords. Notez ce refus sur la fiche.`,
  unread: (kind: string, cell: string) =>
    `${kind} «\u00a0${cell}\u00a0»\u00a0: non compris, rien n’est noté.`,
  toCome: (kind: string, cell: string) =>
    `${kind} «\u00a0${cell}\u00a0»\u00a0: dans le futur, rien n’est noté.`,
  beforeBirth: (kind: string) => `${kind}\u00a0: ce jour est avant la naissance, rien n’est noté.`,
  withParents: (kind: string) =>
    `${kind}\u00a0: avant 15\u00a0ans, il faut aussi l’accord d’un parent. Notez-le sur la fiche.`,
  ended: (kind: string, day: string) =>
    `${kind}\u00a0: un accord a pris fin le ${longDay(day)}, et ce jour est avant. Rien n’est noté.`,
  staysWithdrawn: (kind: string, day: string) =>
    `${kind}\u00a0: retiré le ${longDay(day)}, un import n’y change rien.`,
} as const;

/** The kinds that every organisation has. */
export const standardNames = { image: 'Photos', annuaire: 'Annuaire', lettre: 'Lettres' } as const;

export const consentKindReplies = {
  gone: 'Ce genre de consentement n’existe plus.',
  created: (name: string) => `«\u00a0${name}\u00a0» est ajouté.`,
  saved: (name: string) => `«\u00a0${name}\u00a0» est enregistré.`,
  changedMeanwhile: 'Ce genre de consentement a été modifié entre-temps. Rien n’a été changé.',
  empty: 'Écrivez le nom du genre.',
  tooLong: (max: number) => `${max} caractères au plus.`,
  twice: (name: string) => `«\u00a0${name}\u00a0» existe déjà.`,
  tooMany: (max: number) => `Pas plus de ${max} genres.`,
} as const;
