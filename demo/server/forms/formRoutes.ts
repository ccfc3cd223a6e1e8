import { formulaires } from '../../../src/api/endpoints/formulaires';
import { userIdOf } from '../auth/tokens';
import type { Api } from '../http/api';
import { LIST_KEYS_MAX } from '../http/body/bodyLimits';
import { Reply, route } from '../http/route';
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
  route(api, formulaires.list, (query, { user }) =>
    formPage(db, formulaires.list.path, query, api.minute(), userIdOf(user)),
  );
  route(api, formulaires.withFields, ({ id }, { user }) =>
    formWithFields(db, Number(id), api.minute(), userIdOf(user)),
  );
  route(
    api,
    formulaires.create,
    async ({ body }, { user }) => {
      const form = await insertForm(db, checkedForm(body), api.minute(), userIdOf(user));
      return new Reply(form, formTexts.created, 201);
    },
    { limits },
  );
  route(
    api,
    formulaires.update,
    async ({ id, body }, { user }) => {
      const form = await updateForm(db, Number(id), body, api.minute(), userIdOf(user));
      return new Reply(form, formTexts.updated);
    },
    { limits },
  );
  route(api, formulaires.remove, async ({ id }) => {
    await deleteForm(db, Number(id));
    return new Reply(null, formTexts.deleted);
  });
  answerRoutes(api);
}
