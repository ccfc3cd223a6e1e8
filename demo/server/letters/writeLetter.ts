/**
 * Writes every letter, from one description: whom it greets, and its parts in the order in which they are read. The parts say
 * what they are, not how they look. The plain text is made of them here.
 */
import { wholeLetter } from './letterTexts';
import type { Mail } from './mailer';
import { mailName } from './mailName';

/** A mail without its address. */
export type Letter = Pick<Mail, 'subject' | 'text'>;

/** A paragraph, which may have several lines; an event with what its readers need to know; or a link, below what it is for. */
export type LetterPart =
  | string
  | { event: string; facts: readonly string[] }
  | { link: string; label?: string };

interface LetterDescription {
  subject: string;
  /** The reader's first name as it was typed; one that a mail may not contain is left out of the greeting. */
  name: string | undefined;
  /** A part that doesn't apply is `false` or undefined. */
  parts: readonly (LetterPart | false | undefined)[];
}

function linesOf(part: LetterPart): readonly string[] {
  if (typeof part === 'string') return [part];
  if ('event' in part) return [part.event, ...part.facts];
  return part.label === undefined ? [part.link] : [part.label, part.link];
}

/** Puts a blank line between the parts. */
export function writeLetter({ subject, name, parts }: LetterDescription): Letter {
  const applying = parts.filter((part) => part !== undefined && part !== false);
  const whole = wholeLetter<LetterPart>(mailName(name ?? ''), applying);
  return { subject, text: `${whole.map((part) => linesOf(part).join('\n')).join('\n\n')}\n` };
}
