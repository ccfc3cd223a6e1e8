/*
 * Who serves at an event on one of its dates: the roles that it needs, what each assigned person answered, and what is missing.
 * Screens and server count by `staffingOf`, so a page and the list of the next weeks agree.
 */
import * as z from 'zod/mini';
import { booleanSchema, dateSpanShape, idSchema, numberSchema, textSchema } from '../wire';
import { spanSchema } from './absence';
import { engagedDateSchema } from './engagement';
import { teamVersionSchema } from './team';

export const SERVICE_ANSWERS = ['oui', 'non', 'propose'] as const;
export type ServiceAnswer = (typeof SERVICE_ANSWERS)[number];

/** The longest proposal, in characters. */
export const PROPOSAL_MAX = 300;

/** The most people that an event can need in one role, and the most roles. */
export const ROLE_NUMBER_MAX = 99;
export const NEEDED_ROLES_MAX = 60;

/** How many weeks can be seen at a glance. */
export const SERVICE_WEEKS = [4, 8] as const;
/** As many as the people of each date are told for, where `equipes` is announced. */
export const SERVICE_WEEKS_MAX = 12;

/** A back end that refuses a number names its line. */
export const neededCountSchema = z.number();

/** How many people an event needs in a role, on each of its dates. */
const neededRoleSchema = z.object({ role_intervenant: idSchema, nombre: neededCountSchema });
export type NeededRole = z.infer<typeof neededRoleSchema>;

/** `avant`: what the user saw; 409 where it is something else now. */
export const neededRolesDraftSchema = z.object({
  roles: z.array(neededRoleSchema),
  avant: z.nullish(z.array(neededRoleSchema)),
});

/** A role at an event: one that it needs, or one that is assigned, whose number is 0 then. */
const eventRoleSchema = z.object({ id: idSchema, libelle: z.string(), nombre: z.number() });
export type EventRole = z.infer<typeof eventRoleSchema>;

/** What a person said about one date. `demande_le` is when an answer was asked for, null where it wasn't. */
const answeredShape = {
  demande_le: textSchema,
  reponse: z.nullish(z.enum(SERVICE_ANSWERS)),
  proposition: textSchema,
  repondu_le: textSchema,
  updated_at: textSchema,
};

/** The person of an assignment, where `equipes` is announced. */
const teamMemberSchema = z.object({
  nom: textSchema,
  prenom: textSchema,
  membre_id: z.nullish(idSchema),
  /** As they were noted for the event. */
  email: textSchema,
  telephone: textSchema,
  /** Whether a mail can reach the person. */
  adresse: booleanSchema,
  /** «Nom Prénom» of the person of the series in whose place this one serves on that date. */
  remplace: textSchema,
});

/**
 * One assignment on a date, with the absences of the person that hold this day, and the dates of other events at the same time
 * where `chevauchements` is announced.
 */
const servingSchema = z.object({
  affectation: idSchema,
  intervenant: idSchema,
  role_intervenant: idSchema,
  ...answeredShape,
  absences: z.array(spanSchema),
  chevauchements: z.nullish(z.array(engagedDateSchema)),
  equipe: z.nullish(teamMemberSchema),
});
export type Serving = z.infer<typeof servingSchema>;

export const eventServicesSchema = z.object({
  jour: z.string(),
  roles: z.array(eventRoleSchema),
  personnes: z.array(servingSchema),
  /** Of which date by the rule this is the team, and its version; where `equipes` is announced, of series alone. */
  equipe: z.nullish(teamVersionSchema),
});
export type EventServices = z.infer<typeof eventServicesSchema>;

/** Whom a call asked for an answer, and whom it couldn't ask, by name. */
export const askedSchema = z.object({
  demandes: z.number(),
  sans_adresse: z.array(z.string()),
  /** People of one name whom the back end can't tell apart. */
  homonymes: z.array(z.string()),
});
export type Asked = z.infer<typeof askedSchema>;

