/** Answers to a form: as signed-in users read them, and as they are sent. */
import * as z from 'zod/mini';
import { booleanSchema, hiddenValuesSchema, idSchema, numberSchema, pageOf, textSchema } from '../wire';

export const ANSWER_PAGE_SIZE = 25;
/** How many questions a page of answers shows; an answer on its own has them all. */
export const SHOWN_QUESTIONS = 5;

/** A text, or a list of texts for ticked boxes. */
const answerValueSchema = z.union([z.string(), z.array(z.string())]);
export type StoredValue = z.infer<typeof answerValueSchema>;

const formQuestionSchema = z.object({ id: idSchema, nom_du_champ: textSchema, type_de_champ: textSchema });
export type FormQuestion = z.infer<typeof formQuestionSchema>;

const answerRowSchema = z.object({
  id: idSchema,
  created_at: textSchema,
  /** The beginnings of the values, each with the id of its question; without those that are empty. */
  apercu: z.array(z.object({ champ: idSchema, valeur: answerValueSchema })),
  /** The number of files. */
  fichiers: numberSchema,
});
export type AnswerRow = z.infer<typeof answerRowSchema>;

export const answerPageSchema = z.extend(pageOf(answerRowSchema), {
  /** Those whose values the rows hold. */
  questions: z.array(formQuestionSchema),
  /** Id of the newest answer to the form, and of the newest that this user had seen when the page was read. */
  derniere: numberSchema,
  vue_jusqu_a: numberSchema,
});
export type AnswerPage = z.infer<typeof answerPageSchema>;

export const answerPartSchema = z.object({
  champ: idSchema,
  /** The question as it was when it was answered; missing where it is no longer known. */
  nom_du_champ: textSchema,
  type_de_champ: textSchema,
  /** The question as it is now, where it has been reworded since. */
  nom_actuel: textSchema,
  /** The question has been removed from the form. */
  retire: booleanSchema,
  /** In the case of a file, its name. */
  valeur: z.nullish(answerValueSchema),
  /** Bytes of the file. */
  taille: numberSchema,
});
export type AnswerPart = z.infer<typeof answerPartSchema>;

export const receivedAnswerSchema = z.object({
  id: idSchema,
  created_at: textSchema,
  contenu: z.array(answerPartSchema),
  champs_caches: hiddenValuesSchema,
  /** Ids of the answers before and after it. */
  precedente: numberSchema,
  suivante: numberSchema,
});
export type ReceivedAnswer = z.infer<typeof receivedAnswerSchema>;

export const seenAnswersSchema = z.object({ derniere: z.number() });

/**
 * Answers to a form: text, or a list of texts for ticked boxes, by the id of their field. They are sent as JSON, or as
 * multipart/form-data with a JSON part and one part per file, named by the field's id. `tampon` is sent back as it
 * came with the form; `site_web` is a hidden field that only programs fill in. `champs_caches` is what the page adds, by name: an
 * object, or a part with its JSON.
 */
export const answerDraftSchema = z.looseObject({
  tampon: z.optional(z.string()),
  site_web: z.optional(z.string()),
  champs_caches: z.optional(z.unknown()),
});
