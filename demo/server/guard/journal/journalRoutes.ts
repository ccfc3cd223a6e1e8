import { journal } from '../../../../src/api/endpoints/journal';
import type { Api } from '../../contract/http/api';
import { HttpError } from '../../contract/http/httpError';
import { route } from '../../contract/http/route';
import { isReversible, rightToUndo } from '../undo/reversible';
import { historyPage } from './history';
import { operationPage } from './operations';
import { Reader } from './reader';

/** Serves who changed what and when. */
export function journalRoutes(api: Api): void {
  const isWhole = { isWhole: true } as const;
  route(
    api,
    journal.list,
    (query, { user }) => {
      const mayUndo = (action: string) => {
        if (!user || !isReversible(action, api.capabilities)) return false;
        try {
          for (const right of [journal.undo.right, rightToUndo(action)]) api.authorize(user, right);
          return true;
        } catch (error) {
          if (error instanceof HttpError) return false;
          throw error;
        }
      };
      return operationPage(api, journal.list.path, query, new Reader(user, api.authorize), mayUndo);
    },
    isWhole,
  );
  route(
    api,
    journal.history,
    async (query, { user }) =>
      historyPage(api.db, journal.history.path, query, new Reader(user, api.authorize)),
    isWhole,
  );
}
