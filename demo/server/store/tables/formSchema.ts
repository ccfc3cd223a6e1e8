/** The tables of forms and their answers, see schema.ts. */
import type { Generated } from 'kysely';
import type { HiddenColumn, Instant, Stamped } from './columnTypes';

export interface FormsTable extends Stamped {
  id: Generated<number>;
  /** Its name in addresses; it never changes. */
  identifiant: string;
  nom_du_formulaire: string;
  description: string;
  form_extend: boolean;
  form_static: boolean;
  /** Folded name, which searches look in. */
  recherche: string;
  /** First and last minute in which it takes answers, `yyyy-mm-ddThh:mm` in the server's local time. */
  ouvert_du: string | null;
  ouvert_au: string | null;
  reponses_max: number | null;
  /** Whether answers need the signed timestamp that was sent with the form. */
  protection: Generated<boolean>;
  /** The number of its answers, and their total size with files. */
  reponses_nombre: Generated<number>;
  reponses_octets: Generated<number>;
  /** What visitors read: whose form it is, and what becomes of their answers. */
  organisation: string | null;
  confidentialite: string | null;
  /** Months after which its answers are deleted; null for never. */
  conservation_mois: number | null;
  /** The names of what a page may add to an answer; null for none. */
  champs_caches: string[] | null;
}

export interface FieldsTable {
  id: Generated<number>;
  formulaire_id: number;
  position: number;
  nom_du_champ: string;
  type_de_champ: string;
  option: string | null;
  is_required: boolean;
  placeholder: string | null;
  /** Whether it was removed from its form after it had been answered. */
  retire: Generated<boolean>;
}

export interface AnswersTable {
  id: Generated<number>;
  formulaire_id: number;
  /** JSON: a text or a list of texts by the id of their field; the name in the case of a file. */
  valeurs: unknown;
  /** JSON: what the page added, by name; null for nothing. */
  champs_caches: HiddenColumn;
  /** Folded words that searches look in, see forms/answers/answerSearch.ts. */
  recherche: Generated<string>;
  created_at: Instant;
}

/** The newest answer that a user has seen. */
export interface ReadAnswersTable {
  utilisateur_id: number;
  formulaire_id: number;
  derniere: number;
}

/** How a question was worded until it was changed. */
export interface FormerFieldsTable {
  id: Generated<number>;
  champ_id: number;
  nom_du_champ: string;
  type_de_champ: string;
  remplace_le: Instant;
}

export interface AnswerFilesTable {
  id: Generated<number>;
  reponse_id: number;
  champ_id: number;
  nom: string;
  taille: number;
}

/** The content of a file, which stays where it is while its answer is in the trash. */
export interface ContentsTable {
  fichier_id: number;
  contenu: Uint8Array;
}

/** The mail about new answers to a form that was sent last. */
export interface AnswerNoticesTable {
  formulaire_id: number;
  /** The last answer that it counted. */
  derniere: number;
  /** Null until the first mail. */
  envoye_le: string | null;
}
