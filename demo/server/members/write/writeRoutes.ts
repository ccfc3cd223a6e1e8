import type { membresWrites } from '../../../../src/api/endpoints/membresWrites';
import type { Api } from '../../http/api';
import { invalid } from '../../http/httpError';
import { Reply, route } from '../../http/route';
import { memberWithRelations } from '../memberDetail';
import { memberTexts } from '../texts';
import { enqueueMemberWrite } from './enqueueMemberWrite';
import { type CheckedMember, checkedMember } from './memberFields';
import { deleteMember, insertMember, updateMember } from './memberWrites';

function accepted({ fields, errors }: CheckedMember) {
  if (Object.keys(errors).length) throw invalid(errors);
  return fields;
}

type Writes = Pick<typeof membresWrites, 'create' | 'update' | 'remove'>;

/** Serves the creation, change and deletion of one member under the addresses of a family. */
export function writeRoutes(api: Api, family: Writes): void {
  const { db, today } = api;
  route(api, family.create, async ({ body }) => {
    const fields = accepted(checkedMember(body, today()));
    const created = await enqueueMemberWrite(db, async (trx) =>
      memberWithRelations(trx, await insertMember(trx, fields, today())),
    );
    return new Reply(created, memberTexts.created, 201);
  });
  route(api, family.update, async ({ id, body }) => {
    if (body.id !== Number(id)) throw invalid({ id: memberTexts.otherId });
    const fields = accepted(checkedMember(body, today()));
    const updated = await enqueueMemberWrite(db, async (trx) => {
      await updateMember(trx, body.id, fields, body.updated_at);
      return memberWithRelations(trx, body.id);
    });
    return new Reply(updated, memberTexts.updated);
  });
  route(api, family.remove, async ({ id }) => {
    await enqueueMemberWrite(db, (trx) => deleteMember(trx, Number(id)));
    return new Reply(null, memberTexts.deleted);
  });
}
