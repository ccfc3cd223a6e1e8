import { membres } from '../../../../../src/api/endpoints/membres.ts';
import ImportDialog from '../../../../../src/areas/members/transfer/ImportDialog.tsx';
import { announcing } from '../../../../support/announcing.ts';
import { fn } from '../../../../support/expect.ts';
import { resetServer } from '../../../../support/reference.ts';
import { click, setViewport } from '../../../../support/user.ts';
import { button, choose, heading, type Linked, linked, savedFiles, show } from './page.tsx';

/* The import dialog on the reference server, with a link, a family name and saved files of each test's own. */

export let link: Linked;
export let files: ReturnType<typeof savedFiles>;
/** Different in every test: what one created must not be another's duplicate. */
export let family = '';
let tests = 0;

/** Before and after each test. */
export function eachImport() {
  beforeEach(async () => {
    await resetServer();
    await setViewport({ width: 1280, height: 900 });
    link = await linked();
    files = savedFiles();
    family = `Essai${Date.now()}x${tests++}`;
  });
  afterEach(() => files.restore());
}

/** The next dialog speaks to a back end that announces nothing. */
export async function announceNothing() {
  link = await linked(announcing());
}

export function opened(theme: 'light' | 'dark' = 'light') {
  const onClose = fn();
  const onImported = fn();
  const dialog = <ImportDialog onClose={onClose} onImported={onImported} />;
  return { ...show(link.client, dialog, theme), onClose, onImported };
}

export const csv = (rows: readonly string[], header = 'Nom;Prénom;Sexe;Naissance;Mail') =>
  [header, ...rows].join('\r\n');
export const people = (count: number) =>
  csv(Array.from({ length: count }, (_, at) => `${family};P${at};F;05/03/1990;p${at}.${family}@exemple.fr`));
/** Members of this test that the server holds. */
export const stored = async () =>
  (await link.client.call(membres.list, { search: family, page_size: 50 })).count;

export async function reviewed(root: ShadowRoot, content: BlobPart) {
  choose(root, content);
  await click(await button(root, 'Vérifier le fichier'));
  await heading(root, 'Prêt à importer');
}
export async function imported(root: ShadowRoot, content: BlobPart, name: RegExp = /^Importer /) {
  await reviewed(root, content);
  await click(await button(root, name));
  await heading(root, 'Import terminé');
}
export const cells = (root: ShadowRoot) =>
  [...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
