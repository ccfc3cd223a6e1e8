/** Stores what a person answers for one date: by the link of their mail, or told to the organisation. */
import { sql } from 'kysely';
import { type EventServices, PROPOSAL_MAX, type ServiceAnswer } from '../../../../src/domain/events/staffing';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { HttpError, invalid } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { isLongerThan } from '../../store/search/composed';
import { tidyText } from '../../store/search/tidyText';
import { servingPeople } from './people';
import { eventOnDay } from './serviceDay';
import { servicesOn } from './serving';
import { serviceReplies } from './texts';

interface Answer {
  reponse: ServiceAnswer | null;
  proposition: string | null;
}

/** @throws HttpError 422 for a proposal without words, or with too many */
export function checkedAnswer(
  answer: ServiceAnswer | null | undefined,
  text: string | null | undefined,
): Answer {
  if (answer !== 'propose') return { reponse: answer ?? null, proposition: null };
  const proposition = tidyText(text ?? '').trim();
  if (!proposition) throw invalid({ proposition: serviceReplies.proposalRequired });
  if (isLongerThan(proposition, PROPOSAL_MAX))
    throw invalid({ proposition: serviceReplies.proposalTooLong(PROPOSAL_MAX) });
  return { reponse: answer, proposition };
}

/** The moment of an answer; none where it is taken back. */
const answeredAt = ({ reponse: answer }: Answer, now: number): string | null =>
  answer && new Date(now).toISOString();

/** Changes the answer of a stored row. */
export const storeAnswer = (trx: WriteTransaction, id: number, answer: Answer, now: number) =>
  trx
    .updateTable('services')
    .set({ ...answer, repondu_le: answeredAt(answer, now), updated_at: nextVersion })
    .where('id', '=', id)
    .execute();

interface NotedAnswer extends Answer {
  day: string;
  speaker: number;
  seen: string | null | undefined;
}

/**
 * @returns the services of that date
 * @throws HttpError 404, 409 with the present services where the person answered meanwhile, 422
 */
export async function noteAnswer(
  trx: WriteTransaction,
  event: number,
  { day, speaker, seen, ...answer }: NotedAnswer,
  { now, zone }: { now: number; zone: string },
): Promise<EventServices> {
  const { team } = await eventOnDay(trx, event, day);
  const person = (await servingPeople(trx, event, team)).find((one) => one.speaker === speaker);
  if (!person) throw invalid({ intervenant: serviceReplies.notAssigned });
  if (person.isAmbiguous) throw invalid({ intervenant: serviceReplies.sameName });
  const present = () => servicesOn(trx, { event, day, team }, zone);
  const { rows } = await sql<{ id: number; updated_at: string }>`
    select id, updated_at from services
    where evenement_id = ${event} and intervenant_id = ${speaker} and jour = ${day}::date for update`.execute(
    trx,
  );
  const [row] = rows;
  if (row) {
    // Without a version the user saw no answer, and none was asked for.
    if (seen === null)
      throw new HttpError(409, serviceReplies.answeredMeanwhile, { present: await present() });
    const { id, updated_at } = row;
    await checkVersion({ seen, updated_at, sentence: serviceReplies.answeredMeanwhile, present });
    await storeAnswer(trx, id, answer, now);
    return present();
  }
  await trx
    .insertInto('services')
    .values({
      evenement_id: event,
      intervenant_id: speaker,
      jour: day,
      demande_le: null,
      ...answer,
      repondu_le: answeredAt(answer, now),
    })
    .execute();
  return present();
}
