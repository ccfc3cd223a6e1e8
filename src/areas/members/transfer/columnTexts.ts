import type { ColonneExport } from '../../../domain/members/membreDraft';

/** Names of the columns, for import and export. */
export const columnTexts = {
  id: 'Identifiant',
  nom: 'Nom',
  prenom: 'Prénom',
  genre: 'Genre',
  date_naissance: 'Date de naissance',
  nationalite: 'Nationalité',
  profession: 'Profession',
  situation_matrimoniale: 'Situation matrimoniale',
  telephone: 'Téléphone',
  email: 'E-mail',
  ville: 'Ville',
  adresse: 'Adresse',
  statut: 'Statut',
  date_inscription: 'Date d’inscription',
  groupe: 'Groupe',
  departement: 'Département',
  etapes: 'Étapes',
  tags: 'Tags',
} as const satisfies Record<ColonneExport, string>;
