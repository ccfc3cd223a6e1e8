import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import ImportDialog from '../../../../../src/areas/members/import/ImportDialog.tsx';
import { announcing } from '../../../../support/announcing.ts';
import { fn } from '../../../../support/expect.ts';
import type { Backend } from '../../../../support/fakeBackend.ts';
import { chooseFile, isAt, maybe, pressButton } from '../../../../support/onScreen.ts';
import { until } from '../../../../support/queries.ts';
import { resetServer } from '../../../../support/reference.ts';
import { savedFiles } from '../../../../support/savedFiles.ts';
import { showPart } from '../../../../support/screen.tsx';
import { hostedBackend } from '../../../../support/serverRows.ts';
import { setViewport } from '../../../../support/user.ts';

/* The import and the export of members on the reference server. */

export const IMPORT = '/api/membres/import/';
export const EXPORT = '/api/membres/export/';

/** The title of a step, once it is there. */
export const isAtStep = (root: ShadowRoot, name: string | RegExp) => isAt(root, name, 'h3');
/** An element by its own text. */
export const text = (root: ShadowRoot, name: string | RegExp) =>
  until(() => maybe(root, 'p, li > span', name));
export const bar = (root: ShadowRoot) => until(() => root.querySelector<HTMLElement>('[role=progressbar]'));
export const chooseCsv = (root: ShadowRoot, content: BlobPart, name = 'membres.csv') =>
  chooseFile(root, content, name);

export let back: Backend;
export let files: ReturnType<typeof savedFiles>;
/** Different in every test: what one created must not be another's duplicate. */
export let family = '';
let tests = 0;

/** Before and after each test of the import. */
export function eachImport() {
  beforeEach(async () => {
    await resetServer();
    await setViewport({ width: 1280, height: 900 });
    back = await hostedBackend();
    files = savedFiles();
    family = `Essai${Date.now()}x${tests++}`;
  });
  afterEach(() => files.restore());
}

/** The next dialog speaks to a back end that announces nothing. */
export async function announceNothing() {
  back = await hostedBackend(announcing());
}

export function opened(theme?: 'light' | 'dark') {
  const onClose = fn();
  const onImported = fn();
  const dialog = <ImportDialog onClose={onClose} onImported={onImported} />;
  return { ...showPart(back, dialog, theme), onClose, onImported };
}

export const csv = (rows: readonly string[], header = 'Nom;Prénom;Sexe;Naissance;Mail') =>
  [header, ...rows].join('\r\n');
export const people = (count: number) =>
  csv(Array.from({ length: count }, (_, at) => `${family};P${at};F;05/03/1990;p${at}.${family}@exemple.fr`));
/** The forms that were sent, oldest first. */
export const sentForms = () => back.sent(IMPORT).filter((body) => body instanceof FormData);
/** How many members of this test the server holds. */
export const stored = async () =>
  (await back.client.call(memberCalls.list, { search: family, page_size: 50 })).count;

export async function reviewed(root: ShadowRoot, content: BlobPart) {
  chooseCsv(root, content);
  await pressButton(root, 'Vérifier le fichier');
  await isAtStep(root, 'Prêt à importer');
}
export async function imported(root: ShadowRoot, content: BlobPart, name: RegExp = /^Importer /) {
  await reviewed(root, content);
  await pressButton(root, name);
  await isAtStep(root, 'Import terminé');
}
export const cells = (root: ShadowRoot) =>
  [...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
