/* The form of an event: what is missing, and why it can't be submitted. No React. */
import type { Frequency } from '../../../domain/calendar/seriesRule';
import type { EventValues } from '../save/eventValues';
import type { NameStatus } from './NameCheck';

/** The frequency that a new series has until another one is chosen. */
export const FIRST_FREQUENCY: Frequency = 'weekly';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first required part that is missing, in the order of the form. */
type Missing = 'name' | 'date' | 'speakers';

export function firstMissing(values: EventValues, speakers: number): Missing | undefined {
  if (!values.nom_evenement.trim()) return 'name';
  if (!DAY.test(values.date)) return 'date';
  return speakers === 0 ? 'speakers' : undefined;
}

/** Only worth a hint: the event may end on the next day. */
export const endsBeforeStart = (start: string, end: string): boolean =>
  start !== '' && end !== '' && end < start;

/** Why the form can’t be submitted now; the first reason is the label of the button. */
export type SubmitBlocker = 'saving' | 'speakers' | 'checking' | 'taken';

export function submitBlocker(state: {
  isSaving: boolean;
  speakers: number;
  name: NameStatus;
}): SubmitBlocker | undefined {
  if (state.isSaving) return 'saving';
  if (state.speakers === 0) return 'speakers';
  if (state.name === 'checking') return 'checking';
  return state.name === 'taken' ? 'taken' : undefined;
}
