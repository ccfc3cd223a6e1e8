/** How an event takes registrations, and whether it does now. */
import { sql } from 'kysely';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import type { RegistrationDraft } from '../../../../src/domain/events/registration';
import type { OpenState } from '../../../../src/domain/forms/form';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import type { Database } from '../../store/database/database';
import type { RegistrationSettingsTable } from '../../store/database/registrationSchema';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { isLongerThan } from '../../store/search/composed';
import { tidyLine, tidyText } from '../../store/search/tidyText';
import { serverTexts } from '../../texts';
import { newIdentifier } from '../forms/identifiers';
import { minuteOf } from '../forms/openingFields';
import { stateOf } from '../forms/openState';
import { invalid, notFound } from '../http/httpError';
import { registrationReplies } from './texts';

/** The settings of an event, with what the event itself says. */
export interface Registering
  extends Omit<
    RegistrationSettingsTable,
    'id' | 'created_at' | 'personnes_max' | 'attente' | 'accord' | 'updated_at'
  > {
  personnes_max: number;
  attente: boolean;
  accord: boolean;
  updated_at: string;
  nom_evenement: string;
  lieu: string | null;
  /** `yyyy-mm-ddThh:mm:ss` */
  date: string;
  heure_debut: string | null;
  heure_fin: string | null;
  is_recurrent: boolean;
  /** When the event was cancelled. */
  annule_le: string | null;
  /** When the event was created. */
  cree_le: string;
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
      'r.formulaire_id',
      'r.organisation',
    ])
    .select(['r.confidentialite', 'r.conservation_mois', 'r.updated_at', 'e.nom_evenement', 'e.lieu'])
    .select(sql<string>`to_char(e.date, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('date'))
    .select(['e.heure_debut', 'e.heure_fin', 'e.is_recurrent', 'e.annule_le', 'e.created_at as cree_le']);

export const settingsOf = (db: Database, event: number): Promise<Registering | undefined> =>
  read(db).where('r.evenement_id', '=', event).executeTakeFirst();

/** Those of the events that visitors see in the agenda. */
export const publicSettings = (db: Database): Promise<Registering[]> =>
  read(db).where('e.public', '=', true).execute();

/** @throws HttpError 404 */
export async function settingsNamed(db: Database, identifier: string): Promise<Registering> {
  const row = await read(db).where('r.identifiant', '=', identifier).executeTakeFirst();
  if (!row) throw notFound(registrationReplies.none);
  return row;
}

/**
 * The settings, whose row stays locked until the transaction ends: registrations, withdrawals and promotions of one event follow
 * each other, on all servers, so that no place is given twice.
 * @throws HttpError 404
 */
export async function lockedSettings(trx: WriteTransaction, event: number): Promise<Registering> {
  const row = await read(trx).where('r.evenement_id', '=', event).forNoKeyUpdate('r').executeTakeFirst();
  if (!row) throw notFound(registrationReplies.noneOpen);
  return row;
}

/** The minute in which the event begins, or the last one of its day where it has no hour; null for a series. */
function lastMinute({ date, heure_debut, is_recurrent }: Registering): string | null {
  if (is_recurrent) return null;
  const hour = /^\d{1,2}:\d\d/.exec((heure_debut ?? '').slice(0, 5))?.[0].padStart(5, '0');
  return `${date.slice(0, 10)}T${hour ?? '23:59'}`;
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
  if (hours === null) return undefined;
  const begin = lastMinute(settings);
  const end = now + hours * HOUR_MS;
  return begin === null ? end : Math.min(end, instantOf(zone, begin));
}

/** Whether the event has begun or is cancelled, so that no place is given on any more. */
export function hasBegun(settings: Registering, minute: string): boolean {
  const begin = lastMinute(settings);
  return settings.annule_le !== null || (begin !== null && minute > begin);
}

/** @param held places that are taken or kept */
export function registrationState(settings: Registering, held: number, minute: string): OpenState {
  if (settings.annule_le !== null) return 'ferme';
  const { ouvert_du, attente: hasWaitingList, places } = settings;
  const opening = { ouvert_du, ouvert_au: settings.ouvert_au ?? lastMinute(settings) };
  return stateOf({ ...opening, reponses_max: hasWaitingList ? null : places, nombre_reponses: held }, minute);
}

const MINUTES = ['ouvert_du', 'ouvert_au', 'modifiable_au'] as const;
const NUMBERS = { places: 100_000, personnes_max: 20, offre_heures: 336, conservation_mois: 600 } as const;

/** As those of forms. */
const TEXT_MAX = { organisation: 255, confidentialite: 2000 } as const;

type Columns = Omit<Registering, 'evenement_id' | 'identifiant' | 'updated_at' | keyof EventParts>;
type EventParts = Pick<
  Registering,
  'nom_evenement' | 'lieu' | 'date' | 'heure_debut' | 'heure_fin' | 'is_recurrent' | 'annule_le' | 'cree_le'
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
    if (!isFit) errors[name] = serverTexts.wholeBetween(1, max);
  }
  const organisation = tidyLine(draft.organisation) || null;
  const confidentialite = tidyText(draft.confidentialite) || null;
  for (const [name, text] of Object.entries({ organisation, confidentialite })) {
    const max = TEXT_MAX[name as keyof typeof TEXT_MAX];
    if (text && isLongerThan(text, max)) errors[name] = registrationReplies.tooLong(max);
  }
  if (Object.keys(errors).length) throw invalid(errors);
  const { places, personnes_max, attente, offre_heures, accord, formulaire_id, conservation_mois } = draft;
  return {
    ...minutes,
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

/**
 * Stores the settings; the first time the event gets an identifier.
 * @param present reads them as the wire has them
 * @throws HttpError 404, 409, 422
 */
export async function saveSettings(
  trx: WriteTransaction,
  event: { id: number; nom_evenement: string },
  draft: RegistrationDraft,
  present: () => Promise<unknown>,
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
    .values({ ...columns, evenement_id: event.id, identifiant: newIdentifier(event.nom_evenement) })
    .onConflict((conflict) => conflict.column('evenement_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return;
  const { updated_at } = await lockedSettings(trx, event.id);
  const sentence = registrationReplies.changedMeanwhile;
  await checkVersion({ seen: draft.updated_at, updated_at, sentence, present });
  await trx
    .updateTable('inscriptions_reglages')
    .set({ ...columns, updated_at: nextVersion })
    .where('evenement_id', '=', event.id)
    .execute();
}
