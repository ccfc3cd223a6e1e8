import * as z from 'zod/mini';
import { idSchema, textSchema } from '../wire';

/** Rows of a page of mails. */
export const MAILS_PAGE_SIZE = 25;

/** `abandonne`: an administrator doesn't want it to be sent any more. */
const MAIL_STATES = ['attente', 'envoye', 'echec', 'abandonne'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The lists of mails. Given up ones are among those that failed. */
export const MAIL_LISTS = ['envoye', 'attente', 'echec'] as const satisfies readonly MailState[];
export type MailListName = (typeof MAIL_LISTS)[number];

/** A mail that the back end sends, without what it says and without its link. */
export const mailSchema = z.object({
  id: idSchema,
  /** What it is about: a word that screens know, such as `securite`. */
  genre: z.string(),
  destinataire: z.string(),
  objet: z.string(),
  etat: z.enum(MAIL_STATES),
  /** How often the mail server has refused it. */
  essais: z.number(),
  cree_le: z.string(),
  /** When it is tried next, while it waits. */
  prochain_le: textSchema,
  /** When it was sent, failed or was given up. */
  fini_le: textSchema,
  /** Why it was not sent, as a sentence. */
  raison: textSchema,
  /** Whether it can be sent again. */
  renvoyable: z.boolean(),
});
export type SentMail = z.infer<typeof mailSchema>;
