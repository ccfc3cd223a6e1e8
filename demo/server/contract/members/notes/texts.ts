/** Answers about notes and visits. */
export const noteReplies = {
  gone: 'Cette note n’existe plus.',
  created: (kind: string) => (kind === 'visite' ? 'La visite est notée.' : 'La note est enregistrée.'),
  updated: 'La note est modifiée.',
  removed: 'La note est supprimée.',
  changedMeanwhile: 'Cette note a été modifiée entre-temps. Rien n’a été changé.',
  empty: 'Écrivez quelques mots.',
  tooLong: (max: number) => `Cette note dépasse ${max} caractères. Raccourcissez-la, ou écrivez-en deux.`,
  noDay: 'Indiquez le jour.',
  future: 'Ce jour est à venir. Une note parle d’aujourd’hui ou d’un jour passé.',
  unknownKind: 'Ce genre n’existe plus. Choisissez-en un autre.',
  tooMany: (max: number) => `Pas plus de ${max} notes par personne.`,
  notAuthor: 'Seule la personne qui a écrit cette note peut la modifier.',
  limit: (max: number) => `Indiquez un nombre entier de 1 à ${max}.`,
} as const;

export const noteKindReplies = {
  saved: 'Les genres de notes sont enregistrés.',
  changedMeanwhile: 'Les genres de notes ont été modifiés entre-temps. Rien n’a été changé.',
  empty: 'Écrivez le nom de chaque genre.',
  tooLong: (max: number) => `${max} caractères au plus par genre.`,
  tooMany: (max: number) => `Pas plus de ${max} genres.`,
  twice: (name: string) => `«\u00a0${name}\u00a0» existe déjà.`,
} as const;

/** The names that own kinds can't have. */
export const usualKindNames = ['Visite', 'Appel', 'Note'] as const;
