/** The people registered for an event, as the organisation sees them. */
import { type RawBuilder, sql } from 'kysely';
import { eventCalls } from '../../../../src/api/endpoints/events';
import type { Capability } from '../../../../src/domain/capabilities';
import {
  ATTENDEES_PAGE_SIZE,
  type Attendee,
  type AttendeeCounts,
  type Registration,
} from '../../../../src/domain/registrations/registration';
import type { AttendeeState } from '../../../../src/domain/registrations/registrationState';
import { memberSearchOf } from '../../../../src/domain/search/memberSearch';
import { wordTest } from '../../../../src/domain/search/words';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import type { Database } from '../../store/database/database';
import { memberOf } from '../../store/rows/memberOf';
import { likeSql } from '../../store/search/likeSql';
import { checkedSearch } from '../events/eventFilter';
import { countStates, heldOf } from './places';
import { questionSettings } from './questionSettings';
import type { GivenAnswers } from './questions';
import { registrationState, settingsOf } from './settings';

const PAGE_SIZE_MAX = 500;

type AttendeeQuery = PageQuery & { search?: string; etat?: AttendeeState };

export type StoredAttendee = Omit<Attendee, 'reponses' | 'reponses_personne'> & {
  /** Of the registration. */
  valeurs: GivenAnswers;
  /** Of the person. */
  propres: GivenAnswers | null;
};

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
export async function answeredIn(db: Database, event: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: number; nom_du_champ: string }>`
    select c.id, c.nom_du_champ from champs as c
    where c.id::text in (select jsonb_object_keys(valeurs) from inscriptions where evenement_id = ${event}
        union select jsonb_object_keys(valeurs) from inscrits where evenement_id = ${event})
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
  const { rows } = await sql<StoredAttendee>`
    with attente as (select id, row_number() over (order by rang)::integer as place from inscrits
      where evenement_id = ${event} and etat = 'attente')
    select p.id, p.inscription_id, p.prenom, p.nom, i.email, i.telephone, p.etat, a.place, p.offert_jusqu_au,
      ${memberOf} as membre_id, p.created_at, i.valeurs, p.valeurs as propres,
      i.champs_caches
    from inscrits as p join inscriptions as i on i.id = p.inscription_id left join attente as a on a.id = p.id
    where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Everybody of an event, in the order of the list. */
export const allAttendees = (db: Database, event: number): Promise<StoredAttendee[]> =>
  rowsOf(db, conditions(event, {}), event, Number.MAX_SAFE_INTEGER, 0);

const answersOf = (values: GivenAnswers, questions: ReadonlyMap<string, string>): Attendee['reponses'] =>
  [...questions].flatMap(([id, question]) => (values[id] ? [{ question, valeur: values[id] }] : []));

/** The answers of a row; a client that knows none of persons has them with those of the registration. */
function withAnswers(
  { valeurs, propres, ...row }: StoredAttendee,
  questions: ReadonlyMap<string, string>,
  isApart: boolean,
) {
  const own = propres ?? {};
  if (!isApart) return { ...row, reponses: answersOf({ ...valeurs, ...own }, questions) };
  return { ...row, reponses: answersOf(valeurs, questions), reponses_personne: answersOf(own, questions) };
}

export async function attendeePage(
  db: Database,
  event: number,
  query: AttendeeQuery,
  capabilities: readonly Capability[],
) {
  const bounds = boundsOf(query, ATTENDEES_PAGE_SIZE, PAGE_SIZE_MAX);
  const where = conditions(event, query);
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from inscrits as p where ${where}`.execute(db);
  const count = Number(counts[0]?.count ?? 0);
  checkPage(bounds, count);
  const questions = await answeredIn(db, event);
  const rows = await rowsOf(db, where, event, bounds.size, bounds.offset);
  const isApart = capabilities.includes('questions-personnes');
  const results = rows.map((row) => withAnswers(row, questions, isApart));
  const path = eventCalls.attendees.path.replace('{id}', String(event));
  return pageAnswer(path, query, bounds, count, results);
}

/** Settings and counts of an event, with the settings that are announced. */
export async function registrationOf(
  db: Database,
  event: number,
  minute: string,
  capabilities: readonly Capability[],
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
    date_fin,
    heure_debut,
    heure_fin,
    is_recurrent,
    cree_le,
    separer,
    questions_une_fois: _once,
    event: _event,
    ...own
  } = settings;
  const families = capabilities.includes('familles-ensemble') && { separer };
  const questions = capabilities.includes('questions-personnes') && (await questionSettings(db, settings));
  return {
    reglages: {
      ...own,
      ...families,
      ...questions,
      etat: registrationState(settings, heldOf(states), minute),
    },
    nombres: counts,
  };
}
