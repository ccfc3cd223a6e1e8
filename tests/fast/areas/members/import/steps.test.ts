import { describe, expect, it, vi } from 'vitest';
import { duplicatesOf, reviewOf } from '../../../../../src/areas/members/import/job/importJob';
import {
  FIRST_STATE,
  type ImportAction,
  type ImportState,
  nextState,
} from '../../../../../src/areas/members/import/job/importState';
import { MAX_SIZE } from '../../../../../src/areas/members/import/job/source';
import { readFile as readFileBy } from '../../../../../src/areas/members/reading/readFile';
import { answerAll, checkingOf, jobOf, lineAt, linesOf, MATCHING, reviewed, SOURCE, steps } from './jobSteps';

const readFile = (file: File) => readFileBy(file, () => Promise.resolve());

const ACTIONS: ImportAction[] = [
  { type: 'opened', fileName: 'autre.csv' },
  { type: 'refused', problem: { kind: 'empty' } },
  { type: 'read', source: SOURCE, matching: MATCHING },
  { type: 'matched', field: 'nom', column: 1 },
  { type: 'reread', source: SOURCE, matching: MATCHING },
  { type: 'headed', source: SOURCE, matching: MATCHING },
  { type: 'decided', answers: { dayOrder: 'monthFirst' } },
  { type: 'preparing' },
  { type: 'prepared', lines: linesOf(1), isSimulated: true, leavesOut: false },
  { type: 'answered', answers: [] },
  { type: 'failed', failure: { kind: 'offline', status: 0 } },
  { type: 'stop' },
  { type: 'resume' },
  { type: 'send' },
  { type: 'back' },
  { type: 'finish' },
  { type: 'duplicates', duplicates: 'creer' },
];
const matching = steps([
  { type: 'opened', fileName: 'membres.csv' },
  { type: 'read', source: SOURCE, matching: MATCHING },
]);
const sending = nextState(reviewed(linesOf(600)), { type: 'send' });
const lost: ImportAction = { type: 'failed', failure: { kind: 'offline', status: 0 } };

describe('a step of an import', () => {
  it('moves on by the actions of its step, and by no other', () => {
    const rows: [string, ImportState, string[]][] = [
      ['choose', FIRST_STATE, ['opened', 'refused', 'read']],
      ['match', matching, ['matched', 'reread', 'headed', 'decided', 'preparing', 'prepared', 'back']],
      ['checking', checkingOf(linesOf(600)), ['answered', 'failed', 'stop']],
      ['sending', sending, ['answered', 'failed', 'stop']],
      ['a stopped check', nextState(checkingOf(linesOf(600)), lost), ['resume', 'back']],
      ['a stopped pass', nextState(sending, lost), ['resume', 'finish']],
      ['review', reviewed(linesOf(2)), ['send', 'back', 'duplicates', 'prepared']],
      ['done', answerAll(nextState(reviewed(linesOf(2)), { type: 'send' })), []],
    ];
    for (const [what, state, own] of rows) {
      const moving = ACTIONS.filter((action) => nextState(state, action) !== state);
      expect.soft(moving.map(({ type }) => type).sort(), what).toEqual([...own].sort());
      expect.soft(nextState(state, { type: 'restart' }), what).toBe(FIRST_STATE);
    }
  });

  it('leads back to the file from the columns, to the columns from the review', () => {
    expect(matching).toMatchObject({ step: 'match', isPreparing: false });
    expect(nextState(matching, { type: 'preparing' })).toMatchObject({ step: 'match', isPreparing: true });
    expect(nextState(matching, { type: 'back' })).toBe(FIRST_STATE);
    const back = { step: 'match', read: { source: SOURCE }, isPreparing: false };
    expect(nextState(reviewed(linesOf(2)), { type: 'back' })).toMatchObject(back);
    const stopped = nextState(checkingOf(linesOf(600)), lost);
    expect(nextState(stopped, { type: 'back' })).toMatchObject(back);
  });
});

describe('a line of the review', () => {
  const job = (isSimulated: boolean, ...lines: ReturnType<typeof lineAt>[]) =>
    jobOf(answerAll(checkingOf(lines, isSimulated), (at) => (at === 3 ? 'doublon' : 'cree')));
  const lines = [
    lineAt(0),
    lineAt(1, { notes: [{ kind: 'phone', field: 'telephone', value: '0612345678' }] }),
    lineAt(2, { doubleOf: 2 }),
    lineAt(3),
    lineAt(4, { problems: [{ kind: 'missing', field: 'genre' }] }),
    lineAt(5, {
      problems: [{ kind: 'missing', field: 'genre' }],
      notes: [{ kind: 'phone', field: 'telephone', value: '0612345678' }],
    }),
  ];

  it('deserves a look when it needs a decision, repeats another or is known to the server, the refused first [K8]', () => {
    const checked = job(true, ...lines);
    expect(reviewOf(checked)).toEqual([4, 5, 2, 3]);
    const noted = lineAt(6, { notes: [{ kind: 'situation', value: 'Veuf' }] });
    expect(reviewOf(job(true, noted, ...lines))).toEqual([5, 6, 3, 0]);
    expect(duplicatesOf(checked)).toEqual({ inFile: 1, onServer: 1 });
  });

  it('deserves none for the server’s sake where the server doesn’t look', () => {
    const unchecked = { ...jobOf(checkingOf([lineAt(0), lineAt(1)], false)), checked: new Map() };
    expect(reviewOf(unchecked)).toEqual([]);
    expect(duplicatesOf(unchecked)).toEqual({ inFile: 0, onServer: 0 });
  });
});

