/** The mails that the back end sends. */
import * as z from 'zod/mini';
import { MAIL_LISTS, MAILS_PAGE_SIZE, mailSchema } from '../../../domain/journal/sentMail';
import { pageOf } from '../../../domain/wire';
import { family, get, post } from '../../endpoint';

const needs = 'messages';
const change = { needs, invalidates: ['messages', 'journal'] } as const;

export const mailCalls = family('messages', {
  /** Latest first. What a mail says is not told, nor where its link leads. */
  list: get('/api/messages/', pageOf(mailSchema), {
    params: z.object({
      page: z.optional(z.number()),
      page_size: z.optional(z.number()),
      etat: z.optional(z.enum(MAIL_LISTS)),
    }),
    defaults: { page: 1, page_size: MAILS_PAGE_SIZE },
    needs,
    tags: ['messages'],
  }),
  /** Puts a mail that failed back into the queue. 409 for any other, and for one that can't be sent again. */
  retry: post('/api/messages/{id}/renvoyer/', mailSchema, change),
  /** Takes a mail that waits or failed out of the queue for good. 409 for any other, and while it is being sent. */
  abandon: post('/api/messages/{id}/abandonner/', mailSchema, change),
});
