import { formulaires } from '../../../src/api/endpoints/formulaires';
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
  route(api, formulaires.list, (query) => formPage(db, formulaires.list.path, query, api.minute()));
  route(api, formulaires.withFields, ({ id }) => formWithFields(db, Number(id), api.minute()));
  route(
    api,
    formulaires.create,
    async ({ body }) =>
      new Reply(await insertForm(db, checkedForm(body), api.minute()), formTexts.created, 201),
    { limits },
  );
  route(
    api,
    formulaires.update,
    async ({ id, body }) =>
      new Reply(await updateForm(db, Number(id), body, api.minute()), formTexts.updated),
    { limits },
  );
  route(api, formulaires.remove, async ({ id }) => {
    await deleteForm(db, Number(id));
    return new Reply(null, formTexts.deleted);
  });
  answerRoutes(api);
}
