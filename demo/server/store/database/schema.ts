/** The tables as Kysely sees them. Dates are `yyyy-mm-dd`, instants ISO text. */
import type { ColumnType, Generated } from 'kysely';
import type { FieldWith, MembreField } from '../../../../src/domain/members/membreFields';
import type {
  AppareilTable,
  CodeSecoursTable,
  ConnexionTable,
  ExigenceTable,
  JetonTable,
  ReseauConnuTable,
  TentativeTable,
  UtilisateurTable,
} from '../../guard/accounts/accountTables';
import type { DuplicateTables } from '../../guard/duplicates/duplicateTables';
import type { EffacementTable, ReglageTable, RevueTable } from '../../guard/privacy/privacyTables';
import type { Stamped } from './columnTypes';
import type {
  AvisReponsesTable,
  ChampAncienTable,
  ChampTable,
  ContenuTable,
  FormulaireTable,
  ReponseFichierTable,
  ReponseLueTable,
  ReponseTable,
} from './formSchema';
import type { ChangementTable, CleTable, CorbeilleTable, OperationTable } from './writeSchema';

/** Computed by the database, so never written. */
type Computed<T> = ColumnType<T, never, never>;

type NeverNull = 'nom' | 'prenom' | 'genre';
type MemberColumns = Record<NeverNull, string> & Record<Exclude<MembreField, NeverNull>, string | null>;

/** The texts that lists can be ordered by. */
type SortableText = FieldWith<'isSortable' | 'maxLength'>;
export type SortKey = `tri_${SortableText}`;

/** Keys to sort and compare by, which the database computes. */
type SortKeys = Record<SortKey, Computed<string | null>>;

export interface MembreTable extends Stamped, MemberColumns, SortKeys {
  id: Generated<number>;
  color: string | null;
  statut: string;
  date_inscription: string;
  conjoint_id: number | null;
  /** Folded words that searches look in, computed in members/searchColumns.ts. */
  recherche: string;
  /** Folded name to sort by. */
  tri: string;
}

/** What lists are filtered by, in a narrow row per member, kept by triggers. */
interface CritereTable extends Record<`sans_${SortableText}`, boolean> {
  /** The member's. */
  id: number;
  /** Of the present stay. */
  groupe_id: number | null;
  departement_id: number | null;
  date_naissance: string | null;
  date_inscription: string;
}

/** A distinct word of names, kept by triggers. */
interface MotTable {
  mot: string;
  /** How many members have it. */
  membres: number;
}

/** A filter of the members list that accounts share. */
interface FiltrePartageTable extends Stamped {
  id: Generated<number>;
  nom: string;
  /** Folded name, unique among shared filters. */
  cle: string;
  version: number;
  /** JSON. */
  contenu: ColumnType<Record<string, unknown>, string, string>;
  auteur_id: number | null;
}

interface EnfantTable {
  parent_id: number;
  enfant_id: number;
}

interface GroupeTable extends Stamped {
  id: Generated<number>;
  nom: string;
  description: string | null;
  color: string | null;
}

interface DepartementTable extends Stamped {
  id: Generated<number>;
  nom: string;
  mission: string | null;
  color: string | null;
}

/** One stay of a member; the current one has no `date_sortie`. */
interface GroupeMembreTable {
  id: Generated<number>;
  groupe_id: number;
  membre_id: number;
  date_inscription: string;
  date_sortie: string | null;
}

interface DepartementMembreTable {
  id: Generated<number>;
  departement_id: number;
  membre_id: number;
  date_inscription: string;
  date_sortie: string | null;
}

interface TagTable extends Stamped {
  id: Generated<number>;
  name: string;
  can_be_inevent: boolean;
}

interface MembreTagTable {
  membre_id: number;
  tag_id: number;
}

interface EtapeTable extends Stamped {
  id: Generated<number>;
  libelle: string;
  description: string | null;
  ordre: number;
  couleur: string | null;
  duree_estimee: number | null;
  conditions: string | null;
  actif: boolean;
}

interface MembreEtapeTable {
  membre_id: number;
  etape_id: number;
  date_association: string;
  notes: string | null;
}

interface CategorieAgeTable {
  id: Generated<number>;
  libelle: string;
  min_age: number;
  max_age: number;
}

/** One number per set of rows, raised by every write; counts cached with another number are out of date. */
interface VersionTable {
  nom: string;
  numero: number;
}

export interface EvenementTable extends Stamped {
  id: Generated<number>;
  nom_evenement: string;
  lieu: string | null;
  /** Local time, without a zone. */
  date: string;
  heure_debut: string | null;
  heure_fin: string | null;
  is_recurrent: boolean;
  frequency: string | null;
  /** Folded name, unique among events. */
  cle: string;
  /** Folded name and place, which searches look in. */
  recherche: string;
}

interface RoleIntervenantTable extends Stamped {
  id: Generated<number>;
  libelle: string;
  /** Folded label, unique among roles. */
  cle: string;
}

interface IntervenantTable extends Stamped {
  id: Generated<number>;
  nom: string;
  prenom: string;
  /** The member that the speaker is; null for guests, and once the member is deleted. */
  membre_id: number | null;
  /** Folded words that searches look in and folded name to sort by, like those of members. */
  recherche: string;
  tri: string;
}

interface AffectationTable {
  id: Generated<number>;
  evenement_id: number;
  intervenant_id: number;
  role_id: number;
  /** Place among the speakers of the event. */
  rang: number;
  member_email: string | null;
  member_telephone: string | null;
  member_profession: string | null;
}

/** Values that the server creates for itself and its instances share. */
interface SecretTable {
  nom: string;
  valeur: string;
}

export interface Schema extends DuplicateTables {
  utilisateurs: UtilisateurTable;
  jetons: JetonTable;
  tentatives: TentativeTable;
  appareils: AppareilTable;
  reseaux_connus: ReseauConnuTable;
  codes_secours: CodeSecoursTable;
  connexions: ConnexionTable;
  exigences: ExigenceTable;
  membres: MembreTable;
  mots: MotTable;
  criteres: CritereTable;
  filtres_partages: FiltrePartageTable;
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
  evenements: EvenementTable;
  roles_intervenants: RoleIntervenantTable;
  intervenants: IntervenantTable;
  affectations: AffectationTable;
  formulaires: FormulaireTable;
  champs: ChampTable;
  reponses: ReponseTable;
  reponses_fichiers: ReponseFichierTable;
  reponses_lues: ReponseLueTable;
  avis_reponses: AvisReponsesTable;
  champs_anciens: ChampAncienTable;
  secrets: SecretTable;
  cles: CleTable;
  operations: OperationTable;
  changements: ChangementTable;
  corbeille: CorbeilleTable;
  contenus: ContenuTable;
  effacements: EffacementTable;
  revues: RevueTable;
  reglages: ReglageTable;
}
