/**
 * Secret addresses of events for calendars, which are links without an end. One is read with the rights that its account has at
 * that moment, and answers 404 once the account is disabled or gone. «Mes services» are those of the record that the account is
 * linked to, where such links are announced; else those of an equal address, as before there were links.
 */
import { sql } from 'kysely';
import { calendarFeed, type FeedEvent } from '../../../../src/domain/events/calendarFile';
import type { Feed, FeedKind } from '../../../../src/domain/events/feed';
import { type Role, rightsOf } from '../../../../src/domain/rights';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { hostIn, type Sender } from '../../letters/events/Sender';
import { createLink, endLinks, findLink } from '../../links/Links';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { type EventRow, eventColumns, wireEvent } from '../../store/rows/eventRow';
import { isTakenBy } from '../../store/rows/whoCounts';
import { feedReplies } from './texts';

/** The token is in the query, which no log of the server has. */
export const FEED_PATH = '/flux/agenda.ics';

/** The feeds of an account. */
export async function feedsOf(db: Database, user: number): Promise<Feed[]> {
  return db
    .selectFrom('flux as f')
    .leftJoin('groupes as g', 'g.id', 'f.groupe_id')
    .select(['f.id', 'f.genre', 'f.groupe_id', 'g.nom as groupe_nom', 'f.created_at', 'f.lu_le'])
    .where('f.utilisateur_id', '=', user)
    .orderBy('f.id')
    .execute();
}

async function feedWith(db: Database, user: number, id: number, token: string, base: string) {
  const feed = (await feedsOf(db, user)).find((one) => one.id === id);
  if (!feed) throw notFound(feedReplies.none);
  return { ...feed, adresse: `${base}${FEED_PATH}?jeton=${token}` };
}

interface FeedOwner {
  user: number;
  /** Address under which the server is reached. */
  base: string;
}

/** The token of a new address, which is told once. */
const addressOf = (trx: WriteTransaction, account: number, subject: number): Promise<string> =>
  createLink(trx, { usage: 'flux', subject, account, ends: null });

