import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { FIRST_QUERY, type ListQuery } from '../../../../../src/areas/members/data/listQuery.ts';
import ExportDialog from '../../../../../src/areas/members/export/ExportDialog.tsx';
import ImportDialog from '../../../../../src/areas/members/import/ImportDialog.tsx';
import { readCell } from '../../../../../src/domain/csv/cell.ts';
import { writeCsv } from '../../../../../src/domain/csv/csvLine.ts';
import { matchHeaders } from '../../../../../src/domain/import/matchHeaders.ts';
import { readSheet, tableOf } from '../../../../../src/domain/import/readTable.ts';
import { formatNumber } from '../../../../../src/texts/locale.ts';
import { expect, fn } from '../../../../support/expect.ts';
import { type Backend, dropped, held } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { pressButton } from '../../../../support/onScreen.ts';
import { byLabel, byRole, byText, maybeByRole, until } from '../../../../support/queries.ts';
import { failNext, garble, resetServer } from '../../../../support/reference.ts';
import { savedFiles } from '../../../../support/savedFiles.ts';
import { showPart } from '../../../../support/screen.tsx';
import { hostedBackend } from '../../../../support/serverRows.ts';
import { click, press, setViewport } from '../../../../support/user.ts';
import { bar, chooseCsv, EXPORT, isAtStep, text } from '../import/fixtures.tsx';

/* The export dialog on the reference server: the file holds the members it was asked for. */

let back: Backend;
let files: ReturnType<typeof savedFiles>;

beforeEach(async () => {
  await resetServer();
  await setViewport({ width: 1280, height: 900 });
  back = await hostedBackend();
  files = savedFiles();
});
afterEach(() => files.restore());

const count = async (search = '') =>
  (await back.client.call(memberCalls.list, { search, page_size: 10 })).count;

async function opened(query: Partial<ListQuery> = {}, theme: 'light' | 'dark' = 'light') {
  const onClose = fn();
  const whole = { ...FIRST_QUERY, ...query };
  const total = await count(whole.search);
  const dialog = <ExportDialog query={whole} total={total} onClose={onClose} />;
  return { ...showPart(back, dialog, theme), onClose, total };
}

/** The one file that was saved, read again. */
async function savedTable() {
  const file = await until(() => files.saved[0] ?? null);
  const sheet = await readSheet(await file.blob.text(), () => Promise.resolve());
  if ('kind' in sheet) throw new Error(sheet.kind);
  const table = tableOf(sheet);
  if ('kind' in table) throw new Error(table.kind);
  const rows = table.rows.map((row) => row.map((cell) => readCell(cell).text));
  return { name: file.name, blob: file.blob, table: { ...table, rows } };
}

const EXACT = 'Pour réimporter\u00a0: valeurs exactes';

