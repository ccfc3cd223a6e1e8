/* docs/FAULTS.md: one row per call and screen, one column per fault. */
import { writeFileSync } from 'node:fs';
import type { Case, Row } from './Case.ts';
import type { Fault } from './faults.ts';

export interface Result {
  one: Case;
  row: Row;
}

const HEAD = `# What happens when a call fails

Written by \`npm run test:faults\`; don't edit it by hand. Every call that a screen makes is made to fail in every way of
the columns, on the built console with the reference server, in Chromium. A row that can't be taken through a column
makes the command fail, and so does a call without a row.

In every cell was checked: no blank screen and no part of it that fell over; no uncaught error, no unhandled rejection
and no line of ours in the console, but the one that tells a broken contract and those the specification wants; the
sentence of the specification or the server's own, in at most 2,000 characters; that what was typed or chosen is still
there; that a read is repeated twice where it makes sense and a write never is; that one can go on, by doing so.

Not checked: other browsers, several calls that fail at once, a widget with the host's own \`fetch\` or token. Clocks of
five seconds and more are moved forward, not waited for. Rows of one screen share their answers: where a screen asks a
thing that another row of the same screen asks too, the column is \`·\`.

| Letter | What shows |
| --- | --- |
| R | a panel or line with the sentence and «Réessayer», which was pressed |
| A | an alert with the sentence; the form or screen below is as it was, and its button was pressed again |
| F | the reason stands under its field |
| N | the sentence in the form itself; its button was pressed again |
| Q | a question: to send all the same, or to go on typing |
| B | the thing is gone: said so, with the way back |
| S | sign-in over the kept screen; after it one went on, with what was typed |
| L | figures give way to «–» or a line; logged only, as the specification wants; the next visit asks again |
| I | nothing to see: what failed was only fetched ahead or is only asked to be surer |
| K | goes on as if nothing |
| · | can't happen to this call, or is another column to it |

Columns: no network, no such name, no answer within the client's time (its clock is moved forward), an answer that
comes byte by byte without end; refusals with the server's words (400, 403, 404, 409, 422 with a reason for a field, 429
with \`Retry-After\`) or without (413, 502, 503, 500); \`long\`: a refusal of 340,000 characters; answers 200 with an HTML
page, nothing, half of the JSON, another shape; an end of the session (401); the right answer with fields nobody knows,
or with 500 rows and two million characters of padding.
`;

const letters = (row: Row, { name }: Fault): string => {
  const cell = row.get(name);
  return cell && 'letters' in cell ? cell.letters : '✗';
};

export function writeReport(
  cases: readonly Case[],
  results: readonly Result[],
  faults: readonly Fault[],
): void {
  const rowOf = (one: Case) => results.find((result) => result.one === one)!.row;
  const lines = cases.map((one) =>
    ['', `\`${one.call}\``, one.screen, ...faults.map((fault) => letters(rowOf(one), fault)), '']
      .join(' | ')
      .trim(),
  );
  const head = ['', 'Call', 'Screen', ...faults.map(({ name }) => name), ''].join(' | ').trim();
  const rule = `|${' --- |'.repeat(faults.length + 2)}`;
  const calls = new Set(cases.map(({ call }) => call)).size;
  const summary = `${calls} calls in ${cases.length} places × ${faults.length} faults = ${cases.length * faults.length} cells.`;
  writeFileSync('docs/FAULTS.md', [HEAD, head, rule, ...lines, '', summary, ''].join('\n'));
}
