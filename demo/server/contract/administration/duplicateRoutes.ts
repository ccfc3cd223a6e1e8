import { duplicateCalls } from '../../../../src/api/endpoints/duplicates';
import type { PairComparison } from '../../../../src/domain/duplicates/merge';
import type { Api } from '../../guard/api';
import { comparePair } from '../../guard/duplicates/comparePair';
import type { DuplicateSearch } from '../../guard/duplicates/DuplicateSearch';
import { mergeMembers } from '../../guard/duplicates/mergeMembers';
import { dismiss, pairPage, undismiss } from '../../guard/duplicates/pairs';
import { duplicateTexts } from '../../guard/duplicates/texts';
import { operationToUndo } from '../../guard/undo/operationToUndo';
import { batchRoute, writeRoute } from '../../guard/writes/writeRoute';
import { Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import type { Database } from '../../store/database/database';

const isWhole = { isWhole: true } as const;
const said = (message: string) => ({ success: true, message });

/** Which of the two has a linked account. */
async function linkedOf(db: Database, { un, autre }: PairComparison) {
  const rows = await db
    .selectFrom('utilisateurs')
    .select('membre_id')
    .where('membre_id', 'in', [un.id, autre.id])
    .execute();
  const has = (id: number) => rows.some(({ membre_id }) => membre_id === id);
  return { un: has(un.id), autre: has(autre.id) };
}

/** Serves two members beside each other, and makes one of them. */
function pairRoutes(api: Api): void {
  const hasAccounts = api.capabilities.includes('compte-membre');
  readRoute(api, duplicateCalls.pair, async ({ un, autre }) => {
    const pair = await comparePair(api.db, Number(un), Number(autre));
    return hasAccounts ? { ...pair, comptes: await linkedOf(api.db, pair) } : pair;
  });
  writeRoute(
    api,
    duplicateCalls.merge,
    'membres',
    ({ body }) =>
      async (trx) => {
        const { name, accountLeft } = await mergeMembers(trx, body, api.today());
        const operation = await operationToUndo(api, duplicateCalls.merge, trx);
        const said = [duplicateTexts.merged(name)];
        if (hasAccounts && accountLeft) said.push(duplicateTexts.accountLeft);
        return new Reply({ id: body.garde.id, operation }, said.join('. '));
      },
    { trash: 'membres' },
  );
}

/** Serves the search for members who may be one person. */
export function duplicateRoutes(api: Api, search: DuplicateSearch): void {
  pairRoutes(api);
  readRoute(
    api,
    duplicateCalls.list,
    async (query) => ({
      ...(await pairPage(api.db, duplicateCalls.list.path, query)),
      recherche: await search.state(),
    }),
    isWhole,
  );
  batchRoute(
    api,
    duplicateCalls.search,
    'unqueued',
    async (_args, { runBatch }) => {
      const isMine = await runBatch((trx) => search.claim(trx));
      if (isMine) search.start();
      return said(isMine ? duplicateTexts.started : duplicateTexts.underWay);
    },
    isWhole,
  );
  writeRoute(
    api,
    duplicateCalls.dismiss,
    'unqueued',
    ({ body }, { user }) =>
      async (trx) => {
        await dismiss(trx, body, userIdOf(user));
        return said(duplicateTexts.dismissed);
      },
    isWhole,
  );
  writeRoute(
    api,
    duplicateCalls.undismiss,
    'unqueued',
    ({ un, autre }) =>
      async (trx) => {
        await undismiss(trx, { un: Number(un), autre: Number(autre) });
        return said(duplicateTexts.undismissed);
      },
    isWhole,
  );
}
