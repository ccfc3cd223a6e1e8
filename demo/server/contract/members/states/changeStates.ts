/** Notes states, and ends what follows from them, in the transaction of one operation. */
import { addDays } from '../../../../../src/domain/calendar/dayNumbers';
import { datesOf } from '../../../../../src/domain/events/occurrences';
import { hasOwnTeam, TEAM_DATES_MAX } from '../../../../../src/domain/events/team';
import type { StateChange } from '../../../../../src/domain/register/stateChange';
import { invalid } from '../../../http/httpError';
import { raiseVersion, type WriteTransaction } from '../../../store/database/writeQueue';
import { eventById } from '../../../store/rows/eventRow';
import { changeSeriesTeam, changeTeams, keepTeams } from '../../events/teams';
import type { Registrations } from '../../registrations/Registrations';
import { type ComingRegistration, type ComingService, comingRegistrations, comingServices } from './coming';
import { type AskedState, judgeStates, refuseAlone, shownRefusals } from './judgeStates';
import { disableAccounts } from './linkedAccounts';
import { storeState } from './noteStates';
import { stateReplies } from './texts';

/** @throws HttpError 422 where one of the chosen registrations isn't to come */
function chosenRegistrations(
  coming: readonly ComingRegistration[],
  chosen: StateChange['retirer_inscriptions'],
): readonly ComingRegistration[] {
  if (!Array.isArray(chosen)) return chosen ? coming : [];
  const known = new Set(coming.map(({ id }) => id));
  if (!chosen.every((id) => known.has(id)))
    throw invalid({ retirer_inscriptions: stateReplies.otherRegistrations });
  return coming.filter(({ id }) => chosen.includes(id));
}

/** Withdraws people from events as the organisation does, which gives free places on. */
async function withdraw(
  trx: WriteTransaction,
  people: readonly ComingRegistration[],
  registrations: Registrations,
  isTold: boolean,
): Promise<number> {
  const byEvent = new Map<number, number[]>();
  for (const { event, id } of people) byEvent.set(event.id, [...(byEvent.get(event.id) ?? []), id]);
  let count = 0;
  for (const [event, ids] of byEvent)
    count += await registrations.change(trx, event, ids, 'withdrawn', { isTold });
  return count;
}

/** Without the person, the past dates of a series would show another team, so the latest of these keep the team that they had. */
async function keepPastTeams(trx: WriteTransaction, event: number, today: string): Promise<void> {
  const series = await eventById(trx, event);
  const from = (series.date ?? '').slice(0, 10);
  const past = datesOf(series, { from, to: addDays(today, -1) })
    .map(({ own }) => own)
    .filter((own) => !hasOwnTeam(series, own));
  await keepTeams(trx, event, past.slice(-TEAM_DATES_MAX));
}

async function leaveTeams(
  trx: WriteTransaction,
  services: readonly ComingService[],
  today: string,
): Promise<void> {
  for (const { event, speaker, role, own, isSeries } of services) {
    const leaving = { intervenant: speaker, role_intervenant: role.id };
    if (own !== null) await changeTeams(trx, event.id, { dates: [{ jour: own }], remplace: leaving });
    else {
      if (isSeries) await keepPastTeams(trx, event.id, today);
      await changeSeriesTeam(trx, event.id, { dates: [], serie: true, remplace: leaving }, today);
    }
  }
}

interface Context {
  registrations: Registrations;
  today: string;
  /** Missing where accounts aren't linked to records. */
  accounts?: { caller: number; at: string } | undefined;
}

/**
 * Notes the state of the people that it concerns. A return restores nothing that an exit ended.
 * @throws HttpError 404 and 422 for a single person that it can't concern, 422 for registrations that aren't to come
 */
export async function changeStates(
  trx: WriteTransaction,
  asked: AskedState,
  change: StateChange,
  { registrations, today, accounts }: Context,
) {
  const reason = asked.state === 'parti' ? (change.etat_motif ?? null) : undefined;
  const judged = await judgeStates(trx, asked, reason);
  refuseAlone(judged);
  const ids = judged.people.map(({ id }) => id);
  const done = { membres: ids.length, inscriptions: 0, services: 0 };
  if (ids.length > 0 && asked.state !== 'actif') {
    // Registrations and teams are those of the people as they were.
    const withdrawn = chosenRegistrations(
      await comingRegistrations(trx, ids, today),
      change.retirer_inscriptions,
    );
    const services = change.services === 'retirer' ? await comingServices(trx, ids, today) : [];
    if (withdrawn.length + services.length > 0) await raiseVersion(trx, 'evenements');
    await leaveTeams(trx, services, today);
    done.inscriptions = await withdraw(trx, withdrawn, registrations, change.prevenir ?? false);
    done.services = services.length;
  }
  await storeState(trx, ids, asked, reason ?? null, today);
  const ended =
    accounts && asked.state !== 'actif'
      ? await disableAccounts(trx, ids, accounts.caller, accounts.at)
      : undefined;
  return {
    done: { ...done, ...(ended && { comptes: ended.ids.length, comptes_gardes: ended.left }) },
    refus: shownRefusals(judged.left),
    disabled: ended?.ids ?? [],
  };
}