/** @throws HttpError 409 where there is one of this kind, 422 for a group that is gone */
export async function createFeed(
  trx: WriteTransaction,
  { user, base }: FeedOwner,
  { genre, groupe_id: group }: { genre: FeedKind; groupe_id?: number | null | undefined },
) {
  const isOfGroup = genre === 'groupe';
  const isThere =
    isOfGroup &&
    group &&
    (await trx.selectFrom('groupes').select('id').where('id', '=', group).executeTakeFirst());
  if (isOfGroup && !isThere) throw invalid({ groupe_id: feedReplies.noGroup });
  const groupe_id = isOfGroup ? (group ?? null) : null;
  const row = await trx
    .insertInto('flux')
    .values({ utilisateur_id: user, genre, groupe_id, lu_le: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new HttpError(409, feedReplies.twice);
  return feedWith(trx, user, row.id, await addressOf(trx, user, row.id), base);
}

/** @throws HttpError 404 */
export async function renewFeed(trx: WriteTransaction, { user, base }: FeedOwner, id: number) {
  const renewed = await trx
    .updateTable('flux')
    .set({ lu_le: null })
    .where('id', '=', id)
    .where('utilisateur_id', '=', user)
    .executeTakeFirst();
  if (!renewed.numUpdatedRows) throw notFound(feedReplies.none);
  await endLinks(trx, ['flux'], [id]);
  return feedWith(trx, user, id, await addressOf(trx, user, id), base);
}

/** @throws HttpError 404 */
export async function revokeFeed(trx: WriteTransaction, user: number, id: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('flux')
    .where('id', '=', id)
    .where('utilisateur_id', '=', user)
    .executeTakeFirst();
  if (!numDeletedRows) throw notFound(feedReplies.none);
  await endLinks(trx, ['flux'], [id]);
}

interface FoundFeed {
  id: number;
  genre: FeedKind;
  groupe_id: number | null;
  groupe_nom: string | null;
  role: Role;
  email: string;
  membre_id: number | null;
  lu_le: string | null;
}

/** @throws HttpError 404 */
async function findFeed(db: Database, token: string, now: number): Promise<FoundFeed> {
  const link = await findLink(db, token, ['flux'], now);
  const row = await db
    .selectFrom('flux as f')
    .innerJoin('utilisateurs as u', 'u.id', 'f.utilisateur_id')
    .leftJoin('groupes as g', 'g.id', 'f.groupe_id')
    .select(['f.id', 'f.genre', 'f.groupe_id', 'g.nom as groupe_nom', 'f.lu_le'])
    .select(['u.role', 'u.email', 'u.membre_id'])
    .where('f.id', '=', link?.subject ?? 0)
    .where('u.desactive_le', 'is', null)
    .executeTakeFirst();
  if (!row || !rightsOf(row.role).includes('evenements.lire')) throw notFound(feedReplies.gone);
  return row;
}

/** Whether a feed is about an assignment `a` of the speaker `i`. */
function isServing({ genre, groupe_id, email, membre_id: record }: FoundFeed, followsLink: boolean) {
  if (genre === 'tous') return sql`true`;
  if (genre === 'groupe')
    return sql`exists (select from groupes_membres as s where s.membre_id = i.membre_id
      and s.groupe_id = ${groupe_id} and s.date_sortie is null)`;
  const isPerson = followsLink
    ? sql`i.membre_id = ${record}::integer`
    : sql`(lower(a.member_email) = lower(${email}) or exists (select from membres as m
        where m.id = i.membre_id and lower(m.email) = lower(${email})))`;
  return sql`(${isPerson} and not exists (select from membres as m
    where m.id = i.membre_id and not ${isTakenBy('serviceMails')}))`;
}

interface Team {
  jour: string;
  speakers: string;
  /** Whether the feed is about one of them. */
  serves: boolean;
}

type FeedRow = EventRow & { speakers: string | null; serves: boolean | null; teams: Team[] | null };

/** The events of the last year and to come, and all series. */
async function readEvents(db: Database, feed: FoundFeed, followsLink: boolean): Promise<FeedEvent[]> {
  const isWhole = feed.genre === 'tous';
  // As one text: reading it costs a third of what thousands of rows do.
  const { rows: texts } = await sql<{ events: string | null }>`
    with lines as materialized (
      select a.evenement_id, a.jour, bool_or(${isServing(feed, followsLink)}) as serves,
        string_agg(btrim(i.prenom || ' ' || i.nom) || ' (' || r.libelle || ')', ', ' order by a.rang, a.id) as speakers
      from affectations a join intervenants i on i.id = a.intervenant_id
      join roles_intervenants r on r.id = a.role_id group by a.evenement_id, a.jour)
    select json_agg(t)::text as events from (select ${eventColumns}, s.speakers, s.serves, d.teams from evenements as e
    left join lines as s on s.evenement_id = e.id and s.jour is null
    left join (select evenement_id, json_agg(json_build_object('jour', jour, 'speakers', speakers, 'serves', serves)) as teams,
        bool_or(serves) as serves from lines where jour is not null group by evenement_id) as d on d.evenement_id = e.id
    where (e.is_recurrent or greatest(e.date, e.date_fin) >= now() - interval '1 year') and (${isWhole} or s.serves or (d.serves and e.is_recurrent))
    order by e.date, e.id) as t`.execute(db);
  const rows = JSON.parse(texts[0]?.events ?? '[]') as FeedRow[];
  return rows.map(({ speakers, serves, teams, ...row }) => {
    const event = wireEvent(row);
    const ofDay = new Map((teams ?? []).map((team) => [team.jour, team]));
    const dates = (event.equipes ?? []).map((day) => {
      const team = ofDay.get(day);
      return {
        day,
        isIn: isWhole || Boolean(team?.serves),
        description: team && feedReplies.speakers(team.speakers),
      };
    });
    const description = speakers ? feedReplies.speakers(speakers) : undefined;
    return { event, description, dates, isWhole: isWhole || Boolean(serves) };
  });
}

const HOUR_MS = 3_600_000;

/** An empty calendar says in its name why, as nothing else of it is seen. */
function nameOf({ genre, groupe_nom, membre_id: record }: FoundFeed, followsLink: boolean): string {
  if (genre === 'groupe') return feedReplies.names.groupe(groupe_nom ?? '');
  return genre === 'services' && followsLink && record === null
    ? feedReplies.unlinked
    : feedReplies.names[genre];
}

/**
 * The calendar behind an address.
 * @param followsLink whether accounts are linked to records
 * @throws HttpError 404
 */
export async function readFeed(
  db: Database,
  token: string,
  { publicUrl, zone, now }: Sender,
  followsLink: boolean,
): Promise<string> {
  const moment = now();
  const feed = await findFeed(db, token, moment);
  const read = feed.lu_le === null ? 0 : Date.parse(feed.lu_le);
  if (Math.abs(moment - read) > HOUR_MS)
    await db
      .updateTable('flux')
      .set({ lu_le: new Date(moment).toISOString() })
      .where('id', '=', feed.id)
      .execute();
  const events = await readEvents(db, feed, followsLink);
  const options = { name: nameOf(feed, followsLink), now: new Date(moment), host: hostIn(publicUrl()), zone };
  return calendarFeed(events, options);
}
