/**
 * Events with their speakers, stored at once or not at all. Speakers are found or created in the same transaction, so a
 * refused line leaves neither an event nor a speaker behind.
 */
import { eventCalls } from '../../../../src/api/endpoints/events';
import type { AssignmentDraft, ChosenSpeaker, WholeEvent } from '../../../../src/domain/events/event';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { LIST_KEYS_MAX } from '../../http/body/bodyLimits';
import { HttpError } from '../../http/httpError';
import { Reply } from '../../http/route';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { zoneOf } from '../../time/zones';
import type { EventNews } from '../calendar/EventNews';
import {
  type AssignmentProblem,
  assignmentsOf,
  checkCount,
  checkEvent,
  checkedLines,
  checkSeen,
  replaceLines,
} from './assignments';
import { eventFields } from './eventFields';
import { checkId, insertEvent, updateEvent } from './eventWrites';
import { findOrCreateSpeaker } from './speakerRoutes';
import { eventTexts } from './texts';

const wholeEvent = async (trx: WriteTransaction, id: number): Promise<WholeEvent> => ({
  ...(await eventById(trx, id)),
  intervenants: await assignmentsOf(trx, id),
});

/** The names of a member and the contact that is noted at an assignment. Undefined for a member who is gone. */
async function memberPerson(trx: WriteTransaction, id: number) {
  if (!Number.isInteger(id) || Math.abs(id) >= 2 ** 31) return undefined;
  const row = await trx
    .selectFrom('membres')
    .select(['nom', 'prenom', 'email', 'telephone', 'profession'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return (
    row && {
      names: { nom: row.nom, prenom: row.prenom, membre_id: id },
      contact: {
        member_email: row.email,
        member_telephone: row.telephone,
        member_profession: row.profession,
      },
    }
  );
}

/** What one line becomes: its assignment, or why there is none. */
async function draftOf(
  trx: WriteTransaction,
  event: number,
  { role_intervenant, intervenant: speaker, membre_id, nom, prenom, donnees }: ChosenSpeaker,
): Promise<AssignmentDraft | AssignmentProblem> {
  const assigned = { evenement: event, role_intervenant };
  if (speaker != null) return { ...assigned, intervenant: speaker, donnees: donnees ?? {} };
  const member = membre_id == null ? undefined : await memberPerson(trx, membre_id);
  if (membre_id != null && !member) return { field: 'membre_id', sentence: eventTexts.goneMember };
  const names = member?.names ?? { nom: nom ?? '', prenom: prenom ?? '' };
  try {
    const speaker = await findOrCreateSpeaker(trx, names);
    return { ...assigned, intervenant: speaker, donnees: donnees ?? member?.contact ?? {} };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    const [sentence = error.message] = Object.values(error.details.errors ?? {});
    return { field: 'nom', sentence };
  }
}

/**
 * Replaces the speakers of an event.
 * @throws HttpError 422 with a sentence for each refused line, at `intervenants.{index}.{field}`
 */
async function replaceSpeakers(
  trx: WriteTransaction,
  id: number,
  chosen: readonly ChosenSpeaker[],
): Promise<void> {
  checkCount(chosen, 'intervenants');
  const drafts: AssignmentDraft[] = [];
  const refused = new Map<number, AssignmentProblem>();
  const places: number[] = [];
  for (const [index, one] of chosen.entries()) {
    const draft = await draftOf(trx, id, one);
    if ('sentence' in draft) refused.set(index, draft);
    else places[drafts.push(draft) - 1] = index;
  }
  const { lines, problems } = await checkedLines(trx, id, drafts);
  for (const [at, problem] of problems) refused.set(places[at]!, problem);
  if (refused.size === 0) return replaceLines(trx, id, lines);
  const all = [...refused].sort(([one], [other]) => one - other);
  const errors = all.map(([index, { field, sentence }]) => [`intervenants.${index}.${field}`, sentence]);
  const sentences = all.map(([index, { who, sentence }]) => eventTexts.line(index + 1, who, sentence));
  throw new HttpError(422, sentences.join(' '), { errors: Object.fromEntries(errors) });
}

export function wholeEventRoutes(api: Api, news: EventNews): void {
  const options = { limits: { keys: LIST_KEYS_MAX } };
  writeRoute(
    api,
    eventCalls.createWhole,
    'evenements',
    ({ body }) => {
      const fields = eventFields(body, zoneOf(api.timeZone));
      return async (trx) => {
        const id = await insertEvent(trx, fields);
        await replaceSpeakers(trx, id, body.intervenants);
        return new Reply(await wholeEvent(trx, id), eventTexts.created, 201);
      };
    },
    options,
  );
  writeRoute(
    api,
    eventCalls.updateWhole,
    'evenements',
    ({ id, body }) => {
      checkId(id, body.id);
      const fields = eventFields(body, zoneOf(api.timeZone));
      news.check(body.prevenir);
      return async (trx) => {
        const tell = await news.afterUpdate(trx, body);
        const present = () => wholeEvent(trx, body.id);
        await checkEvent(trx, body.id);
        await checkSeen(trx, body.id, body.avant, present);
        await updateEvent(trx, body.id, fields, body.updated_at, present);
        await replaceSpeakers(trx, body.id, body.intervenants);
        return new Reply({ ...(await present()), ...(await tell()) }, eventTexts.updated);
      };
    },
    { ...options, committed: () => news.wake() },
  );
}
