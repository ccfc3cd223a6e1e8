import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { addChildren, removeChildren } from './children';
import { idsIn } from './MemberSplit';
import { marry, removeSpouse } from './spouse';
import { memberTexts } from './texts';

const CHILDREN_MAX = 100;

/** Serves spouse and children. Warnings are sent beside the data; for a spouse also in the message, which is all that is shown. */
export function familyRoutes(api: Api): void {
  const isWhole = { isWhole: true } as const;
  writeRoute(
    api,
    memberWriteCalls.addSpouse,
    'membres',
    ({ id, body }) => {
      const [spouse] = idsIn('conjoint_id', [body.conjoint_id], '');
      return async (trx) => {
        const { conjoint: spouseValue, married, warnings } = await marry(trx, Number(id), spouse!);
        return { success: true, message: [married, ...warnings].join(' '), data: spouseValue, warnings };
      };
    },
    isWhole,
  );
  writeRoute(
    api,
    memberWriteCalls.addChildren,
    'membres',
    ({ id, body }) => {
      const ids = idsIn('enfants_ids', body.enfants_ids, memberTexts.noChild, CHILDREN_MAX);
      return async (trx) => {
        const { parent, enfants: children, warnings } = await addChildren(trx, Number(id), ids);
        const message = memberTexts.childrenAdded(children.length, parent);
        return { success: true, message, data: children, warnings };
      };
    },
    isWhole,
  );
  writeRoute(
    api,
    memberWriteCalls.removeSpouse,
    'membres',
    ({ id, body }) => {
      const [spouse] = idsIn('conjoint_id', [body.conjoint_id], '');
      return async (trx) => ({ success: true, message: await removeSpouse(trx, Number(id), spouse!) });
    },
    isWhole,
  );
  writeRoute(
    api,
    memberWriteCalls.removeChildren,
    'membres',
    ({ id, body }) => {
      const ids = idsIn('enfants_ids', body.enfants_ids, memberTexts.noChild, CHILDREN_MAX);
      return async (trx) => ({ success: true, message: await removeChildren(trx, Number(id), ids) });
    },
    isWhole,
  );
}
