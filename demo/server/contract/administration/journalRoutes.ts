import { journalCalls } from '../../../../src/api/endpoints/administration/journal';
import type { Api } from '../../guard/api';
import { historyPage } from '../../guard/journal/history';
import { operationPage } from '../../guard/journal/operations';
import { JournalReader } from '../../guard/journal/reader';
import { isReversible, rightToUndo } from '../../guard/undo/reversible';
import { HttpError } from '../../http/httpError';
import { readRoute } from '../../http/route';

/** Serves who changed what and when. */
export function journalRoutes(api: Api): void {
  const isWhole = { isWhole: true } as const;
  readRoute(
    api,
    journalCalls.list,
    (query, { user }) => {
      const mayUndo = (action: string) => {
        if (!user || !isReversible(action, api.capabilities)) return false;
        try {
          for (const right of [journalCalls.undo.right, rightToUndo(action)]) api.authorize(user, right);
          return true;
        } catch (error) {
          if (error instanceof HttpError) return false;
          throw error;
        }
      };
      return operationPage(
        api,
        journalCalls.list.path,
        query,
        new JournalReader(user, api.authorize),
        mayUndo,
      );
    },
    isWhole,
  );
  readRoute(
    api,
    journalCalls.history,
    async (query, { user }) =>
      historyPage(api.db, journalCalls.history.path, query, new JournalReader(user, api.authorize)),
    isWhole,
  );
}
