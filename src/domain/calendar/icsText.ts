/** The text of an iCalendar file (RFC 5545): escaping, and folding to 75 octets. */
const OCTETS = 75;

/** A file of these lines, which end as the format wants. */
export const icsFile = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** What most texts don't have, so that feeds of thousands of events cost less. */
const ESCAPED = /[\\;,]|\p{Cc}/u;
const SHORT = /^[\x20-\x7e]{0,75}$/;

/** A text as a value: line breaks are kept, other control characters become spaces. */
export function escapeText(text: string): string {
  if (!ESCAPED.test(text)) return text;
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A day, `20261120`. */
export const icsDay = (day: string): string => day.replaceAll('-', '');

/** An instant in UTC, `20261120T221530Z`. */
export const icsInstant = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Cuts a line between characters into lines of at most 75 octets, including the space that continues a line. */
function fold(line: string): string {
  if (SHORT.test(line)) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
