import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { FIRST_QUERY, type ListQuery } from '../../../../../src/areas/members/data/listQuery.ts';
import ExportDialog from '../../../../../src/areas/members/export/ExportDialog.tsx';
import { formatNumber } from '../../../../../src/texts/locale.ts';
import { upToDateLabel } from '../../../../../src/texts/records/memberLabels.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect, fn } from '../../../../support/expect.ts';
import { type Backend, held } from '../../../../support/fakeBackend.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { buttonShown, pressButton } from '../../../../support/onScreen.ts';
import { byLabel, byRole, maybeByRole, until } from '../../../../support/queries.ts';
import { resetServer } from '../../../../support/reference.ts';
import { savedFiles } from '../../../../support/savedFiles.ts';
import { showPart } from '../../../../support/screen.tsx';
import { hostedBackend } from '../../../../support/serverRows.ts';
import { click, setViewport } from '../../../../support/user.ts';
import { bar, EXPORT, text } from '../import/fixtures.tsx';

/* An export from a back end whose export takes no filter: a filtered file is made in the browser. */

const LIST = '/api/membres/';
const COMBINED = '/api/membres/filtres_combines/';
const noFilters: ListQuery['filters'] = { groupes: [], etapes: [], tags: [] };

let back: Backend;
let files: ReturnType<typeof savedFiles>;

beforeEach(async () => {
  await resetServer();
  await setViewport({ width: 1280, height: 900 });
  files = savedFiles();
});
afterEach(() => files.restore());

async function opened(query: Partial<ListQuery> = {}, send: typeof fetch = announcing()) {
  back = await hostedBackend(send);
  const onClose = fn();
  const whole = { ...FIRST_QUERY, ...query };
  const { groupes: groups, etapes: steps, tags } = whole.filters;
  const filters = { groupes: [...groups], etapes: [...steps], tags: [...tags] };
  const endpoint = whole.filters === FIRST_QUERY.filters ? memberCalls.list : memberCalls.combinedFilters;
  const { count: total } = await back.client.call(endpoint, { search: whole.search, ...filters });
  return {
    ...showPart(back, <ExportDialog query={whole} total={total} onClose={onClose} />),
    onClose,
    total,
  };
}

const savedText = async () => (await until(() => files.saved[0] ?? null)).blob.text();
const asked = (path: string) =>
  back.asked(path).map((search) => decodeURIComponent(`${new URLSearchParams(search)}`));

/** The columns that a back end which announces nothing has no values for. */
const BEYOND = [
  ...['Complément d’adresse', 'Code postal', 'État', 'Date de sortie', 'Raison', 'Ne souhaite pas'],
  ...[upToDateLabel(new Date().getFullYear()), 'Consentements'],
];

