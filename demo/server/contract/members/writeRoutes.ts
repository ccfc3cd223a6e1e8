import type { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { invalid } from '../../http/httpError';
import { Reply } from '../../http/route';
import { deleteMember } from '../../store/rows/deletedRows';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { type CheckedMember, checkedMember, entryDay } from './memberFields';
import { insertMember, updateMember } from './memberWrites';
import { memberTexts } from './texts';

function accepted({ fields, errors }: CheckedMember) {
  if (Object.keys(errors).length) throw invalid(errors);
  return fields;
}

type Writes = Pick<typeof memberWriteCalls, 'create' | 'update' | 'remove'>;

/** Serves the creation, change and deletion of one member under the addresses of a family. */
export function writeRoutes(api: Api, family: Writes): void {
  const { today } = api;
  writeRoute(api, family.create, 'membres', ({ body }) => {
    const checked = checkedMember(body, today(), api);
    const { entry, problem } = entryDay(body, today(), api);
    if (problem) checked.errors.date_inscription = problem;
    const fields = accepted(checked);
    return async (trx) => {
      const id = await insertMember(trx, fields, entry);
      return new Reply(await memberWithRelations(trx, id), memberTexts.created, 201);
    };
  });
  writeRoute(api, family.update, 'membres', ({ id, body }) => {
    if (body.id !== Number(id)) throw invalid({ id: memberTexts.otherId });
    const fields = accepted(checkedMember(body, today(), api));
    return async (trx) => {
      await updateMember(trx, body.id, fields, body.updated_at);
      return new Reply(await memberWithRelations(trx, body.id), memberTexts.updated);
    };
  });
  writeRoute(
    api,
    family.remove,
    'membres',
    ({ id }) =>
      async (trx) => {
        await deleteMember(trx, Number(id));
        return new Reply(null, memberTexts.deleted);
      },
    { trash: 'membres' },
  );
}