/** The most dates whose people are asked by one call. */
export const ASKED_DATES_MAX = 400;

/** Dates whose people are asked together: each gets one mail with all of theirs. */
export const askedDatesSchema = z.object({
  dates: z.array(z.object({ evenement: idSchema, jour: z.string() })),
});
export type AskedDates = z.infer<typeof askedDatesSchema>;

/** An answer that somebody gave by telephone; null takes it back. */
export const notedAnswerSchema = z.object({
  jour: z.string(),
  intervenant: idSchema,
  reponse: z.nullish(z.enum(SERVICE_ANSWERS)),
  proposition: textSchema,
  updated_at: textSchema,
});

const countsShape = {
  /** Assigned people who said yes. */
  oui: z.number(),
  /** Asked, without an answer, or with a proposal to look at. */
  attente: z.number(),
  /** Assigned, and not asked yet. */
  a_demander: z.number(),
  non: z.number(),
  /** How many people are still to be found. */
  manquants: z.number(),
};

const roleStaffingSchema = z.object({
  id: idSchema,
  libelle: z.string(),
  nombre: z.number(),
  ...countsShape,
});
export type RoleStaffing = z.infer<typeof roleStaffingSchema>;

const serviceDateSchema = z.object({
  evenement: z.object({
    id: idSchema,
    nom_evenement: z.string(),
    lieu: textSchema,
    heure_debut: textSchema,
    heure_fin: textSchema,
    ...dateSpanShape,
  }),
  jour: z.string(),
  roles: z.array(roleStaffingSchema),
  /** How many of the assigned people are absent on that day, and haven't said no. */
  absents: z.number(),
  /** How many of them are to serve elsewhere at the same time; where `chevauchements` is announced. */
  chevauchements: numberSchema,
  /** The people of that date, and the date by the rule; both where `equipes` is announced. */
  personnes: z.nullish(z.array(servingSchema)),
  equipe: z.nullish(teamVersionSchema),
});
export type ServiceDate = z.infer<typeof serviceDateSchema>;

/** `reste`: how many later dates are left out, because there are too many. */
export const serviceWeeksSchema = z.object({
  du: z.string(),
  au: z.string(),
  dates: z.array(serviceDateSchema),
  reste: numberSchema,
});

type Answered = Pick<Serving, 'role_intervenant' | 'reponse' | 'demande_le'>;

/**
 * Counts the people of each role. Somebody who said no is missing, also where the event needs no number of that role; somebody
 * beyond the number makes up for it.
 */
export function staffingOf(roles: readonly EventRole[], people: readonly Answered[]): RoleStaffing[] {
  return roles.map(({ id, libelle, nombre }) => {
    const own = people.filter(({ role_intervenant }) => role_intervenant === id);
    const count = (is: (one: Answered) => unknown) => own.filter(is).length;
    const refused = count(({ reponse: answer }) => answer === 'non');
    const needed = nombre || own.length;
    return {
      id,
      libelle,
      nombre,
      oui: count(({ reponse: answer }) => answer === 'oui'),
      attente: count(({ reponse: answer, demande_le }) => answer === 'propose' || (!answer && demande_le)),
      a_demander: count(({ reponse: answer, demande_le }) => !answer && !demande_le),
      non: refused,
      manquants: Math.max(0, needed - (own.length - refused)),
    };
  });
}

type StaffingSum = Pick<RoleStaffing, 'oui' | 'attente' | 'a_demander' | 'non' | 'manquants'>;

/** All roles together. */
export function staffingSum(rows: readonly StaffingSum[]): StaffingSum {
  const sum = (key: keyof StaffingSum) => rows.reduce((total, row) => total + row[key], 0);
  return {
    oui: sum('oui'),
    attente: sum('attente'),
    a_demander: sum('a_demander'),
    non: sum('non'),
    manquants: sum('manquants'),
  };
}
