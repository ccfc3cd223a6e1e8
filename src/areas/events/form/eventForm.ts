/*
 * The event as a form: what its controls hold, what travels, what is missing, and what keeps it from being sent. No
 * React. Days and times are those on the wall: they are joined and cut as text, never read as a moment.
 */
import {
  type Evenement,
  type EvenementDraft,
  FREQUENCIES,
  type Frequency,
} from '../../../domain/events/evenement';
import type { NameStatus } from './NameCheck';

/** The strings of the controls; the switch and the frequency are absent while off. */
export interface EventValues {
  nom_evenement: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** `hh:mm` or '' */
  heure_debut: string;
  heure_fin: string;
  lieu: string;
  is_recurrent?: string | undefined;
  frequency?: string | undefined;
}

const MIDNIGHT = '00:00';
const TIME = /^\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const timeOf = (written: string | null | undefined): string => TIME.exec(written ?? '')?.[0] ?? '';

const frequencyOf = (code: string | null | undefined): Frequency | undefined =>
  FREQUENCIES.find((frequency) => frequency === code);

/** What the form of an event first holds. */
export function valuesOf(event: Evenement): EventValues {
  return {
    nom_evenement: event.nom_evenement,
    date: event.date?.slice(0, 10) ?? '',
    heure_debut: timeOf(event.heure_debut),
    heure_fin: timeOf(event.heure_fin),
    lieu: event.lieu ?? '',
    is_recurrent: event.is_recurrent ? 'on' : undefined,
    frequency: event.recurence_data?.frequency ?? undefined,
  };
}

/** What travels: empty place and times left out, the frequency only of a recurring event. */
export function draftOf(values: EventValues): EvenementDraft {
  const { date, heure_debut, heure_fin } = values;
  const lieu = values.lieu.trim();
  const frequency = values.is_recurrent ? frequencyOf(values.frequency) : undefined;
  return {
    nom_evenement: values.nom_evenement.trim(),
    ...(lieu && { lieu }),
    date: `${date}T${heure_debut || MIDNIGHT}:00`,
    ...(heure_debut && { heure_debut }),
    ...(heure_fin && { heure_fin }),
    is_recurrent: Boolean(values.is_recurrent),
    ...(frequency && { recurence_data: { frequency } }),
  };
}

/** The required part that is missing first, in the order of the form. */
type Missing = 'name' | 'date' | 'speakers';

export function firstMissing(values: EventValues, speakers: number): Missing | undefined {
  if (!values.nom_evenement.trim()) return 'name';
  if (!DAY.test(values.date)) return 'date';
  return speakers === 0 ? 'speakers' : undefined;
}

/** A hint, not a fault: it may end the next day. */
export const endsBeforeStart = (start: string, end: string): boolean =>
  start !== '' && end !== '' && end < start;

/** Why the form can't be sent right now; the first reason gives the button its words. */
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
