/*
 * Events as flat rows, so that two edits are compared part by part: the values of the form, and each speaker in a role.
 * No React.
 */
import type { EventValues } from '../form/eventForm';
import { isListed, type Speaker } from '../speakers/speaker';

const SPEAKER = 'intervenant:';

/** A speaker who is not listed is missing. */
export type ComparedEvent = EventValues & { [part: string]: string | undefined };

export class ComparedEvents {
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
