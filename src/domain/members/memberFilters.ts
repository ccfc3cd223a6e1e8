/** What a list of members can be narrowed to and ordered by, beyond the filters of the specification. */
import * as z from 'zod/mini';
import type { Capability } from '../capabilities';
import { OPT_OUT_FILTERS, STATE_FILTERS, WIDOWED } from '../register/states';
import { idSchema } from '../wire';
import { GENDER_VALUES, MARITAL_STATUSES } from './member';
import { fieldsWith, type IsAnnounced } from './memberFieldRules';

/**
 * Names for `ordering`; a minus in front reverses the order. Members without a value come last in both directions, and
 * equal values are ordered by name. Steps, tags and telephone numbers have no order of use.
 */
export const MEMBER_ORDERINGS = [
  'nom',
  ...fieldsWith('isSortable'),
  'groupe',
  'departement',
  'statut',
  'date_inscription',
] as const;
export type MemberOrdering = (typeof MEMBER_ORDERINGS)[number];

/** In a filter of one choice: the people whose record doesn't say it. */
export const NOT_GIVEN = 'sans';
export const GENDER_FILTERS = [...GENDER_VALUES, NOT_GIVEN] as const;
/** `WIDOWED` is sent only where `etats` is announced too. */
export const MARITAL_FILTERS = [...MARITAL_STATUSES, WIDOWED, NOT_GIVEN] as const;

const ids = z.optional(z.array(idSchema));
const flag = z.optional(z.boolean());

/**
 * Filters that need `filtres`. Any of the chosen groups matches, and with `sans_groupe` also members without a group;
 * the same goes for departments and nationalities. All other filters must match together.
 */
export const memberFilters = {
  sans_groupe: flag,
  departements: ids,
  sans_departement: flag,
  sans_email: flag,
  /** Full years, both included. Members without a birth date match neither. */
  age_min: z.optional(z.number()),
  age_max: z.optional(z.number()),
  /** Whole names of towns, whatever their case and accents. */
  villes: z.optional(z.array(z.string())),
  /** Days of registration, `yyyy-mm-dd`, both included. */
  inscrit_du: z.optional(z.string()),
  inscrit_au: z.optional(z.string()),
  /**
   * Full weeks (`presences` too): members whose attendance was noted at least once, and whose last presence, if there
   * is any, is so many weeks ago or more.
   */
  absent_semaines: z.optional(z.number()),
  /** Full months (`notes`): people who had no visit that the caller may read of for so long, or never. */
  sans_visite_mois: z.optional(z.number()),
  /** `etats`: people in this state, or in any; without it, a back end with states gives those who are active. */
  etat: z.optional(z.enum(STATE_FILTERS)),
  /** `etats`: people who don't want this contact. */
  opposition: z.optional(z.enum(OPT_OUT_FILTERS)),
  /** `filtres-etendus` */
  genre: z.optional(z.enum(GENDER_FILTERS)),
  /** `filtres-etendus` */
  situation_matrimoniale: z.optional(z.enum(MARITAL_FILTERS)),
  /** `filtres-etendus`: whole nationalities, whatever their case and accents. */
  nationalites: z.optional(z.array(z.string())),
  sans_nationalite: flag,
  /** `filtres-etendus` and `adresses`: one to five digits, with which postcodes begin. */
  code_postal: z.optional(z.string()),
  /** `filtres-etendus` and `adresses` */
  sans_code_postal: flag,
  /** `cotisations`: people who are up to date for this year. */
  a_jour: z.optional(z.number()),
  /** `cotisations`: people who are not. */
  pas_a_jour: z.optional(z.number()),
  /** `consentements`: the id of a kind, a hyphen, and how people stand with it: `1-retire`. */
  consentement: z.optional(z.string()),
};

/** The capabilities that a filter needs beside `filtres`; the others need none. */
export const filterNeeds: Readonly<Partial<Record<keyof typeof memberFilters, Capability>>> = {
  absent_semaines: 'presences',
  sans_visite_mois: 'notes',
  etat: 'etats',
  opposition: 'etats',
  genre: 'filtres-etendus',
  situation_matrimoniale: 'filtres-etendus',
  nationalites: 'filtres-etendus',
  sans_nationalite: 'filtres-etendus',
  code_postal: 'filtres-etendus',
  sans_code_postal: 'filtres-etendus',
  a_jour: 'cotisations',
  pas_a_jour: 'cotisations',
  consentement: 'consentements',
};

/** Filters by a field that only back ends with `adresses` know. */
const BY_ADDRESS: ReadonlySet<string> = new Set<keyof typeof memberFilters>([
  'code_postal',
  'sans_code_postal',
]);

/** Whether a back end applies a filter: it announced what the filter needs beside `filtres`. */
export const isFilterAnnounced = (filter: keyof typeof memberFilters, isAnnounced: IsAnnounced): boolean =>
  isAnnounced(filterNeeds[filter] ?? 'filtres') && (!BY_ADDRESS.has(filter) || isAnnounced('adresses'));

/** Ten years. */
export const ABSENT_WEEKS_MAX = 520;
export const UNVISITED_MONTHS_MAX = 120;

/** A town, and how many members live there. */
export const townCountSchema = z.object({ ville: z.string(), membres: z.number() });
export type TownCount = z.infer<typeof townCountSchema>;

/** A nationality as records say it, and how many members have it. */
export const nationalityCountSchema = z.object({ nationalite: z.string(), membres: z.number() });
export type NationalityCount = z.infer<typeof nationalityCountSchema>;
