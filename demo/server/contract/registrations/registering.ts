/** Registers people for an event: several at once, each with a place, or in the order of the waiting list. */

import type { HiddenValues } from '../../../../src/domain/forms/hiddenFields';
import { isMailbox } from '../../../../src/domain/members/email';
import type { Named } from '../../../../src/domain/members/member';
import { placedNow } from '../../../../src/domain/registrations/registrationLife';
import {
  ATTENDEE_NAME_MAX,
  type AttendeeState,
  ON_LIST,
} from '../../../../src/domain/registrations/registrationState';
import { sortKey } from '../../../../src/domain/search/foldAccents';
import { searchLine } from '../../../../src/domain/search/words';
import { HttpError, invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { isLongerThan } from '../../store/search/composed';
import { tidyLine } from '../../store/search/tidyText';
import { placesForNew, waitingPlaces } from './places';
import type { GivenAnswers } from './questions';
import type { Registering } from './settings';
import { registrationReplies } from './texts';

interface PersonDraft {
  prenom: string;
  nom: string;
  membre_id?: number | null | undefined;
  /** Their own answers. */
  values?: GivenAnswers;
}

export interface RegistrationRequest extends AttendeeContact {
  people: readonly PersonDraft[];
  /** What is answered once for all of them. */
  values: GivenAnswers;
  /** What the page added. */
  hidden?: HiddenValues | null;
  /** The registration that they join; a new one without it. */
  into?: number;
  /** A visitor sends it: what is refused must not depend on who is on the list already. */
  isPublic?: true;
}

export interface RegisteredPerson {
  id: number;
  prenom: string;
  etat: AttendeeState;
  place: number | null;
  /** Whether the person was on the list before. */
  deja: boolean;
}

export interface AttendeeContact {
  email: string | null;
  telephone: string | null;
}

export const TELEPHONE_MAX = 40;

/** Why a telephone can't be stored. */
export const telephoneProblem = (telephone: string | null): string | undefined =>
  telephone && isLongerThan(telephone, TELEPHONE_MAX)
    ? registrationReplies.tooLong(TELEPHONE_MAX)
    : undefined;

/** The text by which a person is found on the list. */
export const searchedText = (
  { prenom, nom }: Pick<PersonDraft, 'prenom' | 'nom'>,
  { email, telephone }: AttendeeContact,
): string => searchLine(`${prenom} ${nom} ${email ?? ''} ${telephone ?? ''}`);

/** Address and telephone as they are stored. @throws HttpError 422 */
export function checkedContact(
  typed: { email?: string | null | undefined; telephone?: string | null | undefined },
  needsEmail: boolean,
): AttendeeContact {
  const email = tidyLine(typed.email).toLowerCase() || null;
  const telephone = tidyLine(typed.telephone) || null;
  if (email === null ? needsEmail : !isMailbox(email)) throw invalid({ email: httpTexts.badEmail });
  const problem = telephoneProblem(telephone);
  if (problem) throw invalid({ telephone: problem });
  return { email, telephone };
}

/**
 * Names on one line. Two people of one name are refused, because one of them would be lost: people are told apart by name.
 * @param max how many people one form may have, whatever the address has on the list
 * @param others people who are in the registration already
 * @throws HttpError 422 under `personnes.{index}.{field}`
 */
export function checkedPeople(
  people: readonly PersonDraft[],
  max: number,
  others: readonly Named[] = [],
): PersonDraft[] {
  if (!people.length) throw invalid({ personnes: registrationReplies.onePerson });
  if (people.length > max) throw invalid({ personnes: registrationReplies.tooManyPeople(max) });
  const errors: Record<string, string> = {};
  const taken = new Set(others.map(sortKey));
  const tidy = people.map(({ membre_id, ...names }, at) => {
    const person: PersonDraft = { prenom: tidyLine(names.prenom), nom: tidyLine(names.nom), membre_id };
    for (const field of ['prenom', 'nom'] as const)
      if (!person[field]) errors[`personnes.${at}.${field}`] = registrationReplies.nameRequired;
      else if (isLongerThan(person[field], ATTENDEE_NAME_MAX))
        errors[`personnes.${at}.${field}`] = registrationReplies.tooLong(ATTENDEE_NAME_MAX);
    const name = sortKey(person);
    if (taken.has(name)) errors[`personnes.${at}.prenom`] ??= registrationReplies.sameName;
    taken.add(name);
    return person;
  });
  if (Object.keys(errors).length) throw invalid(errors);
  return tidy;
}

/** Who has the same key is the same person: the same name with the same contact. */
const keyOf = (person: PersonDraft, { email, telephone }: RegistrationRequest): string =>
  `${sortKey(person)}\t${email?.toLowerCase() ?? telephone?.replace(/\D/g, '') ?? ''}`;

/** The people of the event with these keys who are on the list. */
async function presentPeople(trx: WriteTransaction, event: number, keys: readonly string[]) {
  const rows = await trx
    .selectFrom('inscrits')
    .select(['id', 'cle', 'etat', 'inscription_id'])
    .where('evenement_id', '=', event)
    .where('cle', 'in', keys)
    .where('etat', 'in', ON_LIST)
    .execute();
  return new Map(rows.map((row) => [row.cle, row]));
}

/**
 * The states of that many newcomers, in their order.
 * @param free places for them
 * @throws HttpError 403 with `etat` where they don't all fit
 */
function statesOf(
  { attente: hasWaitingList, accord, separer }: Registering,
  free: number,
  added: number,
): AttendeeState[] {
  if (free < added && !hasWaitingList) {
    const sentence = free > 0 ? registrationReplies.left(free) : registrationReplies.full;
    throw new HttpError(403, sentence, { etat: 'complet' });
  }
  const placed: AttendeeState = accord ? 'demande' : 'inscrit';
  const count = placedNow(added, free, separer);
  return Array.from({ length: added }, (_, at) => (at < count ? placed : 'attente'));
}

async function insertRegistration(
  trx: WriteTransaction,
  event: number,
  { email, telephone, values, hidden }: RegistrationRequest,
): Promise<number> {
  const champs_caches = hidden ? JSON.stringify(hidden) : null;
  const { id } = await trx
    .insertInto('inscriptions')
    .values({ evenement_id: event, email, telephone, valeurs: JSON.stringify(values), champs_caches })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertPeople(
  trx: WriteTransaction,
  event: number,
  request: RegistrationRequest,
  people: readonly PersonDraft[],
  states: readonly AttendeeState[],
): Promise<number> {
  const id = request.into ?? (await insertRegistration(trx, event, request));
  const rows = people.map((person, at) => ({
    inscription_id: id,
    evenement_id: event,
    prenom: person.prenom,
    nom: person.nom,
    cle: keyOf(person, request),
    etat: states[at]!,
    offert_jusqu_au: null,
    membre_id: person.membre_id ?? null,
    valeurs: Object.keys(person.values ?? {}).length > 0 ? JSON.stringify(person.values) : null,
    recherche: searchedText(person, request),
  }));
  await trx.insertInto('inscrits').values(rows).execute();
  return id;
}

interface Registered {
  /** The registration of those who were added; undefined where everyone was on the list. */
  registration: number | undefined;
  /** The registrations of those who were on the list before. */
  before: number[];
  /** What became of each person, in the order in which they were sent. */
  people: RegisteredPerson[];
}

/**
 * Registers those who are not on the list yet; the others stay as they are. The settings must be locked.
 * @throws HttpError 403, 422
 */
export async function registerPeople(
  trx: WriteTransaction,
  settings: Registering,
  request: RegistrationRequest,
): Promise<Registered> {
  const { evenement_id } = settings;
  const free = await placesForNew(trx, settings);
  // Too many people for the places are refused before it is looked up who of them is there, so that a refusal tells nothing.
  if (request.isPublic && !settings.attente) statesOf(settings, free, request.people.length);
  const keyed = new Map(request.people.map((person) => [keyOf(person, request), person]));
  const before = await presentPeople(trx, evenement_id, [...keyed.keys()]);
  const added = [...keyed].filter(([key]) => !before.has(key)).map(([, person]) => person);
  const states = added.length ? statesOf(settings, free, added.length) : [];
  const made = added.length ? await insertPeople(trx, evenement_id, request, added, states) : undefined;
  const present = await presentPeople(trx, evenement_id, [...keyed.keys()]);
  const places = await waitingPlaces(trx, evenement_id);
  const people = [...keyed].map(([key, { prenom }]) => {
    const { id, etat } = present.get(key)!;
    return { id, prenom, etat, place: places.get(id) ?? null, deja: before.has(key) };
  });
  const earlier = new Set([...before.values()].map(({ inscription_id }) => inscription_id));
  return { registration: made, before: [...earlier], people };
}
