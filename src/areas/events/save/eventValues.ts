/*
 * An event as its form holds it, and the draft that is sent. No React. Days and times have no time zone: they are joined
 * and cut as text, never parsed as a date.
 */
import { lengthOf } from '../../../domain/calendar/dayNumbers';
import { frequencyOf } from '../../../domain/calendar/seriesRule';
import type { CalendarEvent, EventDraft } from '../../../domain/events/event';
import { ruleOf } from '../../../domain/events/occurrences';
import type { StoredDays } from '../series/fallen/fallenWith';
import { ruleJson } from '../series/typedSeries';
import type { EventSpeaker } from '../speakers/speaker';

/** The strings of the controls. The switch and the frequency are absent while the switch is off. */
export interface EventValues {
  nom_evenement: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** The last day, `yyyy-mm-dd`; '' for one day. Absent where the back end takes one day alone. */
  date_fin?: string | undefined;
  /** `hh:mm` or '' */
  heure_debut: string;
  heure_fin: string;
  lieu: string;
  is_recurrent?: string | undefined;
  frequency?: string | undefined;
  /** What the rule has beyond the frequency, as JSON; '' for nothing. Absent where the back end doesn't take it. */
  serie?: string | undefined;
  /** 'on' or ''. Absent where the back end has no public agenda. */
  public?: string | undefined;
}

/** An event as a form holds it. */
export interface EventEdit {
  values: EventValues;
  speakers: readonly EventSpeaker[];
}

/** What the user saw of a stored event: its version, and the ids of its assignments where the back end gives them. */
export interface Seen {
  updated_at?: string | null | undefined;
  affectations?: readonly number[] | undefined;
}

/** With what a stored series has of its days, where the back end gives it. */
export interface OpenedEvent extends Seen, StoredDays {
  id: number;
  exceptions?: CalendarEvent['exceptions'];
}

const MIDNIGHT = '00:00';
const TIME = /^\d{2}:\d{2}/;

const timeOf = (written: string | null | undefined): string => TIME.exec(written ?? '')?.[0] ?? '';

/**
 * The initial values of the form of an existing event.
 * @param hasSeries whether the back end announced rules of series
 * @param hasAgenda whether it announced the public agenda
 * @param hasDays whether it announced events of several days
 */
export function eventValuesOf(
  event: CalendarEvent,
  hasSeries = false,
  hasAgenda = false,
  hasDays = false,
): EventValues {
  return {
    nom_evenement: event.nom_evenement,
    date: event.date?.slice(0, 10) ?? '',
    ...(hasDays && { date_fin: lengthOf(event) > 1 ? event.date_fin?.slice(0, 10) : '' }),
    heure_debut: timeOf(event.heure_debut),
    heure_fin: timeOf(event.heure_fin),
    lieu: event.lieu ?? '',
    is_recurrent: event.is_recurrent ? 'on' : undefined,
    frequency: event.recurence_data?.frequency ?? undefined,
    ...(hasSeries && event.is_recurrent && { serie: heldRule(event) }),
    ...(hasAgenda && { public: event.public ? 'on' : '' }),
  };
}

/** A rule that can't be read is held as it came, so that the form refuses it instead of replacing it. */
function heldRule(event: CalendarEvent): string {
  const rule = ruleOf(event);
  return rule || !event.serie ? ruleJson(rule) : JSON.stringify(event.serie);
}

/** The draft that is sent: without an empty place or time, and with the frequency of a recurring event only. */
export function eventDraftOf(values: EventValues): EventDraft {
  const { date, date_fin, heure_debut, heure_fin } = values;
  const place = values.lieu.trim();
  const frequency = values.is_recurrent ? frequencyOf(values.frequency) : undefined;
  return {
    nom_evenement: values.nom_evenement.trim(),
    ...(place && { lieu: place }),
    date: `${date}T${heure_debut || MIDNIGHT}:00`,
    ...(date_fin !== undefined && { date_fin: date_fin && date_fin !== date ? date_fin : null }),
    ...(heure_debut && { heure_debut }),
    ...(heure_fin && { heure_fin }),
    is_recurrent: Boolean(values.is_recurrent),
    ...(frequency && { recurence_data: { frequency } }),
    ...(frequency && values.serie !== undefined && { serie: values.serie ? JSON.parse(values.serie) : null }),
    ...(values.public !== undefined && { public: values.public === 'on' }),
  };
}
