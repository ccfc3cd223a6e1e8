import { defineTexts } from '../../../../texts/texts';

/** The printed sheet with everything that is kept about a person. */
export const dossierTexts = defineTexts('memberDossier', {
  title: (name: string) => `Données de ${name}`,
  printed: (day: string) => `Ce qui est gardé au ${day}`,
  caution:
    'Les réponses et comptes «\u00a0probables\u00a0» portent l’e-mail, le téléphone ou le nom de la personne\u00a0; rien ne prouve qu’ils sont les siens.',
  section: 'Rubrique',
  what: 'Intitulé',
  value: 'Valeur',
  record: 'Fiche',
  number: 'Numéro',
  since: 'Date d’inscription',
  family: 'Famille',
  spouse: 'Conjoint',
  children: 'Enfants',
  parents: 'Parents',
  path: 'Parcours',
  tags: 'Tags',
  group: 'Groupe',
  department: 'Département',
  step: 'Étape d’intégration',
  stay: (from: string, to: string | undefined) => (to ? `du ${from} au ${to}` : `depuis le ${from}`),
  events: 'Événements',
  answer: (form: string, day: string) => `Réponse probable à «\u00a0${form}\u00a0» du ${day}`,
  account: 'Compte probable',
  history: 'Historique',
  changed: (field: string, before: string, after: string) => `${field}\u00a0: ${before} → ${after}`,
});
