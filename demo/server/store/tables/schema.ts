/** The tables as Kysely sees them. Dates are `yyyy-mm-dd`, instants ISO text. */
import type { ColumnType, Generated } from 'kysely';
import type { MemberField } from '../../../../src/domain/members/memberFieldRules';
import type {
  AttemptsTable,
  DevicesTable,
  KnownNetworksTable,
  RecoveryCodesTable,
  RequirementsTable,
  SecretsTable,
  SignInsTable,
  TokensTable,
  UsersTable,
} from './accountTables';
import type { AssemblyTables, HeadCountsTable, SheetsTable, TicksTable } from './attendanceTables';
import type { Stamped } from './columnTypes';
import type { CriteriaTable, SortableText } from './criteriaTable';
import type { DuplicateTables } from './duplicateTables';
import type { EventExceptionsTable, FeedsTable, PassagesTable } from './eventSchema';
import type {
  AnswerFilesTable,
  AnswerNoticesTable,
  AnswersTable,
  ContentsTable,
  FieldsTable,
  FormerFieldsTable,
  FormsTable,
  ReadAnswersTable,
} from './formSchema';
import type { LinksTable } from './linkTable';
import type { MailsTable } from './mailTable';
import type { ErasuresTable, ReviewsTable, SettingsTable } from './privacyTables';
import type { RegisterTables, StateColumns } from './registerSchema';
import type { AttendeesTable, RegistrationSettingsTable, RegistrationsTable } from './registrationSchema';
import type { AbsencesTable, NeededRolesTable, ServicesTable, TeamsTable } from './serviceSchema';
import type { ChangesTable, ClockTable, KeysTable, OperationsTable, TrashTable } from './writeSchema';

/** Computed by the database, so never written. */
type Computed<T> = ColumnType<T, never, never>;

type NeverNull = 'nom' | 'prenom' | 'genre';
type MemberColumns = Record<NeverNull, string> & Record<Exclude<MemberField, NeverNull>, string | null>;

export type SortKey = `tri_${SortableText}`;

/** Keys to sort and compare by, which the database computes. */
type SortKeys = Record<SortKey, Computed<string | null>>;

