/**
 * Capabilities of a back end beyond the specification: names in `data.capacites` of the answers of login and
 * verify-token. Anything that needs a capability is shown or sent only after the back end has announced it.
 * A back end announces what it can do as a group, or part by part: a part stands for itself alone.
 */

/**
 * The groups, and the parts that each stands for, as in version 1.0: a back end that announces one of these names says for
 * ever that it has exactly what the name meant then. What came later stands in `LATER_PARTS`. Unknown names are ignored.
 */
export const CAPABILITY_GROUPS = {
  acces: ['comptes', 'droits', 'connexions', 'appareils', 'facteur-exige'],
  ecritures: ['cles', 'versions', 'champs-id', 'evenement-complet', 'famille'],
  evenements: ['agenda', 'annulations', 'flux', 'inscriptions', 'presences', 'rappels', 'series', 'services'],
  fichiers: ['export-filtre', 'export-lisible', 'simulation'],
  formulaires: ['ouverture', 'mentions', 'reponses'],
  historique: ['journal', 'corbeille', 'retraits'],
  listes: ['tri', 'filtres', 'filtres-partages', 'selection', 'recherche', 'ordre', 'pages-evenements'],
  messages: ['messages'],
  personnes: ['doublons', 'intervenants-membres'],
  rgpd: ['rgpd'],
  statistiques: ['aujourdhui'],
} as const;

/**
 * The parts that came after 1.0; they belong to no group.
 * - `a-completer`: what needs a hand in the next weeks is told, and what is over today stands below what is to come;
 * - `adresses`: members have a second line of the address and a postcode, in their records and in files;
 * - `assemblees`: an event may be an assembly, whose sheet counts votes, takes proxies and tells when people left;
 * - `anniversaires`: the birthdays of a period are listed, with the age that is reached;
 * - `avis-comptes`: who will get a mail about an event is counted before it is sent;
 * - `champs-caches`: forms and registrations declare what a page may add to what its visitors send;
 * - `chevauchements`: where people are to serve on a day, and who is to be at two events at the same time;
 * - `cotisations`: members are up to date for a year, or not: a tick with its day and its author, never an amount;
 * - `compte-membre`: an account is linked to the record of its person by an administrator, and «mes services» follows the link;
 * - `consentements`: consents of members by kind (pictures, directory, letters, own kinds), given, ended or withdrawn;
 * - `conservation-journal`: the journal keeps what was changed for a number of months, and who, when and what for ever;
 * - `effacement-inscriptions`: the preview of an erasure lists registrations, and one can be erased for a person without a record;
 * - `equipes`: one date of a series has a team of its own, and the people of many dates are asked by one mail each;
 * - `etiquettes`: labels and letters for ticked or filtered members, one per person or per household;
 * - `etats`: members are active, left or deceased, don't want some contact, and have dated facts, on which counts over time stand;
 * - `etat-serveur`: administrators see how the server is, try its mail and confirm its clock;
 * - `familles-ensemble`: the settings of registrations say whether a family may be split where places are short;
 * - `filtres-etendus`: the list of members is filtered by gender, marital status, nationality and postcode too, given or not;
 * - `jours`: an event may take several days;
 * - `liste-site`: the organisation's site gets a key, by which its content system lists open forms and registrations;
 * - `notes`: records have notes and visits, each with its readers, and notes of absences have the same choice;
 * - `page-inscription`: the back end serves a page of their own for registrations, and says its address;
 * - `questions-personnes`: a question of a registration is asked of each person, or once for all of them;
 * - `registre-traitements`: the register of processing is written from the settings in force, as a file.
 */
const LATER_PARTS = [
  'a-completer',
  'adresses',
  'assemblees',
  'anniversaires',
  'avis-comptes',
  'champs-caches',
  'chevauchements',
  'cotisations',
  'compte-membre',
  'consentements',
  'conservation-journal',
  'effacement-inscriptions',
  'equipes',
  'etat-serveur',
  'etats',
  'etiquettes',
  'familles-ensemble',
  'filtres-etendus',
  'jours',
  'liste-site',
  'notes',
  'page-inscription',
  'questions-personnes',
  'registre-traitements',
] as const;

export type Capability =
  | (typeof CAPABILITY_GROUPS)[keyof typeof CAPABILITY_GROUPS][number]
  | (typeof LATER_PARTS)[number];

const groups = Object.entries<readonly Capability[]>(CAPABILITY_GROUPS);

/** Every part. */
export const CAPABILITIES: readonly Capability[] = /* @__PURE__ */ groups
  .flatMap(([, parts]) => parts)
  .concat(LATER_PARTS);

/** What is announced by these names: the names themselves, and the parts of each group among them. */
export function withParts(names: readonly string[] | null | undefined): ReadonlySet<string> {
  const announced = new Set(names);
  for (const [name, parts] of groups) if (announced.has(name)) for (const part of parts) announced.add(part);
  return announced;
}

/** The names to announce for these parts: the parts, for readers who know no groups, and each group that is complete. */
export const withGroups = (parts: readonly Capability[]): string[] => [
  ...new Set([
    ...parts,
    ...groups.filter(([, all]) => all.every((part) => parts.includes(part))).map(([name]) => name),
  ]),
];
