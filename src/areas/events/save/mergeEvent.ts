/*
 * Brings two edits of one event and its speakers together, after the back end has refused a save because of a newer
 * version. It loads with the first conflict.
 */
import * as z from 'zod/mini';
import type { Client } from '../../../api/client';
import { evenements } from '../../../api/endpoints/evenements';
import { ApiError } from '../../../api/errors';
import { saveOver } from '../../../data/save/saveOver';
import { conflictTexts } from '../../../data/save/texts';
import type { useConflict } from '../../../data/save/useSaving';
import { type Affectation, affectation, type Evenement, evenement } from '../../../domain/events/evenement';
import { formatDate } from '../../../texts/formats';
import { pageTexts } from '../../../texts/texts';
import { type EventValues, eventValuesOf } from '../form/eventForm';
import { eventFormTexts } from '../form/texts';
import { assignmentIds, isListed, type Speaker, speakersOf } from '../speakers/speaker';
import type { Seen } from './EventSave';
import { isConflict, type Outcome, presentIn } from './outcome';
import { eventConflictTexts } from './texts';

/*
 * Events as flat rows, so that two edits are compared part by part: the values of the form, and each speaker in a role.
 * No React.
 */
const SPEAKER = 'intervenant:';

/** A speaker who is not listed is missing. */
type ComparedEvent = EventValues & { [part: string]: string | undefined };

class ComparedEvents {
  /** A speaker has the same place in every row. Those of the first row stay in front. */
  readonly #speakers: Speaker[] = [];

  rowOf(values: EventValues, speakers: readonly Speaker[]): ComparedEvent {
    const parts = speakers.map((speaker) => [this.#partOf(speaker), 'oui']);
    return { ...values, ...Object.fromEntries(parts) };
  }

  /** The speaker that a part is about; undefined for a value of the form. */
  speakerAt(part: string): Speaker | undefined {
    return part.startsWith(SPEAKER) ? this.#speakers[Number(part.slice(SPEAKER.length))] : undefined;
  }

  speakersIn = (row: ComparedEvent): Speaker[] => this.#speakers.filter((_, at) => row[SPEAKER + at]);

  #partOf(speaker: Speaker): string {
    const at = this.#speakers.findIndex((known) => isListed([known], speaker));
    return SPEAKER + (at < 0 ? this.#speakers.push(speaker) - 1 : at);
  }
}

/** An event as a form holds it. */
export interface EventEdit {
  values: EventValues;
  speakers: readonly Speaker[];
}

interface Merge {
  id: number;
  client: Client;
  /** What the first attempt came to. */
  refused: Outcome;
  opened: EventEdit;
  held: EventEdit;
  /** Saves an edit on the event that was seen. */
  run(edit: EventEdit, seen: Seen): Promise<Outcome>;
  ask: ReturnType<typeof useConflict>['ask'];
}

/** `kept`: the user returns to the form. `taken`: all is stored, because the user took what the other one saved. */
type Merged =
  | Outcome
  | { status: 'kept'; isHalfSaved: boolean }
  | { status: 'taken'; id: number; name: string };

/** @throws ApiError when the stored event can't be read */
export async function mergeEvent({ id, client, refused, opened, held, run, ask }: Merge): Promise<Merged> {
  const events = new ComparedEvents();
  const values = events.rowOf(held.values, held.speakers);
  let stored: Stored | undefined;
  let isHalfSaved = false;
  const send = async (parts: ComparedEvent): Promise<Outcome> => {
    const outcome = stored
      ? await run({ values: parts, speakers: events.speakersIn(parts) }, stored.seen)
      : refused;
    if (!isConflict(outcome)) return outcome;
    isHalfSaved = outcome.status === 'syncFailed';
    stored = await storedEvent(client, id, presentIn(outcome));
    throw new ApiError({ kind: 'invalid', status: 409, fields: {}, present: stored });
  };
  const outcome = await saveOver({
    opened: events.rowOf(opened.values, opened.speakers),
    values,
    fieldsOf: (...rows) => [...new Set(rows.flatMap(Object.keys))].filter((part) => part !== 'updated_at'),
    read: () => stored && { ...events.rowOf(stored.values, stored.speakers), updated_at: stored.version },
    send: (_, parts) => send(parts),
    ask: (differences) =>
      ask({
        text: pageTexts(conflictTexts).text(opened.values.nom_evenement.trim()),
        differences,
        labelOf: (part) => labelOf(part, events.speakerAt(part)),
        textOf,
      }),
  });
  if (outcome.kind === 'edit') return { status: 'kept', isHalfSaved };
  return outcome.kind === 'saved' ? outcome.answer : { status: 'taken', id, name: outcome.row.nom_evenement };
}

interface Stored extends EventEdit {
  seen: Seen;
  /** Differs after each change of the event or its speakers. */
  version: string;
}

/** The event as it is stored now. The refusal holds the half of it that was refused. */
async function storedEvent(client: Client, id: number, present: unknown): Promise<Stored> {
  const event: Evenement = evenement.safeParse(present).data ?? (await client.call(evenements.get, { id }));
  const assigned: Affectation[] =
    z.array(affectation).safeParse(present).data ?? (await client.call(evenements.assignments, { id }));
  const seen = { updated_at: event.updated_at, affectations: assignmentIds(assigned) };
  return {
    values: eventValuesOf(event),
    speakers: speakersOf(assigned),
    seen,
    version: JSON.stringify(seen),
  };
}

function labelOf(part: string, speaker: Speaker | undefined): string {
  const texts = pageTexts(eventFormTexts);
  if (speaker) {
    const { name, role } = speaker;
    return pageTexts(eventConflictTexts).speaker([name, role?.libelle].filter(Boolean).join(', '));
  }
  const labels: Readonly<Record<string, unknown>> = texts;
  return String(labels[part] ?? part);
}

function textOf(part: string, value: unknown): string | undefined {
  const written = String(value ?? '');
  if (part === 'date') return formatDate(written);
  if (part === 'is_recurrent') return pageTexts(conflictTexts)[written ? 'yes' : 'no'];
  if (part === 'frequency') {
    const words: Readonly<Record<string, unknown>> = pageTexts(eventFormTexts);
    return String(words[written] ?? pageTexts(eventFormTexts).noFrequency);
  }
  return PLAIN.includes(part) ? undefined : pageTexts(eventConflictTexts)[written ? 'present' : 'absent'];
}

const PLAIN = ['nom_evenement', 'heure_debut', 'heure_fin', 'lieu'];