export interface MembersTable extends Stamped, MemberColumns, SortKeys, StateColumns {
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

/** A distinct word of names, kept by triggers. */
interface WordsTable {
  mot: string;
  /** How many members have it. */
  membres: number;
}

/** A filter of the members list that accounts share. */
interface SharedFiltersTable extends Stamped {
  id: Generated<number>;
  nom: string;
  /** Folded name, unique among shared filters. */
  cle: string;
  version: number;
  /** JSON. */
  contenu: ColumnType<Record<string, unknown>, string, string>;
  auteur_id: number | null;
}

interface ChildrenTable {
  parent_id: number;
  enfant_id: number;
}

interface GroupsTable extends Stamped {
  id: Generated<number>;
  nom: string;
  description: string | null;
  color: string | null;
}

interface DepartmentsTable extends Stamped {
  id: Generated<number>;
  nom: string;
  mission: string | null;
  color: string | null;
}

/** One stay of a member; the current one has no `date_sortie`. */
interface GroupStaysTable {
  id: Generated<number>;
  groupe_id: number;
  membre_id: number;
  date_inscription: string;
  date_sortie: string | null;
}

interface DepartmentStaysTable {
  id: Generated<number>;
  departement_id: number;
  membre_id: number;
  date_inscription: string;
  date_sortie: string | null;
}

interface TagsTable extends Stamped {
  id: Generated<number>;
  name: string;
  can_be_inevent: boolean;
}

interface MemberTagsTable {
  membre_id: number;
  tag_id: number;
}

interface StepsTable extends Stamped {
  id: Generated<number>;
  libelle: string;
  description: string | null;
  ordre: number;
  couleur: string | null;
  duree_estimee: number | null;
  conditions: string | null;
  actif: boolean;
}

interface MemberStepsTable {
  membre_id: number;
  etape_id: number;
  date_association: string;
  notes: string | null;
}

interface AgeCategoriesTable {
  id: Generated<number>;
  libelle: string;
  min_age: number;
  max_age: number;
}

/** One number per set of rows, raised by every write; counts cached with another number are out of date. */
interface VersionsTable {
  nom: string;
  numero: number;
}

export interface EventsTable extends Stamped {
  id: Generated<number>;
  nom_evenement: string;
  lieu: string | null;
  /** Local time, without a zone. */
  date: string;
  /** The last of several days; null for one. */
  date_fin: string | null;
  heure_debut: string | null;
  heure_fin: string | null;
  is_recurrent: boolean;
  frequency: string | null;
  /** What the rule of a series has beyond its frequency. */
  serie_intervalle: number | null;
  serie_jours: number[] | null;
  serie_rang: number | null;
  serie_jour_du_mois: number | null;
  serie_jusqu_au: string | null;
  serie_fois: number | null;
  serie_sauf: string[] | null;
  annule_le: string | null;
  annule_motif: string | null;
  /** Hours before each date. */
  rappels: number[] | null;
  /** Visitors see it in the agenda. */
  public: Generated<boolean>;
  /** Raised by the database with each change that calendars should see, with the moment of that change. */
  sequence: Generated<number>;
  change_le: Generated<string>;
  /** Folded name, unique among events. */
  cle: string;
  /** Folded name and place, which searches look in. */
  recherche: string;
}

interface SpeakerRolesTable extends Stamped {
  id: Generated<number>;
  libelle: string;
  /** Folded label, unique among roles. */
  cle: string;
}

interface SpeakersTable extends Stamped {
  id: Generated<number>;
  nom: string;
  prenom: string;
  /** The member that the speaker is; null for guests, and once the member is deleted. */
  membre_id: number | null;
  /** Folded words that searches look in and folded name to sort by, like those of members. */
  recherche: string;
  tri: string;
}

interface AssignmentsTable {
  id: Generated<number>;
  evenement_id: number;
  intervenant_id: number;
  role_id: number;
  /** Place among the speakers of the event. */
  rang: number;
  member_email: string | null;
  member_telephone: string | null;
  member_profession: string | null;
  /** The day by the rule of the date whose team it is; null for the team of the event. */
  jour: string | null;
}

export interface DatabaseSchema extends AssemblyTables, DuplicateTables, RegisterTables {
  utilisateurs: UsersTable;
  jetons: TokensTable;
  tentatives: AttemptsTable;
  appareils: DevicesTable;
  reseaux_connus: KnownNetworksTable;
  codes_secours: RecoveryCodesTable;
  connexions: SignInsTable;
  exigences: RequirementsTable;
  membres: MembersTable;
  mots: WordsTable;
  criteres: CriteriaTable;
  filtres_partages: SharedFiltersTable;
  enfants: ChildrenTable;
  groupes: GroupsTable;
  departements: DepartmentsTable;
  groupes_membres: GroupStaysTable;
  departements_membres: DepartmentStaysTable;
  tags: TagsTable;
  membres_tags: MemberTagsTable;
  etapes: StepsTable;
  membres_etapes: MemberStepsTable;
  categories_age: AgeCategoriesTable;
  versions: VersionsTable;
  evenements: EventsTable;
  evenements_exceptions: EventExceptionsTable;
  flux: FeedsTable;
  passages: PassagesTable;
  horloge: ClockTable;
  roles_intervenants: SpeakerRolesTable;
  intervenants: SpeakersTable;
  affectations: AssignmentsTable;
  feuilles_presence: SheetsTable;
  presences: TicksTable;
  comptes_presence: HeadCountsTable;
  formulaires: FormsTable;
  champs: FieldsTable;
  reponses: AnswersTable;
  reponses_fichiers: AnswerFilesTable;
  reponses_lues: ReadAnswersTable;
  avis_reponses: AnswerNoticesTable;
  champs_anciens: FormerFieldsTable;
  secrets: SecretsTable;
  cles: KeysTable;
  operations: OperationsTable;
  changements: ChangesTable;
  corbeille: TrashTable;
  contenus: ContentsTable;
  effacements: ErasuresTable;
  revues: ReviewsTable;
  reglages: SettingsTable;
  messages: MailsTable;
  liens: LinksTable;
  inscriptions_reglages: RegistrationSettingsTable;
  inscriptions: RegistrationsTable;
  inscrits: AttendeesTable;
  services: ServicesTable;
  absences: AbsencesTable;
  roles_attendus: NeededRolesTable;
  equipes: TeamsTable;
}
