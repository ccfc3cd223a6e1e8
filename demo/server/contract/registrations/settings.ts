/** How an event takes registrations, and whether it does now. */
import { sql } from 'kysely';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { isToCome, lastMoment, saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import type { OpenState } from '../../../../src/domain/forms/form';
import type { RegistrationDraft } from '../../../../src/domain/registrations/registration';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { invalid, notFound } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { type EventRow, eventColumns, wireEvent } from '../../store/rows/eventRow';
import { isLongerThan } from '../../store/search/composed';
import { tidyLine, tidyText } from '../../store/search/tidyText';
import type { RegistrationSettingsTable } from '../../store/tables/registrationSchema';
import { checkedHiddenNames } from '../forms/hiddenFields';
import { newIdentifier } from '../forms/identifiers';
import { minuteOf } from '../forms/openingFields';
import { stateOf } from '../forms/openState';
import { askedOnce } from './questionSettings';
import { registrationReplies } from './texts';

/** The settings of an event, with what the event itself says. */
export interface Registering
  extends Omit<
    RegistrationSettingsTable,
    'id' | 'created_at' | 'personnes_max' | 'attente' | 'accord' | 'separer' | 'updated_at'
  > {
  personnes_max: number;
  attente: boolean;
  accord: boolean;
  separer: boolean;
  updated_at: string;
  nom_evenement: string;
  lieu: string | null;
  /** `yyyy-mm-ddThh:mm:ss` */
  date: string;
  /** `yyyy-mm-dd` */
  date_fin: string | null;
  heure_debut: string | null;
  heure_fin: string | null;
  is_recurrent: boolean;
  /** When the event was created. */
  cree_le: string;
  event: CalendarEvent;
}

const read = (db: Database) =>
  db
    .selectFrom('inscriptions_reglages as r')
    .innerJoin('evenements as e', 'e.id', 'r.evenement_id')
    .select(['r.evenement_id', 'r.identifiant', 'r.ouvert_du', 'r.ouvert_au', 'r.modifiable_au', 'r.places'])
    .select([
      'r.personnes_max',
      'r.attente',
      'r.offre_heures',
      'r.accord',
      'r.separer',
      'r.formulaire_id',
      'r.organisation',
    ])
    .select(['r.confidentialite', 'r.conservation_mois', 'r.champs_caches', 'r.questions_une_fois'])
    .select('r.updated_at')
    .select(['e.nom_evenement', 'e.lieu'])
    .select(sql<string>`to_char(e.date, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('date'))
    .select(sql<string | null>`e.date_fin::text`.as('date_fin'))
    .select(['e.heure_debut', 'e.heure_fin', 'e.is_recurrent', 'e.created_at as cree_le'])
    .select(sql<EventRow>`(select to_json(t) from (select ${eventColumns}) as t)`.as('event'));

const registering = <R extends { event: EventRow }>({ event, ...row }: R) => ({
  ...row,
  event: wireEvent(event),
});

export async function settingsOf(db: Database, event: number): Promise<Registering | undefined> {
  const row = await read(db).where('r.evenement_id', '=', event).executeTakeFirst();
  return row && registering(row);
}

/** The organisation that writes the letters of these events together; null for that of the server. */
export async function organisationOf(db: Database, events: readonly number[]): Promise<string | null> {
  const rows = await db
    .selectFrom('inscriptions_reglages')
    .select(['evenement_id', 'organisation'])
    .where('evenement_id', 'in', [...events])
    .execute();
  const named = new Map(rows.map(({ evenement_id, organisation }) => [evenement_id, organisation]));
  const [first, ...others] = new Set(events.map((event) => named.get(event) ?? null));
  return others.length > 0 ? null : (first ?? null);
}

/** Those of the events that visitors see in the agenda. */
export const publicSettings = async (db: Database): Promise<Registering[]> =>
  (await read(db).where('e.public', '=', true).execute()).map(registering);

/** @throws HttpError 404 */
export async function settingsNamed(db: Database, identifier: string): Promise<Registering> {
  const row = await read(db).where('r.identifiant', '=', identifier).executeTakeFirst();
  if (!row) throw notFound(registrationReplies.none);
  return registering(row);
}

/**
 * The settings, whose row stays locked until the transaction ends: registrations, withdrawals and promotions of one event follow
 * each other, on all servers, so that no place is given twice.
 * @throws HttpError 404
 */
export async function lockedSettings(trx: WriteTransaction, event: number): Promise<Registering> {
  const row = await read(trx).where('r.evenement_id', '=', event).forNoKeyUpdate('r').executeTakeFirst();
  if (!row) throw notFound(registrationReplies.noneOpen);
  return registering(row);
}

/** Before every minute: nothing of what has no date is to come. */
const NEVER = '0000-01-01T00:00';

/** The minute in which the last date of the event begins; null for a series without an end. A cancelled event keeps its own. */
function lastMinute({ event }: Registering): string | null {
  const last = lastMoment({ ...event, annulation: null });
  if (last === 'endless') return null;
  return last === 'none' ? NEVER : last.minute;
}

/** Until when people change theirs, as a local minute; null for always. */
export const changeableUntil = (settings: Registering): string | null =>
  settings.modifiable_au ?? lastMinute(settings);

const HOUR_MS = 3_600_000;

/**
 * Until when a place that becomes free now is kept, in milliseconds since 1970, and not beyond the beginning of the event;
 * undefined where the next person has it at once.
 */
export function offerEnd(settings: Registering, zone: string, now: number): number | undefined {
  const { offre_heures: hours } = settings;
  return hours === null ? undefined : Math.min(now + hours * HOUR_MS, lastInstant(settings, zone));
}

/** When the last date begins, in milliseconds since 1970. */
export function lastInstant(settings: Registering, zone: string): number {
  const last = lastMinute(settings);
  return last === null ? Number.POSITIVE_INFINITY : instantOf(zone, last);
}

/** Whether the event is cancelled or has begun, so that no place is given on any more. */
export const isOver = ({ event }: Registering, minute: string): boolean =>
  !isToCome(saidOfEvent(event, minute));

/** The most people that the visitors' form takes at once: a family that stays together and is larger than the event would wait for ever. */
export const peopleMax = ({ personnes_max, places, separer }: Registering): number =>
  separer || places === null ? personnes_max : Math.min(personnes_max, places);

/** The minute that the organisation has set for the end; null where the event begins before, and ends it. */
export function closingMinute(settings: Registering): string | null {
  const last = lastMinute(settings);
  return settings.ouvert_au !== null && (last === null || settings.ouvert_au < last)
    ? settings.ouvert_au
    : null;
}

/** @param held places that are taken or kept */
export function registrationState(settings: Registering, held: number, minute: string): OpenState {
  if (settings.event.annulation) return 'ferme';
  const { ouvert_du, attente: hasWaitingList, places } = settings;
  const ends = [settings.ouvert_au, lastMinute(settings)].flatMap((end) => end ?? []);
  const opening = { ouvert_du, ouvert_au: ends.toSorted()[0] ?? null };
  return stateOf({ ...opening, reponses_max: hasWaitingList ? null : places, nombre_reponses: held }, minute);
}

const MINUTES = ['ouvert_du', 'ouvert_au', 'modifiable_au'] as const;
const NUMBERS = { places: 100_000, personnes_max: 20, offre_heures: 336, conservation_mois: 600 } as const;

/** As those of forms. */
const TEXT_MAX = { organisation: 255, confidentialite: 2000 } as const;

type Columns = Omit<
  Registering,
  | 'evenement_id'
  | 'identifiant'
  | 'updated_at'
  | 'separer'
  | 'champs_caches'
  | 'questions_une_fois'
  | keyof EventParts
> & { separer?: boolean; champs_caches?: string[] | null };
type EventParts = Pick<
  Registering,
  | 'nom_evenement'
  | 'lieu'
  | 'date'
  | 'date_fin'
  | 'heure_debut'
  | 'heure_fin'
  | 'is_recurrent'
  | 'cree_le'
  | 'event'
>;

/** @throws HttpError 422 with a sentence per field */
function checkedSettings(draft: RegistrationDraft): Columns {
  const errors: Record<string, string> = {};
  const minutes = { ouvert_du: null, ouvert_au: null, modifiable_au: null } as Pick<
    Columns,
    (typeof MINUTES)[number]
  >;
  for (const name of MINUTES) {
    const text = draft[name]?.trim();
    const minute = text ? minuteOf(text) : null;
    if (minute === undefined) errors[name] = registrationReplies.badMinute;
    else minutes[name] = minute;
  }
  const { ouvert_du, ouvert_au } = minutes;
  if (ouvert_du && ouvert_au && ouvert_au < ouvert_du) errors.ouvert_au ??= registrationReplies.reversed;
  for (const [name, max] of Object.entries(NUMBERS)) {
    const value = draft[name as keyof typeof NUMBERS] ?? null;
    const isFit = value === null || (Number.isInteger(value) && value >= 1 && value <= max);
    if (!isFit) errors[name] = httpTexts.wholeBetween(1, max);
  }
  const organisation = tidyLine(draft.organisation) || null;
  const confidentialite = tidyText(draft.confidentialite) || null;
  for (const [name, text] of Object.entries({ organisation, confidentialite })) {
    const max = TEXT_MAX[name as keyof typeof TEXT_MAX];
    if (text && isLongerThan(text, max)) errors[name] = registrationReplies.tooLong(max);
  }
  const hidden = checkedHiddenNames(draft.champs_caches, errors);
  if (Object.keys(errors).length) throw invalid(errors);
  const { places, personnes_max, attente, offre_heures, accord, formulaire_id, conservation_mois } = draft;
  const { separer } = draft;
  return {
    ...minutes,
    // A client that doesn't know these settings leaves them as they are.
    ...(typeof separer === 'boolean' && { separer }),
    ...hidden,
    places: places ?? null,
    personnes_max,
    attente,
    offre_heures: offre_heures ?? null,
    accord,
    formulaire_id: formulaire_id ?? null,
    organisation,
    confidentialite,
    conservation_mois: conservation_mois ?? null,
  };
}

interface SavingSettings {
  present: () => Promise<unknown>;
  isSplit: boolean;
  isOnce: boolean;
}

/**
 * Stores the settings; the first time the event gets an identifier.
 * @param present reads them as the wire has them
 * @param isSplit whether families may be split where the settings are new and don't say it
 * @param isOnce whether all questions are asked once where the settings are new and don't say it
 * @throws HttpError 404, 409, 422
 */
export async function saveSettings(
  trx: WriteTransaction,
  event: { id: number; nom_evenement: string },
  draft: RegistrationDraft,
  { present, isSplit, isOnce }: SavingSettings,
): Promise<void> {
  const columns = checkedSettings(draft);
  const form = columns.formulaire_id;
  if (
    form !== null &&
    !(await trx.selectFrom('formulaires').select('id').where('id', '=', form).executeTakeFirst())
  )
    throw invalid({ formulaire_id: registrationReplies.badForm });
  const made = await trx
    .insertInto('inscriptions_reglages')
    .values({
      separer: isSplit,
      ...columns,
      questions_une_fois: (await askedOnce(trx, draft)) ?? (isOnce ? null : []),
      evenement_id: event.id,
      identifiant: newIdentifier(event.nom_evenement),
    })
    .onConflict((conflict) => conflict.column('evenement_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return;
  const stored = await lockedSettings(trx, event.id);
  const { updated_at } = stored;
  const sentence = registrationReplies.changedMeanwhile;
  await checkVersion({ seen: draft.updated_at, updated_at, sentence, present });
  const once = await askedOnce(trx, draft, stored);
  await trx
    .updateTable('inscriptions_reglages')
    .set({ ...columns, ...(once !== undefined && { questions_une_fois: once }), updated_at: nextVersion })
    .where('evenement_id', '=', event.id)
    .execute();
}
