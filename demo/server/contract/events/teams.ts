/**
 * Teams of single dates of a series: one person is replaced, added or taken away on some dates, in one transaction. The first change
 * of a date copies the team of the series, with its contacts; from then on the date has a team of its own.
 */
import { sql } from 'kysely';
import { hasDay } from '../../../../src/domain/calendar/exceptions';
import { longDay } from '../../../../src/domain/calendar/momentWords';
import type { AssignmentDraft, CalendarEvent, ChosenSpeaker } from '../../../../src/domain/events/event';
import { ruleOf } from '../../../../src/domain/events/occurrences';
import { TEAM_DATES_MAX, type TeamChange, type TeamVersion } from '../../../../src/domain/events/team';
import { nextVersion } from '../../guard/writes/version';
import { HttpError, invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { isCalendarDay } from '../../time/days';
import { type AssignmentProblem, assignmentsOf, checkedLines, type Line } from './assignments';
import { assignmentDraft } from './chosenSpeakers';
import { eventTexts, teamReplies } from './texts';

const refused = (index: number, sentence: string) => invalid({ [`dates.${index}`]: sentence });

/** The versions of the dates that have a team of their own. */
export async function teamVersions(
  db: Database,
  events: readonly number[],
): Promise<(TeamVersion & { evenement_id: number })[]> {
  if (events.length === 0) return [];
  return db
    .selectFrom('equipes')
    .select(['evenement_id', 'jour', 'updated_at'])
    .where('evenement_id', 'in', [...events])
    .orderBy('jour')
    .execute();
}

/** @throws HttpError 422 for a date that the series doesn't have, or that is cancelled */
function checkDates(event: CalendarEvent, dates: readonly TeamVersion[]): void {
  const rule = ruleOf(event);
  if (!rule) throw invalid({ dates: teamReplies.noSeries });
  if (dates.length === 0) throw invalid({ dates: teamReplies.noDate });
  if (dates.length > TEAM_DATES_MAX) throw invalid({ dates: teamReplies.tooManyDates(TEAM_DATES_MAX) });
  const seen = new Set<string>();
  for (const [index, { jour: day }] of dates.entries()) {
    if (!isCalendarDay(day)) throw refused(index, httpTexts.badDate);
    if (seen.has(day)) throw refused(index, teamReplies.dateTwice);
    seen.add(day);
    const isOff = event.exceptions?.some((one) => one.jour === day && one.annulation);
    if (event.annulation || isOff || !hasDay(rule, day))
      throw refused(index, teamReplies.notThatDay(longDay(day)));
  }
}

/** @throws HttpError 409 with the present versions where the team of a date was changed meanwhile */
async function checkVersions(
  trx: WriteTransaction,
  id: number,
  dates: readonly TeamVersion[],
): Promise<ReadonlySet<string>> {
  const present = await teamVersions(trx, [id]);
  const versions = new Map(present.map(({ jour, updated_at }) => [jour, updated_at]));
  for (const { jour: day, updated_at: seen } of dates) {
    const version = versions.get(day);
    // Callers without versions send none. `null` is the team of the series.
    if (seen === undefined || (seen === null && !version)) continue;
    if (seen && version && Date.parse(seen) === Date.parse(version)) continue;
    throw new HttpError(409, teamReplies.changedMeanwhile(longDay(day)), {
      present: present.map(({ jour, updated_at }) => ({ jour, updated_at })),
    });
  }
  return new Set(versions.keys());
}

/** Gives a date a team of its own, which is that of the series, or raises its version. */
async function ownTeam(trx: WriteTransaction, id: number, day: string, isThere: boolean): Promise<void> {
  if (isThere) {
    await trx
      .updateTable('equipes')
      .set({ updated_at: nextVersion })
      .where('evenement_id', '=', id)
      .where('jour', '=', day)
      .execute();
    return;
  }
  await trx.insertInto('equipes').values({ evenement_id: id, jour: day }).execute();
  await sql`insert into affectations
      (evenement_id, jour, intervenant_id, role_id, rang, member_email, member_telephone, member_profession)
    select evenement_id, ${day}::date, intervenant_id, role_id, rang, member_email, member_telephone, member_profession
    from affectations where evenement_id = ${id} and jour is null order by rang, id`.execute(trx);
}

/** Gives dates of a series that have none a team of their own, which is that of the series as it is now. */
export async function keepTeams(trx: WriteTransaction, id: number, days: readonly string[]): Promise<void> {
  for (const day of days) await ownTeam(trx, id, day, false);
}

/** The date has the team of its series again. */
async function dropTeam(trx: WriteTransaction, id: number, day: string): Promise<void> {
  for (const table of ['affectations', 'equipes'] as const)
    await trx.deleteFrom(table).where('evenement_id', '=', id).where('jour', '=', day).execute();
}

/** Whose team is changed: that of a date, or of the event itself, and the key that a refusal names. */
interface Place {
  id: number;
  day: string | null;
  key: string;
}

/** @throws HttpError 422 where the person who leaves isn't there, or who comes is there already */
async function changeTeam(
  trx: WriteTransaction,
  { id, day, key }: Place,
  leaving: TeamChange['remplace'],
  coming: Line | undefined,
): Promise<void> {
  const team = await trx
    .selectFrom('affectations')
    .select(['id', 'rang', 'intervenant_id', 'role_id'])
    .where('evenement_id', '=', id)
    .where('jour', 'is not distinct from', day)
    .orderBy('rang')
    .orderBy('id')
    .execute();
  const isOf = (speaker: number, role: number) => (row: (typeof team)[number]) =>
    row.intervenant_id === speaker && row.role_id === role;
  const row = leaving && team.find(isOf(leaving.intervenant, leaving.role_intervenant));
  const when = day && longDay(day);
  if (leaving && !row) throw invalid({ [key]: teamReplies.notInTeam(when) });
  if (coming && team.some(isOf(coming.intervenant_id, coming.role_id)))
    throw invalid({ [key]: teamReplies.alreadyInTeam(when) });
  if (!coming) {
    if (row) await trx.deleteFrom('affectations').where('id', '=', row.id).execute();
  } else if (row)
    await trx
      .updateTable('affectations')
      .set({ ...coming })
      .where('id', '=', row.id)
      .execute();
  else {
    const rang = (team.at(-1)?.rang ?? 0) + 1;
    await trx
      .insertInto('affectations')
      .values({ evenement_id: id, jour: day, ...coming, rang })
      .execute();
  }
}

const isProblem = (draft: AssignmentDraft | AssignmentProblem): draft is AssignmentProblem =>
  'sentence' in draft;

/** Who comes, found or created. @throws HttpError 422 at `intervenant` */
async function lineOf(trx: WriteTransaction, id: number, chosen: ChosenSpeaker): Promise<Line> {
  const draft = await assignmentDraft(trx, id, chosen);
  if (isProblem(draft)) throw invalid({ intervenant: draft.sentence });
  const { lines, problems } = await checkedLines(trx, id, [draft]);
  const [line, problem] = [lines[0], problems.get(0)];
  if (!line || problem) throw invalid({ intervenant: problem?.sentence ?? eventTexts.goneSpeaker });
  return line;
}

/**
 * Changes the team of some dates of a series, or of none.
 * @returns the new versions of these dates, and the speaker who comes
 * @throws HttpError 404 when the event is gone, 409 where a team was changed meanwhile, 422 with a sentence for the refused date
 */
export async function changeTeams(
  trx: WriteTransaction,
  id: number,
  { dates, remplace: leaving, intervenant: chosen }: TeamChange,
): Promise<{ versions: TeamVersion[]; coming: number | undefined }> {
  checkDates(await eventById(trx, id), dates);
  const own = await checkVersions(trx, id, dates);
  const coming = chosen ? await lineOf(trx, id, chosen) : undefined;
  for (const [index, { jour: day }] of dates.entries()) {
    if (!leaving && !coming) {
      await dropTeam(trx, id, day);
      continue;
    }
    await ownTeam(trx, id, day, own.has(day));
    await changeTeam(trx, { id, day, key: `dates.${index}` }, leaving, coming);
  }
  const versions = new Map((await teamVersions(trx, [id])).map((one) => [one.jour, one.updated_at]));
  return {
    versions: dates.map(({ jour }) => ({ jour, updated_at: versions.get(jour) ?? null })),
    coming: coming?.intervenant_id,
  };
}

/**
 * Changes the team of an event itself; the dates of a series that have their own keep it.
 * @returns these dates, as far as they are to come, and the speaker who comes
 * @throws HttpError 404, 422
 */
export async function changeSeriesTeam(
  trx: WriteTransaction,
  id: number,
  { remplace: leaving, intervenant: chosen }: TeamChange,
  today: string,
): Promise<{ kept: string[]; coming: number | undefined }> {
  const event = await eventById(trx, id);
  if (!leaving && !chosen) throw invalid({ intervenant: teamReplies.nothing });
  const coming = chosen ? await lineOf(trx, id, chosen) : undefined;
  await changeTeam(trx, { id, day: null, key: leaving ? 'remplace' : 'intervenant' }, leaving, coming);
  return { kept: keptDays(event, today), coming: coming?.intervenant_id };
}

/** The dates to come that have a team of their own. */
const keptDays = ({ equipes }: CalendarEvent, today: string): string[] =>
  (equipes ?? []).filter((day) => day >= today);

/** That these dates keep their team; '' for none. */
export function keptSentence(days: readonly string[]): string {
  const named = days.slice(0, NAMED_DATES).map(longDay);
  return days.length > 0 ? teamReplies.kept(named, days.length - named.length) : '';
}

/** The most dates that a sentence names. */
const NAMED_DATES = 3;

/**
 * Looks at the team of a series before it is changed.
 * @returns what gives the sentence about the dates to come that keep their own team, or '' where nothing was changed
 */
export async function keptTeams(
  trx: WriteTransaction,
  id: number,
  today: string,
): Promise<() => Promise<string>> {
  const idsNow = async () => (await assignmentsOf(trx, id)).map((one) => one.id).join();
  const before = await idsNow();
  return async () => {
    if ((await idsNow()) === before) return '';
    return keptSentence(keptDays(await eventById(trx, id), today));
  };
}
