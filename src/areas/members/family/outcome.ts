/** What becomes of the save of a family. */
import type { Failure } from '../../../api/errors';
import type { FamilyProblem } from '../../../domain/members/family';
import type { Member } from '../../../domain/members/member';

/**
 * Why a line stops the save, where no answer of the back end says it. `gone`: the person on file was deleted. `changed`:
 * another user changed the address that would be replaced. `nameless`: created, but the back end didn't give the id.
 */
export interface SheetProblem {
  key: string;
  kind: FamilyProblem['kind'] | 'gone' | 'changed' | 'nameless';
  name: string;
}

export type FamilyOutcome =
  | { status: 'saved'; people: readonly Member[]; warnings: readonly string[] }
  | { status: 'stopped'; problems: readonly SheetProblem[] }
  /** `fields`: sentences of the back end by line and field. */
  | { status: 'failed'; failure: Failure; fields: Readonly<Record<string, string>> };

/** Ends the calls of a save at a line. */
export class LineStop extends Error {
  override readonly name = 'LineStop';
  constructor(readonly problem: SheetProblem) {
    super(problem.kind);
  }
}
