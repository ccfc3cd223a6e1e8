import { journal } from '../../../src/api/endpoints/history/journal';
import type { Api } from '../http/api';
import { route } from '../http/route';
import { historyPage } from './history';
import { operationPage } from './operations';

/** Serves who changed what and when. */
export function journalRoutes(api: Api): void {
  const isWhole = { isWhole: true } as const;
  route(api, journal.list, (query) => operationPage(api.db, journal.list.path, query), isWhole);
  route(api, journal.history, (query) => historyPage(api.db, journal.history.path, query), isWhole);
}
