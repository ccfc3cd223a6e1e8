/** Which people a change of state concerns, and why the others are left out. */
import { sql } from 'kysely';
import type { StateQuestion } from '../../../../../src/domain/register/stateChange';
import { STATE_IDS_MAX } from '../../../../../src/domain/register/stateChange';
import type { LeavingReason, MemberState } from '../../../../../src/domain/register/states';
import { HttpError, invalid } from '../../../http/httpError';
import { httpTexts } from '../../../http/texts';
import type { Database } from '../../../store/database/database';
import { isCalendarDay } from '../../../time/days';
import { idsIn } from '../MemberSplit';
import { memberTexts } from '../texts';
import { stateReplies } from './texts';

/** A checked change; `day` is null where it isn't known. */
export interface AskedState {
  ids: number[];
  state: MemberState;
  day: string | null;
}

/** @throws HttpError 422 for a day that is none or to come */
export function checkedDay(field: string, day: string | null | undefined, today: string): string | null {
  if (!day) return null;
  if (!isCalendarDay(day)) throw invalid({ [field]: httpTexts.badDate });
  if (day > today) throw invalid({ [field]: memberTexts.futureDate });
  return day;
}

/** @throws HttpError 422 */
export function checkedState({ ids, etat: state, etat_depuis }: StateQuestion, today: string): AskedState {
  return {
    ids: idsIn('ids', ids, memberTexts.noMember, STATE_IDS_MAX),
    state,
    day: checkedDay('etat_depuis', etat_depuis, today),
  };
}

interface StatedPerson {
  id: number;
  nom: string;
  prenom: string;
  etat: MemberState;
  etat_depuis: string | null;
  etat_motif: LeavingReason | null;
  born: string | null;
  /** The day of the last entry or return. */
  since: string;
  conjoint_id: number | null;
}

async function statedPeople(db: Database, ids: readonly number[]): Promise<Map<number, StatedPerson>> {
  const { rows } = await sql<StatedPerson>`
    select m.id, m.nom, m.prenom, m.etat, m.etat_depuis, m.etat_motif, m.date_naissance as born, m.conjoint_id,
      coalesce((select f.jour from faits as f where f.membre_id = m.id and f.domaine = 'organisation' and f.sens = 1
        and f.genre in ('entree', 'retour') and not exists (select from operations as o
          where o.id = f.operation_id and o.annulee_par is not null) order by f.id desc limit 1), m.date_inscription)::text as since
    from membres as m where m.id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A person who is left out: `field` is what the sentence is about. */
interface LeftOut {
  id: number;
  nom: string | null;
  message: string;
  field: 'ids' | 'etat' | 'etat_depuis';
}

/** Why the change can't be made for a person; undefined where it can. */
function refusalOf(
  person: StatedPerson,
  { state, day }: AskedState,
  reason: LeavingReason | null | undefined,
): Pick<LeftOut, 'message' | 'field'> | undefined {
  const name = `${person.prenom} ${person.nom}`.trim();
  const of = (field: LeftOut['field'], message: string) => ({ field, message });
  if (state === 'actif') {
    if (person.etat === 'actif') return of('etat', stateReplies.notGone(name, person.since));
    if (day && person.etat_depuis && day < person.etat_depuis)
      return of('etat_depuis', stateReplies.backBeforeExit(name, person.etat_depuis));
    return undefined;
  }
  if (day && person.born && day < person.born)
    return of('etat_depuis', stateReplies.beforeBirth(person.born));
  if (day && day < person.since) return of('etat_depuis', stateReplies.beforeEntry(name, person.since));
  const isSame = person.etat === state && (day === null || day === person.etat_depuis);
  if (isSame && (reason === undefined || (reason ?? null) === person.etat_motif))
    return of('etat', stateReplies.same(name, state));
  return undefined;
}

interface Judged {
  people: StatedPerson[];
  left: LeftOut[];
}

/**
 * Divides the people into those that the change concerns and those that it leaves out, in the order of their ids.
 * @param reason undefined where it isn't asked about
 */
export async function judgeStates(
  db: Database,
  asked: AskedState,
  reason?: LeavingReason | null,
): Promise<Judged> {
  const known = await statedPeople(db, asked.ids);
  const judged: Judged = { people: [], left: [] };
  for (const id of asked.ids) {
    const person = known.get(id);
    if (!person) {
      judged.left.push({ id, nom: null, message: memberTexts.goneMember, field: 'ids' });
      continue;
    }
    const refusal = refusalOf(person, asked, reason);
    if (refusal) judged.left.push({ id, nom: `${person.nom} ${person.prenom}`, ...refusal });
    else judged.people.push(person);
  }
  return judged;
}

/** What answers tell of those who are left out. */
export const shownRefusals = (left: readonly LeftOut[]) =>
  left.map(({ id, nom, message }) => ({ id, nom, message }));

/** A change for one person alone that can't be made is refused as a whole. @throws HttpError 404, 422 */
export function refuseAlone({ people, left }: Judged): void {
  const [only, ...others] = left;
  if (people.length > 0 || !only || others.length > 0) return;
  if (only.nom === null) throw new HttpError(404, only.message);
  throw invalid({ [only.field]: only.message });
}