describe('an export from a back end that announces nothing', () => {
  it('asks for the format and nothing else, and counts nothing that it didn’t [W18]', async () => {
    const { root } = await opened();
    await text(root, 'Le contenu de ce fichier ne peut pas être choisi ici.');
    expect(root.querySelectorAll('input[type=checkbox]')).toHaveLength(0);
    await axeCheck(root);
    await pressButton(root, 'Exporter');
    await savedText();
    expect(asked(EXPORT)).toEqual(['format=csv']);
  });

  it('makes the file of a filtered list from the list itself, as the server would, and says how many it holds', async () => {
    const query = { search: '', filters: { ...noFilters, groupes: [1, 2] } };
    const first = await opened(query, fetch);
    await click(byLabel(first.root, 'Pour réimporter\u00a0: valeurs exactes'));
    await pressButton(first.root, 'Tout cocher');
    for (const label of BEYOND) await click(byLabel(first.root, label));
    await pressButton(first.root, `Exporter ${first.total} membres`);
    const byServer = await savedText();
    files.saved.length = 0;
    first.unmount();
    const { root, total } = await opened(query);
    expect(byLabel(root, `La liste filtrée (${formatNumber(total)})`).checked).toBe(true);
    byLabel(root, 'Tous les membres');
    await axeCheck(root);
    await pressButton(root, `Exporter ${formatNumber(total)} membres`);
    expect(total).toBeGreaterThan(0);
    expect(await savedText()).toBe(byServer);
    await until(() => root.textContent?.includes(`Export terminé\u00a0: ${formatNumber(total)} membres`));
    expect(back.called(EXPORT)).toEqual([]);
    expect(asked(COMBINED).at(-1)).toBe('page=1&page_size=50&groupes[]=1&groupes[]=2');
  });

  it('reads page after page, shows how far it is, and stops when asked', async () => {
    const { root, total, onClose } = await opened({ search: 'a' });
    const page = (at: number) => async () =>
      Response.json({ count: 120, next: at < 3 ? '?page=2' : null, results: [{ id: at }] });
    const gate = held();
    back.next(LIST, page(1));
    back.next(LIST, gate.reply);
    await pressButton(root, `Exporter ${formatNumber(total)} membres`);
    const progress = await bar(root);
    await until(() => progress.ariaValueText === '1 sur 120 membres');
    expect([progress.ariaValueNow, progress.ariaValueMax]).toEqual(['1', '120']);
    await pressButton(root, 'Annuler');
    await until(() => !root.querySelector('[role=progressbar]'));
    gate.release();
    expect(maybeByRole(root, 'alert')).toBeNull();
    expect([files.saved.length, onClose.mock.calls.length]).toEqual([0, 0]);
    for (const at of [1, 2, 2, 3]) back.next(LIST, page(at));
    await pressButton(root, `Exporter ${formatNumber(total)} membres`);
    expect((await savedText()).split('\r\n')).toHaveLength(1 + 3 + 1);
    await until(() =>
      root.textContent?.includes('3 membres au lieu de 120, car la liste a changé pendant l’export'),
    );
  });

  it('exports everybody by the server’s own export from a filtered list, without a number', async () => {
    const { root } = await opened({ search: 'a' });
    await click(byLabel(root, 'Tous les membres'));
    await text(root, 'Le contenu de ce fichier ne peut pas être choisi ici.');
    await click(byRole(root, 'button', 'Exporter'));
    await savedText();
    expect(asked(EXPORT)).toEqual(['format=csv']);
  });
});

describe('an export where readable files are announced', () => {
  it('asks for words by default, and for exact values when chosen [W18]', async () => {
    const { root } = await opened({}, announcing('export-filtre', 'export-lisible'));
    expect(byLabel(root, 'Pour Excel\u00a0: mots et dates comme à l’écran').checked).toBe(true);
    await pressButton(root, /^Exporter/);
    await savedText();
    await until(() => asked(EXPORT).length === 1);
    await click(byLabel(root, 'Pour réimporter\u00a0: valeurs exactes'));
    await pressButton(root, /^Exporter/);
    await until(() => asked(EXPORT).length === 2);
    const [words, exact] = asked(EXPORT);
    expect(words).toMatch(/^format=excel&colonnes\[\]=nom&.*&colonnes\[\]=tags$/);
    expect(exact).toMatch(/^format=csv&colonnes\[\]=nom&.*&colonnes\[\]=adresse$/);
  });

  it('offers no choice for a file that the browser writes [W18]', async () => {
    const { root, total } = await opened({ search: 'a' }, announcing('export-lisible'));
    await buttonShown(root, `Exporter ${formatNumber(total)} membres`);
    expect(root.textContent).not.toContain('Pour Excel\u00a0:');
    await click(byLabel(root, 'Tous les membres'));
    await until(() => byLabel(root, 'Pour Excel\u00a0: mots et dates comme à l’écran'));
  });
});

describe('an export where filters are announced', () => {
  it('names columns and filters to the server', async () => {
    const { root, total } = await opened({ search: 'a' }, announcing('export-filtre'));
    await pressButton(root, `Exporter ${formatNumber(total)} membres`);
    await savedText();
    expect(asked(EXPORT)[0]).toMatch(/^format=csv&colonnes\[\]=nom&.*&search=a$/);
  });
});