describe('exporting members', () => {
  it('saves everybody, in columns an import reads again', async () => {
    const { root, total, onClose } = await opened();
    await text(root, `La liste contient ${formatNumber(total)} membres.`);
    await pressButton(root, `Exporter ${formatNumber(total)} membres`);
    const { name, table } = await savedTable();
    expect(name).toMatch(/^membres-\d{4}-\d\d-\d\d\.csv$/);
    expect(table.rows).toHaveLength(total);
    expect(Object.keys(matchHeaders(table.header))).toHaveLength(13);
    await until(() => onClose.mock.calls.length === 1);
  });

  it('begins with the mark by which Excel knows the encoding', async () => {
    const { root } = await opened();
    await pressButton(root, /^Exporter/);
    const { blob } = await savedTable();
    expect([...new Uint8Array(await blob.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('offers the filtered list with its count, and everybody with theirs', async () => {
    const everybody = await count();
    const search = (await back.client.call(memberCalls.list, { page_size: 10 })).results[0]!.nom!;
    const { root, total } = await opened({ search });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(everybody);
    expect(byLabel(root, `La liste filtrée (${formatNumber(total)})`).checked).toBe(true);
    await until(() => byLabel(root, `Tous les membres (${formatNumber(everybody)})`));
    await pressButton(root, /^Exporter/);
    expect((await savedTable()).table.rows).toHaveLength(total);
    expect(new URLSearchParams(back.asked(EXPORT)[0]).get('search')).toBe(search);
  });

  it('exports everybody from a filtered list when asked', async () => {
    const everybody = await count();
    const { root } = await opened({ filters: { groupes: [1], etapes: [], tags: [] } });
    await click(await until(() => byLabel(root, `Tous les membres (${formatNumber(everybody)})`)));
    await pressButton(root, `Exporter ${formatNumber(everybody)} membres`);
    expect((await savedTable()).table.rows).toHaveLength(everybody);
    expect(new URLSearchParams(back.asked(EXPORT)[0]).has('groupes[]')).toBe(false);
  });

  it('writes the chosen columns only, and remembers them for this viewer', async () => {
    const first = await opened();
    await pressButton(first.root, 'Tout cocher');
    await pressButton(first.root, 'Tout décocher');
    await text(first.root, 'Choisissez au moins une colonne.');
    expect(byRole<HTMLButtonElement>(first.root, 'button', /^Exporter/).disabled).toBe(true);
    await click(byLabel(first.root, 'Tags'));
    await click(byLabel(first.root, 'Nom'));
    await pressButton(first.root, /^Exporter/);
    expect((await savedTable()).table.header).toEqual(['Nom', 'Tags']);
    first.unmount();
    const { root } = await opened();
    expect([...root.querySelectorAll('input[type=checkbox]:checked')]).toHaveLength(2);
    expect(byLabel(root, 'Tags').checked).toBe(true);
  });

  it('shows that it is under way and can be cancelled', async () => {
    const { root, onClose } = await opened();
    back.next(EXPORT, held().reply);
    await pressButton(root, /^Exporter/);
    expect((await bar(root)).ariaValueNow).toBeNull();
    await pressButton(root, 'Annuler');
    await until(() => !root.querySelector('[role=progressbar]'));
    expect(maybeByRole(root, 'alert')).toBeNull();
    expect(onClose.mock.calls).toHaveLength(0);
    expect(files.saved).toHaveLength(0);
  });

  it('says why it failed and tries again', async () => {
    const { root } = await opened();
    await failNext(`GET ${EXPORT}`, { status: 500, body: { message: 'Disque plein' } });
    await pressButton(root, /^Exporter/);
    await until(() => root.querySelector('[role=alert]'), 10_000);
    byText(root, 'Disque plein');
    await pressButton(root, 'Réessayer');
    await savedTable();
  });

  for (const kind of ['html', 'empty', 'truncated', 'shape'] as const) {
    it(`saves nothing that is no CSV: ${kind}`, async () => {
      const { root } = await opened();
      await garble(`GET ${EXPORT}`, kind);
      await pressButton(root, /^Exporter/);
      await until(() => root.querySelector('[role=alert]'));
      expect(files.saved).toHaveLength(0);
      await pressButton(root, 'Réessayer');
      await savedTable();
    });
  }

  it('says so when there is no connection', async () => {
    const { root } = await opened();
    for (let attempt = 0; attempt < 3; attempt++) back.next(EXPORT, dropped);
    await pressButton(root, /^Exporter/);
    await until(() => root.querySelector('[role=alert]'), 10_000);
    byText(root, 'Impossible de se connecter au serveur');
  });

  it('gives the call up when it is closed', async () => {
    const { root, unmount } = await opened();
    const gate = held();
    back.next(EXPORT, gate.reply);
    await pressButton(root, /^Exporter/);
    await bar(root);
    unmount();
    gate.release();
    expect(files.saved).toHaveLength(0);
  });
});

describe('import, then export', () => {
  it('gives the same rows back: dates, numbers, quotes, formulas [W18]', async () => {
    const family = `Retour${Date.now()}`;
    const header = ['Nom', 'Prénom', 'Genre', 'Date de naissance', 'Téléphone', 'Adresse'];
    const rows = [
      [family, '=1+1', 'feminin', '1990-03-05', '+33 6 12 34 56 78', '1, rue du Parvis; bât. "B"'],
      [family, 'Zoé', 'masculin', '2000-02-29', '0612345678', '-'],
    ];
    const imports = showPart(back, <ImportDialog onClose={() => {}} onImported={() => {}} />);
    chooseCsv(imports.root, writeCsv([header, ...rows]));
    await pressButton(imports.root, 'Vérifier le fichier');
    await pressButton(imports.root, 'Importer 2 membres');
    await isAtStep(imports.root, 'Import terminé');
    imports.unmount();

    const { root } = await opened({ search: family });
    await click(byLabel(root, EXACT));
    await pressButton(root, 'Exporter 2 membres');
    const { table } = await savedTable();
    const columns = header.map((name) => table.header.indexOf(name));
    expect(table.rows.map((row) => columns.map((column) => row[column]))).toEqual(rows);
  });
});

describe('export, then import', () => {
  it('finds every member of its own file again, and creates none', async () => {
    const { root, total, unmount } = await opened();
    await click(byLabel(root, EXACT));
    await pressButton(root, /^Exporter/);
    const { blob } = await savedTable();
    unmount();
    const again = showPart(back, <ImportDialog onClose={() => {}} onImported={() => {}} />);
    chooseCsv(again.root, blob);
    await pressButton(again.root, 'Vérifier le fichier');
    await isAtStep(again.root, 'Prêt à importer');
    await text(again.root, /^\d+ doublons/);
    // Of two records with one name and nothing else to tell them apart it asks, and creates neither before.
    const count = (noun: string) =>
      Number(new RegExp(`(\\d+) ${noun}`).exec(again.root.textContent ?? '')?.[1] ?? 0);
    expect([count('doublon') + count('homonyme'), count('membre à créer')]).toEqual([total, 0]);
  });
});

describe('the export dialog', () => {
  for (const theme of ['light', 'dark'] as const) {
    it(`has no accessibility violation, ${theme}`, async () => {
      const { root } = await opened({ search: 'a' }, theme);
      await axeCheck(root);
      for (let attempt = 0; attempt < 3; attempt++) back.next(EXPORT, dropped);
      await pressButton(root, /^Exporter/);
      await axeCheck(root);
      await until(() => root.querySelector('[role=alert]'), 10_000);
      await axeCheck(root);
    });
  }

  it('closes with Escape', async () => {
    const { onClose } = await opened();
    await press('Escape');
    await until(() => onClose.mock.calls.length === 1);
  });

  it('fits 320 px', async () => {
    await setViewport({ width: 320, height: 640 });
    const { root } = await opened({ search: 'a' });
    const body = query<HTMLElement>(root, '[data-dialog-body]');
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  });
});
