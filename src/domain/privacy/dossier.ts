/** Everything that is kept about one person, as one answer and one file. */
import * as z from 'zod/mini';
import { answerPartSchema } from '../forms/receivedAnswer';
import { changeSchema } from '../journal/operation';
import { memberSchema } from '../members/member';
import { factSchema } from '../register/facts';
import { booleanSchema, hiddenValuesSchema, idSchema, textSchema } from '../wire';

/** Why something may be about this person. None of them is a proof. */
export type MatchReason = 'email' | 'telephone' | 'nom' | 'lien';

const reasonsSchema = z.array(z.string());

/** A stay in a group or department; the present one has no end. */
const staySchema = z.object({ nom: z.string(), date_inscription: textSchema, date_sortie: textSchema });

const reachedStepSchema = z.object({ libelle: z.string(), date_association: textSchema, notes: textSchema });

/** An event with the person as a speaker, and the contact that was written for it. */
const speakingSchema = z.object({
  id: idSchema,
  nom_evenement: z.string(),
  date: textSchema,
  lieu: textSchema,
  role: z.string(),
  member_email: textSchema,
  member_telephone: textSchema,
  member_profession: textSchema,
  /** The only date of a series that it is about, where it isn't the whole. */
  jour: textSchema,
});

/** Attendance at an event on one of its days. */
const attendanceSchema = z.object({ nom_evenement: z.string(), jour: z.string(), etat: z.string() });

/** A proxy that was given or held for an assembly; the other person isn't told. */
const heldProxySchema = z.object({
  nom_evenement: z.string(),
  jour: textSchema,
  sens: z.string(),
  repris: z.boolean(),
});

/** An answer for one date of an event. */
const answeredSchema = z.object({
  nom_evenement: z.string(),
  jour: z.string(),
  reponse: textSchema,
  proposition: textSchema,
});

/** From the first to the last day. */
const absentSchema = z.object({
  du: z.string(),
  au: z.string(),
  note: textSchema,
  /** Its author alone reads the note, and has not freed it. */
  retenue: booleanSchema,
});

/** A note or visit. One that its author alone reads is named without its text until the author frees it. */
const keptNoteSchema = z.object({
  jour: z.string(),
  genre: z.string(),
  auteur: textSchema,
  lecteurs: z.string(),
  texte: textSchema,
  retenue: z.boolean(),
});

const opposedSchema = z.object({ genre: z.string(), depuis: textSchema });

/** A year for which the person is up to date, and the day on which that was noted. */
const paidYearSchema = z.object({ annee: z.number(), note_le: z.string() });

/** A consent of the person (`pour` is `soi`), or one that they gave as a parent (`enfant`), where the child isn't told. */
const agreedSchema = z.object({
  genre: z.string(),
  pour: z.string(),
  du: z.string(),
  jusquau: textSchema,
  retire_le: textSchema,
  donne_par: textSchema,
  second_parent: textSchema,
  accord_enfant: booleanSchema,
  preuve: textSchema,
});

/** A registration for an event; address, number and answers only where they are the person's. */
const registeredSchema = z.object({
  nom_evenement: z.string(),
  jour: z.string(),
  etat: z.string(),
  email: textSchema,
  telephone: textSchema,
  reponses: z.array(z.object({ question: z.string(), valeur: z.union([z.string(), z.array(z.string())]) })),
  champs_caches: hiddenValuesSchema,
  /** How many others are on it. */
  autres: z.number(),
});

/** A mail that was sent to one of the person's addresses, or waits. */
const keptMailSchema = z.object({ objet: z.string(), etat: z.string(), created_at: textSchema });

const probableAnswerSchema = z.object({
  id: idSchema,
  formulaire: z.string(),
  created_at: textSchema,
  raisons: reasonsSchema,
  contenu: z.array(answerPartSchema),
  champs_caches: hiddenValuesSchema,
});

const probableAccountSchema = z.object({
  nom: textSchema,
  prenom: textSchema,
  email: z.string(),
  role: z.string(),
});

export const dossier = z.object({
  exporte_le: z.string(),
  membre: memberSchema,
  groupes: z.array(staySchema),
  departements: z.array(staySchema),
  etapes: z.array(reachedStepSchema),
  evenements: z.array(speakingSchema),
  /** Missing where the back end keeps no attendance. */
  presences: z.nullish(z.array(attendanceSchema)),
  /** `donne` or `porte`; missing where the back end knows no assemblies. */
  pouvoirs: z.nullish(z.array(heldProxySchema)),
  /** What the person answered for dates of events; missing where the back end asks for no answers, as are absences. */
  services: z.nullish(z.array(answeredSchema)),
  absences: z.nullish(z.array(absentSchema)),
  /** Missing where the back end keeps no states: the contact that the person doesn't want, and their dated facts. */
  oppositions: z.nullish(z.array(opposedSchema)),
  parcours: z.nullish(z.array(factSchema)),
  /** Missing where the back end keeps no notes. */
  notes: z.nullish(z.array(keptNoteSchema)),
  /** Missing where the back end doesn't keep who is up to date. */
  cotisations: z.nullish(z.array(paidYearSchema)),
  /** Missing where the back end keeps no consents. */
  consentements: z.nullish(z.array(agreedSchema)),
  /** Missing where the back end takes no registrations, or keeps no mails. */
  inscriptions: z.nullish(z.array(registeredSchema)),
  mails: z.nullish(z.array(keptMailSchema)),
  /** Answers are not linked to members: these have the e-mail address, the telephone number or the name. */
  reponses_probables: z.array(probableAnswerSchema),
  /** Accounts with the same e-mail address. */
  comptes_probables: z.array(probableAccountSchema),
  historique: z.array(changeSchema),
});
export type Dossier = z.infer<typeof dossier>;
