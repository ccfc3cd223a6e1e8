/** Who changed what and when. */
import * as z from 'zod/mini';
import { changeSchema, JOURNAL_PAGE_SIZE, operationSchema } from '../../../domain/journal/operation';
import { undoReportSchema } from '../../../domain/journal/undoReport';
import { idSchema, pageOf } from '../../../domain/wire';
import { family, get, post } from '../../endpoint';

const paged = { page: z.optional(z.number()), page_size: z.optional(z.number()) };
const options = {
  defaults: { page: 1, page_size: JOURNAL_PAGE_SIZE },
  needs: 'journal',
  tags: ['journal'],
} as const;

export const journalCalls = family('journal', {
  /** Newest first. `genre` is a subject of rights, such as `membres`; `du` and `au` are days, both included. */
  list: get('/api/journal/', pageOf(operationSchema), {
    params: z.object({
      ...paged,
      compte: z.optional(idSchema),
      genre: z.optional(z.string()),
      du: z.optional(z.string()),
      au: z.optional(z.string()),
    }),
    ...options,
  }),
  /** What happened to one row and its links, newest first. It is empty for a row that never changed. */
  history: get('/api/journal/historique/', pageOf(changeSchema), {
    params: z.object({ ...paged, objet: z.string(), objet_id: idSchema }),
    ...options,
  }),
  /**
   * Undoes an operation that is at most 30 days old. Rows that were changed since are left and named. It also needs the
   * right of the call that is undone. 409 for the second time, 410 when it is too late. Every answer becomes stale.
   */
  undo: post('/api/journal/{id}/annuler/', undoReportSchema, { needs: 'journal', right: 'membres.modifier' }),
});
