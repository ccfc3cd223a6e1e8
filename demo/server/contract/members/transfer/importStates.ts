/**
 * The states that lines of an import give people who are on file. An import notes departures and deaths by the rule of the record; it
 * notes no return, changes no day or reason that is there, and says why where a line isn't followed.
 */
import type { ImportedState } from '../../../../../src/domain/register/importedState';
import type { MemberState } from '../../../../../src/domain/register/states';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { judgeStates } from '../states/judgeStates';
import { storeState } from '../states/noteStates';
import { stateReplies } from '../states/texts';

/** A state that a line gives a member who is there, and the report of the line, which says what comes of it. */
export interface StateOfKnown {
  report: { message: string | null; etat?: MemberState };
  id: number;
  state: ImportedState;
}

export function addSentence(report: StateOfKnown['report'], said: string | undefined): void {
  report.message = [report.message, said].filter(Boolean).join(' ') || null;
}

/** Why an import leaves a person as they are; an empty text where there is nothing to say, undefined where it may go on. */
function keptSentence(name: string, present: MemberState, wanted: MemberState): string | undefined {
  if (present === wanted) return present === 'actif' ? '' : stateReplies.same(name, present);
  if (present === 'parti' && wanted === 'actif') return stateReplies.kept.parti(name);
  return present === 'decede' ? stateReplies.kept.decede(name) : undefined;
}

/** Takes the lines whose state can be noted, and says of the others why not. */
async function followed(db: Database | WriteTransaction, states: readonly StateOfKnown[]) {
  if (states.length === 0) return [];
  const ids = states.map(({ id }) => id);
  const people = await db
    .selectFrom('membres')
    .select(['id', 'nom', 'prenom', 'etat'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  const found: StateOfKnown[] = [];
  for (const one of states) {
    const { id, report, state } = one;
    const person = byId.get(id);
    if (!person) continue;
    const name = `${person.prenom} ${person.nom}`.trim();
    const kept = keptSentence(name, person.etat as MemberState, state.etat);
    const asked = { ids: [id], state: state.etat, day: state.etat_depuis };
    const { left } = kept === undefined ? await judgeStates(db, asked, state.etat_motif) : { left: [] };
    const refusal = kept ?? left[0]?.message;
    if (refusal !== undefined) addSentence(report, refusal);
    else found.push(one);
  }
  return found;
}

/** Says what an import would note, without writing. */
export async function tellStates(db: Database, states: readonly StateOfKnown[]): Promise<void> {
  for (const { report, state } of await followed(db, states)) {
    report.etat = state.etat;
    addSentence(report, stateReplies.toNote[state.etat]);
  }
}

/** Notes the states, as a change of each on the record would. */
export async function giveStates(
  trx: WriteTransaction,
  states: readonly StateOfKnown[],
  today: string,
): Promise<void> {
  const given = new Set<number>();
  for (const { report, id, state } of await followed(trx, states)) {
    // A later line about the same person finds the state of the earlier one.
    if (given.has(id)) {
      addSentence(report, stateReplies.notNoted);
      continue;
    }
    given.add(id);
    const asked = { ids: [id], state: state.etat, day: state.etat_depuis };
    await storeState(trx, [id], asked, state.etat_motif, today);
    report.etat = state.etat;
    addSentence(report, stateReplies.changed[state.etat](1));
  }
}
