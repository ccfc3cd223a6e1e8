/** Cancels an event or one date of a series, takes it up again, moves one date, and tells the people of it where that is wished. */
import { recipientCalls } from '../../../../src/api/endpoints/eventRecipients';
import { eventCalls } from '../../../../src/api/endpoints/events';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { Reply, readRoute } from '../../http/route';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { checkEvent } from '../events/assignments';
import { cancelDate, cancelEvent, moveDate, reactivateDate, reactivateEvent, setReminders } from './changes';
import type { EventNews, ToldChange } from './EventNews';
import { recipientCounts } from './recipientCounts';
import { leavingCounts } from './replaced';
import { lifeReplies } from './texts';

interface Wish {
  prevenir?: boolean | null | undefined;
}

/** Makes a change, and tells of it. @returns the event, and how many people are told */
async function changeAndTell(
  trx: WriteTransaction,
  news: EventNews,
  id: number,
  { prevenir }: Wish,
  work: () => Promise<unknown>,
  change: Omit<ToldChange, 'before'>,
) {
  const before = await eventById(trx, id);
  await work();
  const prevenus = prevenir ? await news.tell(trx, id, { ...change, before }) : null;
  return { ...(await eventById(trx, id)), prevenus };
}

function cancelRoute(api: Api, news: EventNews): void {
  const place = news.sender;
  writeRoute(
    api,
    eventCalls.cancel,
    'evenements',
    ({ id: given, body }) => {
      news.check(body.prevenir);
      const [id, day] = [Number(given), body.jour || undefined];
      const said = { seen: body.updated_at, motif: body.motif };
      return async (trx) => {
        const work = () => (day ? cancelDate(trx, id, day, said, place) : cancelEvent(trx, id, said, place));
        const change = { news: day ? 'dateCancelled' : 'cancelled', day, motif: body.motif } as const;
        const answer = await changeAndTell(trx, news, id, body, work, change);
        return new Reply(answer, day ? lifeReplies.dateCancelled : lifeReplies.cancelled);
      };
    },
    { committed: () => news.wake() },
  );
}

function reactivateRoute(api: Api, news: EventNews): void {
  writeRoute(
    api,
    eventCalls.reactivate,
    'evenements',
    ({ id: given, body }) => {
      news.check(body.prevenir);
      const [id, day] = [Number(given), body.jour || undefined];
      const said = { seen: body.updated_at };
      return async (trx) => {
        const work = () => (day ? reactivateDate(trx, id, day, said) : reactivateEvent(trx, id, said));
        const change = { news: day ? 'dateReactivated' : 'reactivated', day } as const;
        const answer = await changeAndTell(trx, news, id, body, work, change);
        return new Reply(answer, day ? lifeReplies.dateReactivated : lifeReplies.reactivated);
      };
    },
    { committed: () => news.wake() },
  );
}

function moveRoute(api: Api, news: EventNews): void {
  const place = news.sender;
  writeRoute(
    api,
    eventCalls.moveDate,
    'evenements',
    ({ id: given, body }) => {
      news.check(body.prevenir);
      const id = Number(given);
      const said = { seen: body.updated_at, motif: body.motif };
      return async (trx) => {
        const work = () => moveDate(trx, id, body, said, place);
        const change = { news: 'dateMoved', day: body.jour, motif: body.motif } as const;
        return new Reply(await changeAndTell(trx, news, id, body, work, change), lifeReplies.dateMoved);
      };
    },
    { committed: () => news.wake() },
  );
}

function reminderRoute(api: Api, news: EventNews): void {
  writeRoute(api, eventCalls.reminders, 'evenements', ({ id: given, body }) => {
    news.checkReminders(body.heures);
    const id = Number(given);
    return async (trx) => {
      await setReminders(trx, id, body.heures, { seen: body.updated_at });
      return new Reply(await eventById(trx, id), lifeReplies.remindersChanged);
    };
  });
}

/** Who would be told, counted: nothing is stored or sent. */
function recipientRoute(api: Api, news: EventNews): void {
  const { db } = api;
  readRoute(
    api,
    recipientCalls.recipients,
    async ({ id: given, jour, rappel: isReminder = false, ...more }) => {
      const id = Number(given);
      await checkEvent(db, id);
      const { remplace: speaker, jours: days } = more;
      if (speaker !== undefined)
        return {
          ...(await leavingCounts(db, { event: id, speaker, days }, news.sender)),
          envoi: news.canSend,
        };
      return { ...(await recipientCounts(db, id, news.concerned(jour), isReminder)), envoi: news.canSend };
    },
  );
}

export function lifeRoutes(api: Api, news: EventNews): void {
  recipientRoute(api, news);
  reminderRoute(api, news);
  cancelRoute(api, news);
  reactivateRoute(api, news);
  moveRoute(api, news);
}
