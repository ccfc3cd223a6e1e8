/* Writes the table of faults: a row for each call and screen, a column for each fault. */

import { writeFileSync } from 'node:fs';
import type { Case, Row } from './Case.ts';
import type { Fault } from './faults.ts';
import { keyOf, readPassed } from './passed.ts';

export const TABLE = '.cache/faults.md';

export interface Result {
  testCase: Case;
  row: Row;
}

const HEAD = `# What happens when a call fails

Written by \`npm run test:faults\`. Every call that a screen makes is made to fail in every way of
the columns, on the built console with the reference server, in Chromium. A row that can't be taken through a column
makes the command fail, and so does a call without a row.

Every cell checks that no screen is blank and no part of it crashed; that there is no uncaught error, no unhandled
rejection and no line of ours in the console, except the report of a broken contract or of a page in place of an API
and the lines that the specification wants; that the sentence of the specification or of the server shows, in at most 2,000 characters; that
what was typed or chosen is still there; that a read is repeated twice where this can help and a write never is; and
that the user can continue, by doing so.

Not checked: other browsers, several calls that fail at once, a widget with the host's own \`fetch\` or token. Timers of
five seconds and more are moved forward, not waited for. Rows of the same screen share their answers: if a screen makes
a call that another of its rows makes too, the column shows \`·\`.

| Letter | What shows |
| --- | --- |
| R | a panel or line with the sentence and «Réessayer», which was pressed |
| A | an alert with the sentence; the form or screen below is as it was, and its button was pressed again |
| F | the reason stands under its field |
| N | the sentence in the form itself; its button was pressed again |
| W | a notice that it isn't sent or up to date yet; the screen repeats it by itself, and did so once the fault was gone |
| Q | a question: send anyway, or continue typing |
| B | a sentence that the entry is gone, with the way back |
| S | sign-in over the kept screen; after it the task continued, with what was typed |
| L | «–» or a line instead of figures; only logged, as the specification wants; the next visit makes the call again |
| I | nothing: the call was a prefetch or a background check |
| K | success, as without the fault |
| · | can't happen to this call, or equals another column |

Columns: no network, no such name, no answer within the client's time-out (its timer is moved forward), an endless
answer that arrives byte by byte; refusals with a message of the server (400, 403, 404, 409, 422 with a reason for a
field, 429 with \`Retry-After\`) or without (413, 502, 503, 500); \`long\`: a refusal of 340,000 characters; answers 200
with an HTML page, nothing, half of the JSON, or another shape; the end of the session (401); the correct answer with
unknown fields, or with 500 rows and two million characters of padding.
`;

/** Writes the table if every cell has passed on this build; returns whether it did. */
export function writeReport(cases: readonly Case[], faults: readonly Fault[]): boolean {
  const passed = readPassed();
  const rows = cases.map((testCase) => faults.map(({ name }) => passed.get(keyOf(testCase, name))));
  if (rows.flat().includes(undefined)) return false;
  const lineOf = (words: readonly unknown[]) => ['', ...words, ''].join(' | ').trim();
  const lines = cases.map(({ call, screen }, at) => lineOf([`\`${call}\``, screen, ...(rows[at] ?? [])]));
  const head = lineOf(['Call', 'Screen', ...faults.map(({ name }) => name)]);
  const rule = `|${' --- |'.repeat(faults.length + 2)}`;
  const calls = new Set(cases.map(({ call }) => call)).size;
  const summary = `${calls} calls in ${cases.length} places × ${faults.length} faults = ${cases.length * faults.length} cells.`;
  writeFileSync(TABLE, [HEAD, head, rule, ...lines, '', summary, ''].join('\n'));
  return true;
}
