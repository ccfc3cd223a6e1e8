import { formCalls } from '../../../../src/api/endpoints/forms';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { LIST_KEYS_MAX } from '../../http/body/bodyLimits';
import { Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import { answerRoutes } from './answers/answerRoutes';
import { checkedForm } from './formFields';
import { formPage } from './formPage';
import { formWithFields } from './formRow';
import { deleteForm, insertForm, updateForm } from './formWrites';
import { formTexts } from './texts';

const limits = { keys: LIST_KEYS_MAX };

/** Serves forms to the people who build them and to the visitors who answer. */
export function formRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, formCalls.list, (query, { user }) =>
    formPage(db, formCalls.list.path, query, api.minute(), userIdOf(user)),
  );
  readRoute(api, formCalls.withFields, ({ id }, { user }) =>
    formWithFields(db, Number(id), api.minute(), userIdOf(user)),
  );
  writeRoute(
    api,
    formCalls.create,
    'unqueued',
    ({ body }, { user }) => {
      const checked = checkedForm(body);
      return async (trx) => {
        const form = await insertForm(trx, checked, api.minute(), userIdOf(user));
        return new Reply(form, formTexts.created, 201);
      };
    },
    { limits },
  );
  writeRoute(
    api,
    formCalls.update,
    'unqueued',
    ({ id, body }, { user }) =>
      async (trx) => {
        const form = await updateForm(trx, Number(id), body, api.minute(), userIdOf(user));
        return new Reply(form, formTexts.updated);
      },
    { limits },
  );
  writeRoute(
    api,
    formCalls.remove,
    'unqueued',
    ({ id }) =>
      async (trx) => {
        await deleteForm(trx, Number(id));
        return new Reply(null, formTexts.deleted);
      },
    { trash: 'formulaires' },
  );
  answerRoutes(api);
}
