/*
 * Brings an edit of an event and its speakers together with what is stored, where another user came first or an earlier
 * call of the save got no clear answer. It loads with the first such save.
 */
import * as z from 'zod/mini';
import type { Client } from '../../../api/client';
import { eventCalls } from '../../../api/endpoints/events';
import { differencesOf, isMatching, mergedOf } from '../../../data/save/differences';
import type { useConflict } from '../../../data/save/useSaving';
import { conflictTexts } from '../../../data/texts.fr';
import { seriesRule } from '../../../domain/calendar/seriesRule';
import { seriesWords } from '../../../domain/calendar/seriesWords';
import { assignmentSchema, eventSchema, wholeEventSchema } from '../../../domain/events/event';
import { formatDate } from '../../../texts/formats';
import { pageTexts } from '../../../texts/texts';
import type { EventFormTexts } from '../form/texts.fr';
import { assignmentIds, type EventSpeaker, isListed, speakersOf } from '../speakers/speaker';
import { type EventEdit, type EventValues, eventValuesOf, type Seen } from './eventValues';
import { type EventSaveOutcome, presentIn } from './outcome';

export interface MergeForm {
  /** The words of the form, which name what is compared. */
  texts: EventFormTexts;
  /** Asks what to keep of two edits. */
  ask: ReturnType<typeof useConflict>['ask'];
}

interface Merge extends MergeForm {
  client: Client;
  id: number;
  isNew: boolean;
  /** Whether the back end takes the rule of a series. */
  hasSeries: boolean;
  /** What the first attempt came to; undefined where nothing was sent yet. */
  refused: EventSaveOutcome | undefined;
  opened: EventEdit;
  /** What was sent without a clear answer: where the same is stored, it isn't another user's change. */
  sent: EventEdit | undefined;
  held: EventEdit;
  /** Saves an edit on the event that was seen. */
  run(edit: EventEdit, seen: Seen): Promise<EventSaveOutcome>;
}

/** @throws ApiError when the stored event can't be read */
export async function mergeEvent(merge: Merge): Promise<EventSaveOutcome> {
  const { client, id, isNew, opened, sent, held, run, ask, texts } = merge;
  const has = {
    series: merge.hasSeries,
    agenda: held.values.public !== undefined,
    days: held.values.date_fin !== undefined,
  };
  let outcome = merge.refused;
  for (let version: string | undefined; ; ) {
    const stored = await storedEvent(client, id, has, outcome && presentIn(outcome));
    // A refusal of the present version itself would be repeated for ever.
    if (outcome && stored.version === version) return outcome;
    version = stored.version;
    const { rowOf, labelOf, textOf, speakersIn } = comparedEvents(texts);
    const rows = { opened: rowOf(opened), present: rowOf(stored), held: rowOf(held) };
    const own = sent && rowOf(sent);
    const fields = [...new Set([...Object.values(rows), own ?? {}].flatMap(Object.keys))];
    const ours = fields.filter((field) => own && own[field] === rows.present[field]);
    Object.assign(rows.opened, Object.fromEntries(ours.map((field) => [field, rows.present[field]])));
    const differences = differencesOf({ ...rows, fields });
    const text = pageTexts(conflictTexts).text(held.values.nom_evenement.trim());
    const choice = differences.length > 0 ? await ask({ text, differences, labelOf, textOf }) : undefined;
    const isHalfSaved = isNew || outcome?.status === 'syncFailed';
    if (choice?.kind === 'edit') return { status: 'kept', text: isHalfSaved ? 'speakersKept' : 'notSaved' };
    const merged = mergedOf({ ...rows, fields }, choice?.theirs ?? []);
    if (isMatching(rows.present, merged, fields))
      return choice ? { status: 'taken', id, name: stored.values.nom_evenement } : { status: 'saved', id };
    outcome = await run({ values: merged, speakers: speakersIn(merged) }, stored.seen);
    if (presentIn(outcome) === undefined) return outcome;
  }
}

/** What the back end takes of an event beyond the specification. */
interface Announced {
  series: boolean;
  agenda: boolean;
  days: boolean;
}

/** The event as it is stored now, of which a refusal holds a part or the whole. */
async function storedEvent(client: Client, id: number, has: Announced, present: unknown) {
  const event = eventSchema.safeParse(present).data ?? (await client.call(eventCalls.get, { id }));
  const list =
    wholeEventSchema.safeParse(present).data?.intervenants ??
    z.array(assignmentSchema).safeParse(present).data;
  const assigned = list ?? (await client.call(eventCalls.assignments, { id }));
  const seen = { updated_at: event.updated_at, affectations: assignmentIds(assigned) };
  return {
    values: eventValuesOf(event, has.series, has.agenda, has.days),
    speakers: speakersOf(assigned),
    seen,
    version: JSON.stringify(seen),
  };
}

/** The values of the form and each speaker in a role, by name; a speaker who isn't listed is missing. */
type Row = EventValues & { [part: string]: string | undefined };

/** Events as flat rows, so that two edits are compared part by part. */
function comparedEvents(texts: EventFormTexts) {
  /** A speaker has the same place in every row. Those of the first row stay in front. */
  const all: EventSpeaker[] = [];
  /** Rules in words, which also need the frequency and the date of their row. */
  const rules = new Map<string, string | undefined>();
  const partOf = (speaker: EventSpeaker): string => {
    const at = all.findIndex((one) => isListed([one], speaker));
    return `intervenant:${at < 0 ? all.push(speaker) - 1 : at}`;
  };
  return {
    rowOf({ values, speakers }: EventEdit): Row {
      if (values.serie !== undefined) rules.set(values.serie, ruleText(values, texts));
      return { ...values, ...Object.fromEntries(speakers.map((speaker) => [partOf(speaker), 'oui'])) };
    },
    textOf: (part: string, value: unknown) =>
      part === 'serie' ? rules.get(String(value ?? '')) : textOf(part, value, texts),
    speakersIn: (row: Row): EventSpeaker[] => all.filter((_, at) => row[`intervenant:${at}`]),
    labelOf(part: string): string {
      const speaker = all[Number(/^intervenant:(.*)/.exec(part)?.[1])];
      const labels: Readonly<Record<string, unknown>> = texts;
      if (!speaker) return String(labels[part] ?? part);
      const { name, role } = speaker;
      return texts.speaker([name, role?.libelle].filter(Boolean).join(', '));
    },
  };
}

function ruleText({ frequency, date, serie }: EventValues, texts: EventFormTexts): string | undefined {
  const rule = seriesRule(frequency, date, serie ? JSON.parse(serie) : null);
  return rule && seriesWords(rule, texts);
}

function textOf(part: string, value: unknown, texts: EventFormTexts): string | undefined {
  const written = String(value ?? '');
  if (part === 'date' || (part === 'date_fin' && written)) return formatDate(written);
  if (part === 'is_recurrent' || part === 'public') return pageTexts(conflictTexts)[written ? 'yes' : 'no'];
  if (part === 'frequency')
    return String((texts as Readonly<Record<string, unknown>>)[written] ?? texts.noFrequency);
  return part.startsWith('intervenant:') ? texts[written ? 'present' : 'absent'] : undefined;
}
