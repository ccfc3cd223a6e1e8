import { formCalls } from '../../../../../src/api/endpoints/forms';
import { FILE_MEGABYTES, FILES_BYTES } from '../../../../../src/domain/forms/answer';
import type { Api } from '../../../guard/api';
import { ANSWER_SENDS } from '../../../guard/doors/limits';
import { batchRoute } from '../../../guard/writes/writeRoute';
import { FIELD_BYTES } from '../../../http/body/bodyLimits';
import { HttpError, invalid } from '../../../http/httpError';
import { Reply, readRoute } from '../../../http/route';
import type { RouteOptions } from '../../../http/routeBase';
import { formForVisitors, openForm } from '../formRow';
import { answerTexts, formTexts } from '../texts';
import { insertAnswers } from './answerWrites';
import { checkSender, withinShare } from './checkSender';
import { readSent, storedSizeOf } from './readAnswers';
import { readerRoutes } from './readerRoutes';

/** Space for the text parts and headers of a form, in addition to its files. */
const OVERHEAD = 2 ** 20;
const limits: RouteOptions['limits'] = {
  json: FIELD_BYTES,
  form: {
    max: FILES_BYTES + OVERHEAD,
    file: FILE_MEGABYTES * 2 ** 20,
    refusal: () => new HttpError(413, answerTexts.filesTooLarge),
    fileRefusal: (name) => invalid({ [name]: answerTexts.fileSize }),
  },
};

/** Serves everyone who has the address of a form. */
function visitorRoutes(api: Api): void {
  const { db } = api;
  readRoute(
    api,
    formCalls.public,
    async ({ identifiant }) => {
      const { id, protection } = await openForm(db, String(identifiant), api.minute());
      const form = await formForVisitors(db, id);
      return protection ? { ...form, tampon: await api.timestamps.issue(id) } : form;
    },
    { isPublic: true, mayBeClosed: true },
  );
  // The share of the caller is counted around the transaction.
  batchRoute(
    api,
    formCalls.answer,
    'unqueued',
    async ({ identifiant, body }, { caller, runBatch }) => {
      const form = await openForm(db, String(identifiant), api.minute());
      const { tampon, site_web, ...rest } = body;
      await checkSender(api, form, { tampon, site_web });
      const sent = await readSent(rest);
      const store = () => runBatch((trx) => insertAnswers(trx, form.id, sent));
      const numero = await withinShare(api, caller, form.id, storedSizeOf(sent), store);
      api.notices.answered(form.id, numero);
      return new Reply({ numero }, formTexts.answered, 201);
    },
    {
      isPublic: true,
      mayBeClosed: true,
      orJson: true,
      limits,
      enter: async (caller, { identifiant }) => {
        const wait = await api.attempts.count(ANSWER_SENDS, 'reponse', caller);
        if (wait)
          throw new HttpError(429, formTexts.tooManyAnswers(Math.ceil(wait / 60)), { retryAfter: wait });
        await openForm(db, String(identifiant), api.minute());
      },
    },
  );
}

/** Serves forms to visitors, and their answers to signed-in users. */
export function answerRoutes(api: Api): void {
  visitorRoutes(api);
  readerRoutes(api);
}
