import { defineTexts } from '../../texts/texts';

/** The kinds that the journal filters by: subjects of rights. */
export const subjectTexts = defineTexts('journalSubjects', {
  membres: 'Membres',
  groupes: 'Groupes',
  departements: 'Départements',
  tags: 'Tags',
  etapes: 'Étapes d’intégration',
  evenements: 'Événements',
  formulaires: 'Formulaires',
  reponses: 'Réponses',
  filtres: 'Filtres partagés',
  comptes: 'Comptes',
  profil: 'Profil',
  corbeille: 'Corbeille',
  rgpd: 'Données personnelles',
});

/** The kinds of the trash. */
export const trashKindTexts = defineTexts('trashKinds', {
  membres: 'Membre',
  groupes: 'Groupe',
  departements: 'Département',
  tags: 'Tag',
  etapes: 'Étape',
  evenements: 'Événement',
  roles: 'Rôle d’intervenant',
  intervenants: 'Intervenant',
  formulaires: 'Formulaire',
  reponses: 'Réponse',
});

type Words = Readonly<Record<string, string>>;

/** The word for a kind. A kind that Parvis doesn't know is shown as it is. */
export const kindText = (words: Words, kind: string): string => words[kind] ?? kind;

export const kindOptions = <K extends string>(words: Readonly<Record<K, string>>) =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }));
