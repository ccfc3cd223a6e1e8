/** The people registered for an event, as the organisation sees them. */
import { type RawBuilder, sql } from 'kysely';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { BYTE_ORDER_MARK, csvLine } from '../../../../src/domain/csv/csvLine';
import {
  ATTENDEES_PAGE_SIZE,
  type Attendee,
  type AttendeeCounts,
  type Registration,
} from '../../../../src/domain/events/registration';
import type { AttendeeState } from '../../../../src/domain/events/registrationState';
import { memberSearchOf } from '../../../../src/domain/search/memberSearch';
import { wordTest } from '../../../../src/domain/search/words';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import type { Database } from '../../store/database/database';
import { memberOf } from '../../store/rows/memberOf';
import { likeSql } from '../../store/search/likeSql';
import { momentsAsRead } from '../../time/asRead';
import { checkedSearch } from '../events/eventFilter';
import { type ExportFormat, phoneAsRead } from '../exports/exportFormat';
import { hiddenColumns } from '../forms/hiddenFields';
import { formTexts } from '../forms/texts';
import { countStates, heldOf } from './places';
import { registrationState, settingsOf } from './settings';
import { attendeeTexts } from './texts';

const PAGE_SIZE_MAX = 500;

type AttendeeQuery = PageQuery & { search?: string; etat?: AttendeeState };

type Row = Omit<Attendee, 'reponses'> & { valeurs: Record<string, string | string[]> };

/** Those who come first, then those who wait in their order, then those who don't come. */
const order = sql`array_position(array['demande', 'offert', 'inscrit', 'attente', 'refuse', 'retire'], p.etat),
  case when p.etat = 'attente' then p.rang end, p.cle, p.id`;

/** Fewer digits are a word like others. */
const NUMBER = /^\d{3,}$/;

/** A telephone is found however its country is written, on either side: the zero at home stands for it. */
const hasNumber = (digits: string): RawBuilder<unknown> => sql`exists (select from inscriptions as n
  where n.id = p.inscription_id
    and position(${digits.replace(/^0/, '')} in regexp_replace(n.telephone, '[^0-9]', '', 'g')) > 0)`;

function found(word: string): RawBuilder<unknown> {
  const test = likeSql(wordTest('recherche', word), 'p');
  return NUMBER.test(word) ? sql`(${test} or ${hasNumber(word)})` : test;
}

function conditions(event: number, { search = '', etat: state }: AttendeeQuery): RawBuilder<unknown> {
  checkedSearch(search);
  const words = memberSearchOf(search).words.map(found);
  const tests = [sql`p.evenement_id = ${event}`, ...(state ? [sql`p.etat = ${state}`] : []), ...words];
  return sql.join(tests, sql` and `);
}

/** The answered questions by their id, also those that are no longer asked, and those that the form asks now. */
async function questionsOf(db: Database, event: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: number; nom_du_champ: string }>`
    select c.id, c.nom_du_champ from champs as c
    where c.id::text in (select jsonb_object_keys(valeurs) from inscriptions where evenement_id = ${event})
      or (not c.retire and c.type_de_champ <> 'file' and c.formulaire_id =
        (select formulaire_id from inscriptions_reglages where evenement_id = ${event}))
    order by c.formulaire_id, c.position, c.id`.execute(db);
  return new Map(rows.map(({ id, nom_du_champ }) => [String(id), nom_du_champ]));
}

async function rowsOf(
  db: Database,
  where: RawBuilder<unknown>,
  event: number,
  limit: number,
  offset: number,
) {
  const { rows } = await sql<Row>`
    with attente as (select id, row_number() over (order by rang)::integer as place from inscrits
      where evenement_id = ${event} and etat = 'attente')
    select p.id, p.inscription_id, p.prenom, p.nom, i.email, i.telephone, p.etat, a.place, p.offert_jusqu_au,
      ${memberOf} as membre_id, p.created_at, i.valeurs, i.champs_caches
    from inscrits as p join inscriptions as i on i.id = p.inscription_id left join attente as a on a.id = p.id
    where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

const answersOf = (values: Row['valeurs'], questions: ReadonlyMap<string, string>): Attendee['reponses'] =>
  [...questions].flatMap(([id, question]) => (values[id] ? [{ question, valeur: values[id] }] : []));

export async function attendeePage(db: Database, event: number, query: AttendeeQuery) {
  const bounds = boundsOf(query, ATTENDEES_PAGE_SIZE, PAGE_SIZE_MAX);
  const where = conditions(event, query);
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from inscrits as p where ${where}`.execute(db);
  const count = Number(counts[0]?.count ?? 0);
  checkPage(bounds, count);
  const questions = await questionsOf(db, event);
  const rows = await rowsOf(db, where, event, bounds.size, bounds.offset);
  const results = rows.map(({ valeurs, ...row }) => ({ ...row, reponses: answersOf(valeurs, questions) }));
  const path = eventCalls.attendees.path.replace('{id}', String(event));
  return pageAnswer(path, query, bounds, count, results);
}

/**
 * Settings and counts of an event.
 * @param hasFamilies whether the setting of families is announced
 */
export async function registrationOf(
  db: Database,
  event: number,
  minute: string,
  hasFamilies: boolean,
): Promise<Registration> {
  const settings = await settingsOf(db, event);
  const states = await countStates(db, event);
  const counts: AttendeeCounts = {
    inscrits: states.inscrit,
    demandes: states.demande,
    offerts: states.offert,
    attente: states.attente,
  };
  if (!settings) return { reglages: null, nombres: counts };
  const {
    evenement_id,
    nom_evenement,
    lieu,
    date,
    heure_debut,
    heure_fin,
    is_recurrent,
    cree_le,
    separer,
    event: _event,
    ...own
  } = settings;
  const families = hasFamilies && { separer };
  return {
    reglages: { ...own, ...families, etat: registrationState(settings, heldOf(states), minute) },
    nombres: counts,
  };
}

/** The file of all people, with their answers. */
export async function attendeeExport(
  db: Database,
  event: number,
  format: ExportFormat,
  timeZone: string | undefined,
): Promise<string> {
  const questions = await questionsOf(db, event);
  const isRead = format === 'excel';
  const moment = isRead ? momentsAsRead(timeZone) : (instant: string) => instant;
  const rows = await rowsOf(db, conditions(event, {}), event, Number.MAX_SAFE_INTEGER, 0);
  const hidden = await hiddenColumns(db, 'event', event);
  const lines = rows.map(({ valeurs: values, ...row }) => {
    const phone = row.telephone ?? '';
    const own = [row.nom, row.prenom, attendeeTexts.states[row.etat], row.place ?? null, row.email ?? null];
    const answers = [...questions.keys()].map((id) => [values[id] ?? ''].flat().join(', '));
    const added = hidden.map((name) => row.champs_caches?.[name] ?? '');
    const told = [isRead ? phoneAsRead(phone) : phone, moment(row.created_at), ...answers, ...added];
    return csvLine([...own, ...told], format);
  });
  const headers = [...attendeeTexts.columns, ...questions.values(), ...hidden.map(formTexts.hidden)];
  return BYTE_ORDER_MARK + csvLine(headers, format) + lines.join('');
}
