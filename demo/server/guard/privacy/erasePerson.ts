/**
 * Takes a person out of everything that the declaration names: each of its steps once, in an order in which no step loses what the
 * next one is found by. Erasing, emptying the trash and erasing again after a restored backup all go through here.
 */
import { keysOf } from '../../../../src/domain/records';
import { eraseMailsTo } from '../../letters/mailRows';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { ErasingStep } from './declaration/declared';
import { eraseAnswers, eraseFilters, eraseMembers, eraseSpeakers } from './eraseRows';
import { stepsDeclared } from './person/columns';
import { eraseRegistrations, erasureOf, type RegistrationErasure } from './person/eraseRegistrations';
import type { FoundRegistration } from './person/registrations';
import { emptyStoredAnswers } from './person/storedAnswers';
import { eraseTraces } from './person/traces';
import type { Trail } from './person/trail';

interface ErasedPerson {
  trail: Trail;
  /** Registrations that go: those that are the person's, and those that the user has confirmed. */
  registrations: RegistrationErasure;
  /** Answers to forms and shared filters that go. */
  answers?: readonly number[];
  filters?: readonly number[];
  /** Addresses whose mails go; all that the person has or had where it is missing. */
  addresses?: readonly string[];
}

type Step = (trx: WriteTransaction, person: ErasedPerson) => Promise<void>;

/**
 * Stored rows change before the journal, which records that too. Registrations go before the record, because a deleted record
 * empties their links to it.
 */
const STEPS: Readonly<Record<ErasingStep, Step>> = {
  answers: (trx, { answers = [] }) => eraseAnswers(trx, answers),
  registrations: (trx, { registrations }) => eraseRegistrations(trx, registrations),
  speakers: (trx, { trail }) => eraseSpeakers(trx, trail.speakers),
  history: (trx, { trail }) => eraseTraces(trx, trail),
  records: (trx, { trail }) => eraseMembers(trx, trail.members),
  filters: (trx, { filters = [] }) => eraseFilters(trx, filters),
  mails: (trx, { trail, addresses = [...trail.known.texts.email] }) => eraseMailsTo(trx, addresses),
  replies: (trx, { trail, registrations }) => emptyStoredAnswers(trx, trail.known, registrations.people),
};

/** The registrations of a person that go. @param chosen those that the user has confirmed */
export const goingOf = (
  { registrations }: Trail,
  chosen: readonly number[] = [],
): readonly FoundRegistration[] => registrations.filter(({ id, isSure }) => isSure || chosen.includes(id));

/** What goes of a person without anything that a user has confirmed. */
export const onlySure = (trail: Trail): ErasedPerson => ({ trail, registrations: erasureOf(goingOf(trail)) });

/** @param left steps that the caller does in another way */
export async function erasePerson(
  trx: WriteTransaction,
  person: ErasedPerson,
  left: readonly ErasingStep[] = [],
): Promise<void> {
  const declared = stepsDeclared();
  for (const step of keysOf(STEPS))
    if (declared.has(step) && !left.includes(step)) await STEPS[step](trx, person);
}
