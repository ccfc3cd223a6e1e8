import { journalCalls } from '../../../../src/api/endpoints/journal';
import type { Api } from '../../contract/http/api';
import { Reply } from '../../contract/http/route';
import { writeRoute } from '../writes/writeRoute';
import { undoTexts } from './texts';
import type { UndoOutcome } from './UndoOutcome';
import { undoOperation } from './undoOperation';

const said = ({ hasReversed, leftCount }: UndoOutcome): string => {
  if (leftCount === 0) return undoTexts.undone;
  return hasReversed ? undoTexts.partly(leftCount) : undoTexts.nothing;
};

/** Serves undoing. It waits for the writes of members and, by the version, for those of events. */
export function undoRoutes(api: Api): void {
  writeRoute(api, journalCalls.undo, 'membres', ({ id }, { user }) => async (trx) => {
    const outcome = await undoOperation(api, trx, user, Number(id));
    const { reversedCount: annules, leftCount: gardes } = outcome;
    return new Reply({ annules, gardes, details: await outcome.named(trx) }, said(outcome));
  });
}
