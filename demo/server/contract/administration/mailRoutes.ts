/** The mails of the queue, for administrators. What they say and where their links lead is not told. */
import { type RawBuilder, sql } from 'kysely';
import { mailCalls } from '../../../../src/api/endpoints/administration/mails';
import {
  MAILS_PAGE_SIZE,
  type MailListName,
  type MailState,
  type SentMail,
} from '../../../../src/domain/journal/sentMail';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, notFound } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import { readRoute } from '../../http/route';
import { LINK_PLACE } from '../../letters/mailLinks';
import { queueTexts } from '../../letters/queueTexts';
import type { WriteTransaction } from '../../store/database/writeQueue';

const PAGE_SIZE_MAX = 100;

/** The states in each list. */
const STATES: Readonly<Record<MailListName, readonly MailState[]>> = {
  envoye: ['envoye'],
  attente: ['attente'],
  echec: ['echec', 'abandonne'],
};

/** One that failed, whose text is kept, and whose link can be made again if it has one. */
const canBeSentAgain = sql<boolean>`(etat = 'echec' and texte is not null
  and (lien is not null or strpos(texte, ${LINK_PLACE}) = 0))`;

/** @param canSend whether this server sends mails; where it doesn't any more, no next try is told */
const columnsOf = (canSend: boolean): RawBuilder<unknown> => sql`
  id, genre, destinataire, objet, etat, essais, created_at as cree_le,
  case when etat = 'attente' and ${canSend}::boolean then prochain_le end as prochain_le, fini_le,
  case when etat = 'attente' and not ${canSend}::boolean then ${queueTexts.noServer} else raison end as raison,
  ${canBeSentAgain} as renvoyable`;

/** A mail without a recipient, which is emptied after 30 days, isn't listed. */
const isListed = (list: MailListName | undefined): RawBuilder<unknown> => {
  const states = list ? STATES[list] : Object.values(STATES).flat();
  return sql`destinataire is not null and etat = any(${[...states]}::text[])`;
};

async function mailPage(
  { db, mails }: Pick<Api, 'db' | 'mails'>,
  query: PageQuery & { etat?: MailListName | undefined },
) {
  const bounds = boundsOf(query, MAILS_PAGE_SIZE, PAGE_SIZE_MAX);
  const where = isListed(query.etat);
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from messages where ${where}`.execute(db);
  const { count } = counts[0]!;
  checkPage(bounds, count);
  const { rows } = await sql<SentMail>`
    select ${columnsOf(mails.canSend)} from messages where ${where} order by id desc
    limit ${bounds.size} offset ${bounds.offset}`.execute(db);
  return pageAnswer(mailCalls.list.path, query, bounds, count, rows);
}

/** The mail, locked until the transaction ends. @throws HttpError 404 */
async function lockedMail(trx: WriteTransaction, id: number) {
  const { rows } = await sql<{ etat: MailState; renvoyable: boolean; prise_fin: string | null }>`
    select etat, ${canBeSentAgain} as renvoyable, prise_fin from messages
    where id = ${id} and destinataire is not null for update`.execute(trx);
  if (!rows[0]) throw notFound(queueTexts.noMail);
  return rows[0];
}

/** Stores the change and returns the mail as it is then. */
async function changed(
  trx: WriteTransaction,
  { mails }: Api,
  id: number,
  change: RawBuilder<unknown>,
): Promise<SentMail> {
  const { rows } = await sql<SentMail>`
    update messages set ${change} where id = ${id} returning ${columnsOf(mails.canSend)}`.execute(trx);
  return rows[0]!;
}

/** Serves the list of mails, and what administrators do with those that failed. */
export function mailRoutes(api: Api): void {
  const { mails, now } = api;
  const instant = () => new Date(now()).toISOString();
  readRoute(api, mailCalls.list, (query) => mailPage(api, query), { isWhole: true });
  writeRoute(
    api,
    mailCalls.retry,
    'unqueued',
    ({ id }) =>
      async (trx) => {
        const { etat, renvoyable } = await lockedMail(trx, Number(id));
        if (etat !== 'echec') throw new HttpError(409, queueTexts.notFailed);
        if (!renvoyable) throw new HttpError(409, queueTexts.notAgain);
        return changed(
          trx,
          api,
          Number(id),
          sql`etat = 'attente', essais = 0, raison = null, fini_le = null, prochain_le = ${instant()}`,
        );
      },
    { committed: () => mails.wake() },
  );
  writeRoute(api, mailCalls.abandon, 'unqueued', ({ id }) => async (trx) => {
    const { etat, prise_fin } = await lockedMail(trx, Number(id));
    if (etat !== 'attente' && etat !== 'echec') throw new HttpError(409, queueTexts.notOpen);
    if (prise_fin !== null && Date.parse(prise_fin) > now()) throw new HttpError(409, queueTexts.beingSent);
    return changed(
      trx,
      api,
      Number(id),
      sql`etat = 'abandonne', raison = ${queueTexts.givenUp}, fini_le = ${instant()}, texte = null, lien = null, calendrier = null,
        prise = null, prise_fin = null`,
    );
  });
}
