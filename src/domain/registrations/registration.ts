import * as z from 'zod/mini';
import {
  booleanSchema,
  hiddenNamesSchema,
  hiddenValuesSchema,
  idSchema,
  numberSchema,
  pageOf,
  textSchema,
} from '../wire';
import { ATTENDEE_STATES } from './registrationState';

/** Rows of a page of attendees. */
export const ATTENDEES_PAGE_SIZE = 50;

/** How an event takes registrations. Minutes are local, `yyyy-mm-ddThh:mm`, both ends included. */
const settingsShape = {
  ouvert_du: textSchema,
  ouvert_au: textSchema,
  /** Until when people change or withdraw theirs by the link of their mail; without it until the event. */
  modifiable_au: textSchema,
  /** Without a number there are as many as come. */
  places: numberSchema,
  /** The most people in one registration. */
  personnes_max: z.number(),
  /** Whether there is a waiting list. */
  attente: z.boolean(),
  /** Hours for which a free place is offered to the next person; without a number they have it at once. */
  offre_heures: numberSchema,
  /** Whether the organisation agrees to each person. */
  accord: z.boolean(),
  /** Where the back end announces `familles-ensemble`: whether a family may be split where places are short; else all of it waits. */
  separer: booleanSchema,
  /** The form whose questions are asked. */
  formulaire_id: z.nullish(idSchema),
  organisation: textSchema,
  confidentialite: textSchema,
  /** Months after the event for which the people and their answers are kept. */
  conservation_mois: numberSchema,
  /** Where the back end announces `champs-caches`: the names of what a page may add to a registration. */
  champs_caches: hiddenNamesSchema,
  /** Where the back end announces `questions-personnes`: the ids of the questions that are asked of each person; the others once. */
  questions_personnes: z.nullish(z.array(idSchema)),
};

export const registrationDraftSchema = z.object({ ...settingsShape, updated_at: textSchema });
export type RegistrationDraft = z.infer<typeof registrationDraftSchema>;

/** How many people are in each state. */
const countsSchema = z.object({
  inscrits: z.number(),
  demandes: z.number(),
  offerts: z.number(),
  attente: z.number(),
});
export type AttendeeCounts = z.infer<typeof countsSchema>;

const questionSchema = z.object({
  id: idSchema,
  nom_du_champ: textSchema,
  type_de_champ: textSchema,
  option: textSchema,
  is_required: booleanSchema,
  placeholder: textSchema,
  /** Asked of each person; else once for the whole registration. */
  par_personne: booleanSchema,
});

/** `reglages` is null for an event that takes no registrations. */
export const registrationSchema = z.object({
  reglages: z.nullish(
    z.object({
      ...settingsShape,
      identifiant: z.string(),
      etat: z.string(),
      /** Where the back end announces `page-inscription`: the absolute address of the registration's own page. */
      page: textSchema,
      updated_at: textSchema,
      /** Where the back end announces `questions-personnes`: the questions of the form, in its order. */
      champs: z.nullish(z.array(questionSchema)),
    }),
  ),
  nombres: countsSchema,
});
export type Registration = z.infer<typeof registrationSchema>;

/** An answer to a question of the form. */
const answerSchema = z.object({ question: z.string(), valeur: z.union([z.string(), z.array(z.string())]) });

const attendeeSchema = z.object({
  id: idSchema,
  inscription_id: idSchema,
  prenom: z.string(),
  nom: z.string(),
  email: textSchema,
  telephone: textSchema,
  etat: z.enum(ATTENDEE_STATES),
  /** The place on the waiting list, from 1. */
  place: numberSchema,
  offert_jusqu_au: textSchema,
  /** The member who the person is: as it was said, or the only one of that name and address. */
  membre_id: numberSchema,
  created_at: z.string(),
  /** Those of the registration, which its people share. */
  reponses: z.array(answerSchema),
  /** Where the back end announces `questions-personnes`: those of this person. */
  reponses_personne: z.nullish(z.array(answerSchema)),
  champs_caches: hiddenValuesSchema,
});
export type Attendee = z.infer<typeof attendeeSchema>;

export const attendeePageSchema = pageOf(attendeeSchema);

/** Answers by the id of their question. */
const valuesSchema = z.nullish(z.record(z.string(), z.union([z.string(), z.array(z.string())])));

/** People whom the organisation registers: contact and answers may be missing. */
export const newAttendeesSchema = z.object({
  evenement: idSchema,
  email: textSchema,
  telephone: textSchema,
  personnes: z.array(
    z.object({
      prenom: z.string(),
      nom: z.string(),
      membre_id: z.nullish(idSchema),
      /** Answers to what is asked of each person. */
      valeurs: valuesSchema,
    }),
  ),
  /** Answers to what is asked once. */
  valeurs: valuesSchema,
});

/** What became of each, in the order in which they were sent. */
export const registeredSchema = z.object({
  personnes: z.array(
    z.object({
      id: numberSchema,
      prenom: z.string(),
      etat: z.enum(ATTENDEE_STATES),
      place: numberSchema,
      /** The organisation learns that the person was on the list before; visitors don't. */
      deja: booleanSchema,
    }),
  ),
});

/** What a visitor sees of an event that takes registrations. */
export const publicRegistrationSchema = z.object({
  nom_evenement: z.string(),
  lieu: textSchema,
  date: textSchema,
  /** The last day of an event of several days, `yyyy-mm-dd`. */
  date_fin: textSchema,
  heure_debut: textSchema,
  heure_fin: textSchema,
  is_recurrent: booleanSchema,
  /** IANA name of the zone of the hours. */
  fuseau: z.string(),
  etat: z.string(),
  /** Why it is closed, as a sentence. */
  message: textSchema,
  /** Free places; null for any number. */
  places_libres: numberSchema,
  /** Where places are short, all people of a registration wait together. */
  ensemble: booleanSchema,
  attente: z.boolean(),
  accord: z.boolean(),
  personnes_max: z.number(),
  /** The last minute in which it takes registrations, where the organisation has set one. */
  ouvert_au: textSchema,
  /** This and the next one are those of the registration; else those of the back end. */
  organisation: textSchema,
  confidentialite: textSchema,
  champs: z.array(questionSchema),
  tampon: textSchema,
  /** Whether a receipt is mailed; yes where it isn’t said. */
  recu: booleanSchema,
  champs_caches: hiddenNamesSchema,
});

export const visitorRegistrationSchema = z.object({
  email: z.string(),
  telephone: textSchema,
  /** `valeurs` only where the registration has questions with `par_personne`. */
  personnes: z.array(z.object({ prenom: z.string(), nom: z.string(), valeurs: valuesSchema })),
  /** Answers to what is asked once. */
  valeurs: valuesSchema,
  /** What the page adds, by the names that the registration lists. */
  champs_caches: hiddenValuesSchema,
  tampon: textSchema,
  /** Filled in by programs alone. */
  site_web: textSchema,
});