describe('a chosen file', () => {
  const file = (...parts: BlobPart[]) => new File(parts, 'membres.csv');
  const sized = (size: number) => Object.defineProperty(file('x'), 'size', { value: size });
  const rows = async (chosen: File) => {
    const read = await readFile(chosen);
    return 'kind' in read ? read.kind : [read.table.header, ...read.table.rows];
  };

  it('is refused unread when it holds nothing, or more than 20 megabytes', async () => {
    expect(MAX_SIZE).toBe(20 * 1024 * 1024);
    const large = { kind: 'tooBig', size: MAX_SIZE + 1 };
    const reading = vi.spyOn(Blob.prototype, 'arrayBuffer');
    expect([await readFile(sized(MAX_SIZE + 1)), await readFile(file())]).toEqual([large, { kind: 'empty' }]);
    expect(reading).not.toHaveBeenCalled();
    for (const fit of [sized(MAX_SIZE), file('x')]) await readFile(fit);
    expect(reading).toHaveBeenCalledTimes(2);
  });

  it('is read in the encodings that spreadsheets write', async () => {
    const wanted = [
      ['Nom', 'Prénom'],
      ['Diop', 'Zoé'],
    ];
    const text = 'Nom;Prénom\r\nDiop;Zoé\r\n';
    const wide = (isLittle: boolean) => {
      const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2));
      for (const [at, letter] of [...`\ufeff${text}`].entries())
        bytes.setUint16(at * 2, letter.charCodeAt(0), isLittle);
      return bytes;
    };
    const western = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    for (const content of [text, `\ufeff${text}`, wide(true), wide(false), western])
      expect(await rows(file(content))).toEqual(wanted);
  });

  it('is told apart by its kind: cards, a page, a document, an archive and what programs exchange [Q11]', async () => {
    const zipped = (name: string, rest = '') =>
      file(Uint8Array.of(0x50, 0x4b, 3, 4, ...Array<number>(22).fill(0), name.length, 0, 0, 0), name, rest);
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...Array<number>(40).fill(0));
    const wordIn = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const kinds: [string, File][] = [
      ['vcard', file('\ufeffBEGIN:VCARD\r\nVERSION:3.0\r\nN:Roy;Léa\r\nEND:VCARD\r\n')],
      ['calendar', file('BEGIN:VCALENDAR\nEND:VCALENDAR\n')],
      ['html', file('<html><head><meta charset="utf-8"></head><table><tr><th>Nom</th></tr></table></html>')],
      ['html', file('\n <!DOCTYPE html>\n<p>Connexion</p>')],
      ['html', file('<table border=1><tr><td>Nom;Prénom</td></tr></table>')],
      ['html', file('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n')],
      ['xml', file('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>')],
      ['json', file('[{"nom":"Roy","prenom":"Léa"}]')],
      ['json', file('{ "data": [] }')],
      ['pdf', file('%PDF-1.7\n', Uint8Array.of(0, 1, 0xe2))],
      ['document', file('{\\rtf1\\ansi Nom;Prénom}')],
      ['document', zipped('[Content_Types].xml', '…word/document.xml…')],
      ['document', zipped('mimetype', 'application/vnd.oasis.opendocument.text')],
      ['document', file(old, wordIn('W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0'))],
      ['workbook', file(old, wordIn('W\0o\0r\0k\0b\0o\0o\0k\0'))],
      ['workbook', zipped('[Content_Types].xml', '…xl/workbook.xml…')],
      ['workbook', zipped('mimetype', 'application/vnd.oasis.opendocument.spreadsheet')],
      ['archive', zipped('membres.csv', 'Nom;Prénom')],
    ];
    for (const [kind, chosen] of kinds) expect.soft(await rows(chosen), await chosen.text()).toBe(kind);
    const lists = ['[Nom];Prénom\nRoy;Léa\n', 'Nom;Prénom\n<Roy>;Léa\n', 'BEGIN;Nom;Prénom\nx;Roy;Léa\n'];
    for (const list of lists) expect.soft(await rows(file(list)), list).not.toBeTypeOf('string');
  });

  it('is told apart when it is a workbook, something else or can’t be read', async () => {
    expect(await rows(file(Uint8Array.of(0x50, 0x4b, 3, 4, 9)))).toBe('workbook');
    expect(await rows(file(Uint8Array.of(9, 0, 9)))).toBe('binary');
    const moved = file('Nom');
    moved.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
    expect(await readFile(moved)).toEqual({ kind: 'unreadable' });
  });
});
