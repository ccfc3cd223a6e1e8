/** The tables as Kysely sees them. Dates are `yyyy-mm-dd`, instants ISO text. */
import type { Generated } from 'kysely';

type Instant = Generated<string>;

interface Stamped {
  created_at: Instant;
  updated_at: Instant;
}

export interface UtilisateurTable extends Stamped {
  id: Generated<number>;
  email: string;
  nom_utilisateur: string | null;
  nom: string;
  prenom: string;
  /** scrypt with its parameters, see auth/passwords.ts. */
  mot_de_passe: string;
}

export interface JetonTable {
  /** SHA-256 of the token: the token itself is never stored. */
  empreinte: string;
  utilisateur_id: number;
  usage: 'session' | 'reinitialisation';
  expire_le: string;
  created_at: Instant;
}

export interface TentativeTable {
  cle: string;
  nombre: number;
  debut: string;
}

export interface MembreTable extends Stamped {
  id: Generated<number>;
  nom: string;
  prenom: string;
  genre: string;
  nationalite: string | null;
  situation_matrimoniale: string | null;
  email: string | null;
  adresse: string | null;
  date_naissance: string | null;
  profession: string | null;
  telephone: string | null;
  ville: string | null;
  color: string | null;
  statut: string;
  date_inscription: string;
  conjoint_id: number | null;
  /** Folded words to search in, computed in members/searchColumns.ts. */
  recherche: string;
  /** Folded name to sort by. */
  tri: string;
}

export interface EnfantTable {
  parent_id: number;
  enfant_id: number;
}

export interface GroupeTable extends Stamped {
  id: Generated<number>;
  nom: string;
  description: string | null;
  color: string | null;
}

export interface DepartementTable extends Stamped {
  id: Generated<number>;
  nom: string;
  mission: string | null;
  color: string | null;
}

/** One stay of a member; the current one has no `date_sortie`. */
export interface GroupeMembreTable {
  id: Generated<number>;
  groupe_id: number;
  membre_id: number;
  date_inscription: string;
  date_sortie: string | null;
}

export interface DepartementMembreTable {
  id: Generated<number>;
  departement_id: number;
  membre_id: number;
  date_inscription: string;
  date_sortie: string | null;
}

export interface TagTable extends Stamped {
  id: Generated<number>;
  name: string;
  can_be_inevent: boolean;
}

export interface MembreTagTable {
  membre_id: number;
  tag_id: number;
}

export interface EtapeTable extends Stamped {
  id: Generated<number>;
  libelle: string;
  description: string | null;
  ordre: number;
  couleur: string | null;
  duree_estimee: number | null;
  conditions: string | null;
  actif: boolean;
}

export interface MembreEtapeTable {
  membre_id: number;
  etape_id: number;
  date_association: string;
  notes: string | null;
}

export interface CategorieAgeTable {
  id: Generated<number>;
  libelle: string;
  min_age: number;
  max_age: number;
}

/** One number per set of rows, raised by every write: what was counted under another number is out of date. */
export interface VersionTable {
  nom: string;
  numero: number;
}

export interface Schema {
  utilisateurs: UtilisateurTable;
  jetons: JetonTable;
  tentatives: TentativeTable;
  membres: MembreTable;
  enfants: EnfantTable;
  groupes: GroupeTable;
  departements: DepartementTable;
  groupes_membres: GroupeMembreTable;
  departements_membres: DepartementMembreTable;
  tags: TagTable;
  membres_tags: MembreTagTable;
  etapes: EtapeTable;
  membres_etapes: MembreEtapeTable;
  categories_age: CategorieAgeTable;
  versions: VersionTable;
}
