/**
 * Checks the fields of a row before they are stored: names on one line, descriptions on several, numbers within bounds. A
 * field that isn't sent stays unchanged, and each refused field gets a sentence of its own.
 */

import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import { isLongerThan } from '../../store/search/composed';
import { tidyLine } from '../../store/search/tidyText';
import { catalogTexts } from './texts';

export const ENTRY_NAME_MAX = 255;
const PROSE_MAX = 5000;
const COLOUR_MAX = 50;

export type Value = string | number | boolean | null;

export class EntryFields {
  private readonly values: Record<string, Value> = {};
  private readonly errors: Record<string, string> = {};

  private set(field: string, text: string, max: number): void {
    if (isLongerThan(text, max)) this.errors[field] = catalogTexts.tooLong(max);
    this.values[field] = text || null;
  }

  /** @param missing the sentence for a blank name */
  name(field: string, text: string, missing: string): this {
    this.set(field, tidyLine(text), ENTRY_NAME_MAX);
    if (this.values[field] === null) this.errors[field] = missing;
    return this;
  }

  /** Line breaks are kept. Blank text is stored as null. */
  prose(field: string, text: string | null | undefined): this {
    if (text !== undefined) {
      const lines = (text ?? '').split(/\r\n?|\n/).map((line) => tidyLine(line));
      this.set(field, lines.join('\n').trim(), PROSE_MAX);
    }
    return this;
  }

  /** A hex value, a number of the palette, or any short text: the screens turn each into a colour. */
  colour(field: string, text: string | null | undefined): this {
    if (text !== undefined) this.set(field, tidyLine(text), COLOUR_MAX);
    return this;
  }

  whole(field: string, number: number | undefined, min: number, max: number): this {
    if (number === undefined) return this;
    if (!Number.isInteger(number) || number < min || number > max)
      this.errors[field] = httpTexts.wholeBetween(min, max);
    this.values[field] = number;
    return this;
  }

  flag(field: string, value: boolean | undefined): this {
    if (value !== undefined) this.values[field] = value;
    return this;
  }

  /** @throws HttpError 422 */
  checked(): Record<string, Value> {
    if (Object.keys(this.errors).length) throw invalid(this.errors);
    return this.values;
  }
}
