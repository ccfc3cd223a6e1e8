/** What needs a hand: people to be found, mails that failed, people who wait, people to ask. Each for users who may read it. */
import { sql } from 'kysely';
import { nextDate } from '../../../../src/domain/events/occurrences';
import { staffingSum } from '../../../../src/domain/events/staffing';
import { isAllowed, rightsOf } from '../../../../src/domain/rights';
import {
  TO_COMPLETE_MAX,
  TO_COMPLETE_WEEKS,
  type ToComplete,
  type ToCompleteRow,
} from '../../../../src/domain/toComplete';
import type { Api } from '../../guard/api';
import type { User } from '../../http/user';
import type { Database } from '../../store/database/database';
import { type EventRow, eventColumns, wireEvent } from '../../store/rows/eventRow';
import { zoneOf } from '../../time/zones';
import { serviceWeeks } from '../services/serviceWeeks';

async function failedMails(db: Database): Promise<ToCompleteRow[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from messages where etat = 'echec'`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count > 0 ? [{ genre: 'messages', nombre: count }] : [];
}

/** The dates on which people are to be found, and how many are still to be asked. */
async function staffing({ db, today, timeZone }: Api) {
  const weeks = await serviceWeeks(db, { today: today(), zone: zoneOf(timeZone) }, TO_COMPLETE_WEEKS);
  const missing = weeks.dates.flatMap(({ evenement, jour, roles }): ToCompleteRow[] => {
    const lacking = roles.filter(({ manquants }) => manquants > 0);
    if (lacking.length === 0) return [];
    const { id, nom_evenement, heure_debut } = evenement;
    const row = { genre: 'roles', nombre: staffingSum(lacking).manquants } as const;
    const roleNames = lacking.map(({ libelle }) => libelle);
    return [{ ...row, evenement: { id, nom_evenement }, jour, heure_debut, noms: roleNames }];
  });
  const toAsk = staffingSum(weeks.dates.flatMap(({ roles }) => roles)).a_demander;
  const asking: ToCompleteRow[] = toAsk > 0 ? [{ genre: 'services', nombre: toAsk }] : [];
  return { until: weeks.au, missing, asking };
}

type WaitingRow = EventRow & { waiting: number; asking: number };

/** The coming events for which people wait, by day. */
async function waiting({ db, today }: Api): Promise<ToCompleteRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ${eventColumns}, w.waiting, w.asking from evenements as e join (
      select evenement_id, (count(*) filter (where etat = 'attente'))::integer as waiting,
        (count(*) filter (where etat = 'demande'))::integer as asking
      from inscrits where etat in ('attente', 'demande') group by 1) as w on w.evenement_id = e.id
    where e.annule_le is null and (e.date >= ${today()}::timestamp or e.is_recurrent)
    order by e.date, e.id`.execute(db);
  return rows.flatMap((row): ToCompleteRow[] => {
    const { waiting: count, asking, ...stored } = row;
    const event = wireEvent(stored);
    const next = event.is_recurrent ? nextDate(event, today())?.day : event.date?.slice(0, 10);
    if (!next) return [];
    const { id, nom_evenement, heure_debut } = event;
    const shared = { evenement: { id, nom_evenement }, jour: next, heure_debut };
    const counted = [
      { genre: 'attente', nombre: count, ...shared },
      { genre: 'demandes', nombre: asking, ...shared },
    ] as const;
    return counted.filter(({ nombre }) => nombre > 0);
  });
}

/** The most urgent first: what is missing, then those who wait, then what isn't begun. */
export async function toComplete(api: Api, user: User | undefined): Promise<ToComplete> {
  const rights = user ? rightsOf(user.role) : [];
  const { until, missing, asking } = await staffing(api);
  const mails = isAllowed(rights, 'messages.lire') ? await failedMails(api.db) : [];
  const rows = [...missing, ...mails, ...(await waiting(api)), ...asking];
  return { au: until, total: rows.length, lignes: rows.slice(0, TO_COMPLETE_MAX) };
}
