/**
 * Rights of a person: names in `data.user.droits` of the answers of login and verify-token. A back end
 * that sends no such list allows everything. The reference server gives them by role.
 */

/** The subjects of rights. Roles of speakers and the speakers themselves belong to events. */
export const RIGHT_SUBJECTS = [
  'membres',
  /** Notes and visits of members. Who may read one is also the note's own choice. */
  'notes',
  'filtres',
  'groupes',
  'departements',
  'tags',
  'etapes',
  'evenements',
  /** Who came to events. */
  'presences',
  'formulaires',
  'reponses',
  'rendez-vous',
  'statistiques',
  /** All accounts. */
  'comptes',
  /** One's own account. */
  'profil',
  /** Who changed what, with the values before and after. */
  'journal',
  /** What was deleted. «supprimer» deletes it for good. */
  'corbeille',
  /** The data of one person as a whole: as a file, erased, and for how long they are kept. */
  'rgpd',
  /** The mails that the back end sends, with recipient, subject and state. */
  'messages',
  /** How the server is. */
  'serveur',
] as const;
export type RightSubject = (typeof RIGHT_SUBJECTS)[number];

const VERBS = ['lire', 'modifier', 'supprimer', 'importer', 'exporter'] as const;
export type RightVerb = (typeof VERBS)[number];

/** e.g. `membres.modifier` */
export type Right = `${RightSubject}.${RightVerb}`;

export const ACCOUNT_ROLES = ['administrateur', 'manager', 'utilisateur'] as const;
export type Role = (typeof ACCOUNT_ROLES)[number];

const READING = ['lire'] as const;

/** What a role other than `administrateur` may do with a subject. */
type RoleVerbs = Readonly<Record<Exclude<Role, 'administrateur'>, readonly RightVerb[]>>;

const EDITED: RoleVerbs = { manager: VERBS, utilisateur: READING };

/** The table of rights. Administrators may do everything. Answers to forms may hold health data, so users see none. */
const TABLE: Readonly<Record<RightSubject, RoleVerbs>> = {
  membres: EDITED,
  // Visitors of people write down what they did; a perimeter narrows what they read.
  notes: { manager: VERBS, utilisateur: ['lire', 'modifier', 'supprimer'] },
  filtres: EDITED,
  groupes: EDITED,
  departements: EDITED,
  tags: EDITED,
  etapes: EDITED,
  evenements: EDITED,
  // Helpers at the door tick names; what a member is on file for stays with others.
  presences: { manager: VERBS, utilisateur: ['lire', 'modifier'] },
  formulaires: EDITED,
  reponses: { manager: VERBS, utilisateur: [] },
  'rendez-vous': EDITED,
  statistiques: EDITED,
  comptes: { manager: [], utilisateur: [] },
  profil: { manager: VERBS, utilisateur: VERBS },
  journal: { manager: READING, utilisateur: [] },
  corbeille: { manager: ['lire', 'modifier'], utilisateur: [] },
  rgpd: { manager: [], utilisateur: [] },
  messages: { manager: [], utilisateur: [] },
  serveur: { manager: [], utilisateur: [] },
};

/** Every right of a role, by the table. */
export const rightsOf = (role: Role): readonly Right[] =>
  RIGHT_SUBJECTS.flatMap((subject) => {
    const verbs = role === 'administrateur' ? VERBS : TABLE[subject][role];
    return verbs.map((verb): Right => `${subject}.${verb}`);
  });

/** @param rights those of the person; without a list, everything is allowed */
export const isAllowed = (rights: unknown, right: Right): boolean =>
  !Array.isArray(rights) || rights.includes(right);
