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
import { assignmentDraft } from './chosenSpeakers';
import { eventFields } from './eventFields';
import { checkId, insertEvent, updateEvent } from './eventWrites';
import { keptTeams } from './teams';
import { eventTexts, sentences } from './texts';

const wholeEvent = async (trx: WriteTransaction, id: number): Promise<WholeEvent> => ({
  ...(await eventById(trx, id)),
  intervenants: await assignmentsOf(trx, id),
});

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
    const draft = await assignmentDraft(trx, id, one);
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
        const kept = await keptTeams(trx, body.id, api.today());
        await replaceSpeakers(trx, body.id, body.intervenants);
        const message = sentences(eventTexts.updated, await kept());
        return new Reply({ ...(await present()), ...(await tell()) }, message);
      };
    },
    { ...options, committed: () => news.wake() },
  );
}
