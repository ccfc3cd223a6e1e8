import type { RightSubject } from '../../../../src/domain/rights';

/** The subject whose reading right each kind of changed row needs. A test compares the kinds with the triggers. */
export const SUBJECT_OF: Readonly<Record<string, RightSubject>> = {
  membres: 'membres',
  filtres: 'filtres',
  groupes: 'groupes',
  departements: 'departements',
  tags: 'tags',
  etapes: 'etapes',
  evenements: 'evenements',
  roles: 'evenements',
  intervenants: 'evenements',
  formulaires: 'formulaires',
  champs: 'formulaires',
  reponses: 'reponses',
  comptes: 'comptes',
  exigences: 'comptes',
  reglages: 'rgpd',
  messages: 'messages',
  horloge: 'serveur',
};
