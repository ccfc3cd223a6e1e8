/**
 * Rights of a person: names in `data.user.droits` of the answers of login and verify-token. A back end
 * that sends no such list allows everything.
 */

/** The subjects of rights. Roles of speakers and the speakers themselves belong to events. */
export const RIGHT_SUBJECTS = [
  'membres',
  'filtres',
  'groupes',
  'departements',
  'tags',
  'etapes',
  'evenements',
  'formulaires',
  'reponses',
  'rendez-vous',
  'statistiques',
] as const;
export type RightSubject = (typeof RIGHT_SUBJECTS)[number];

export type RightVerb = 'lire' | 'modifier' | 'supprimer' | 'importer' | 'exporter';

/** e.g. `membres.modifier` */
export type Right = `${RightSubject}.${RightVerb}`;
