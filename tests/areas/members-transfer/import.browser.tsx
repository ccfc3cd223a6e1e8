import { sendKeys } from '@web/test-runner-commands';
import { membres } from '../../../src/api/endpoints/membres.ts';
import ImportDialog from '../../../src/areas/members/transfer/ImportDialog.tsx';
import { expect, fn } from '../../support/expect.ts';
import { axeCheck } from '../../support/mount.tsx';
import { allByRole, byLabel, byRole, focused, maybeByText, until } from '../../support/queries.ts';
import { resetServer } from '../../support/reference.ts';
import { click, press, setViewport } from '../../support/user.ts';
import {
  bar,
  button,
  choose,
  cut,
  heading,
  held,
  IMPORT,
  type Linked,
  linked,
  lost,
  savedFiles,
  show,
  text,
} from './page.tsx';

/* The import dialog on the reference server: what the report says is what the server then holds. */

let link: Linked;
let files: ReturnType<typeof savedFiles>;
/** Different in every test: what one created must not be another's duplicate. */
let family = '';
let tests = 0;

beforeEach(async () => {
  await resetServer();
  await setViewport({ width: 1280, height: 900 });
  link = await linked();
  files = savedFiles();
  family = `Essai${Date.now()}x${tests++}`;
});
afterEach(() => files.restore());

function opened(theme: 'light' | 'dark' = 'light') {
  const onClose = fn();
  const onImported = fn();
  const { root } = show(link.client, <ImportDialog onClose={onClose} onImported={onImported} />, theme);
  return { root, onClose, onImported };
}

const csv = (rows: readonly string[], header = 'Nom;Prénom;Sexe;Naissance;Mail') =>
  [header, ...rows].join('\r\n');
const people = (count: number) =>
  csv(Array.from({ length: count }, (_, at) => `${family};P${at};F;05/03/1990;p${at}.${family}@exemple.fr`));
/** Members of this test that the server holds. */
const stored = async () => (await link.client.call(membres.list, { search: family, page_size: 50 })).count;

async function reviewed(root: ShadowRoot, content: BlobPart) {
  choose(root, content);
  await click(await button(root, 'Vérifier le fichier'));
  await heading(root, 'Prêt à importer');
}
async function imported(root: ShadowRoot, content: BlobPart, name: RegExp = /^Importer /) {
  await reviewed(root, content);
  await click(await button(root, name));
  await heading(root, 'Import terminé');
}
/** Types the first letters of an option into a select, as its keyboard has it. */
async function pick(select: HTMLSelectElement, option: string) {
  select.focus();
  await sendKeys({ type: option.slice(0, 4) });
  await until(() => select.selectedOptions[0]?.textContent === option);
}
const cells = (root: ShadowRoot) =>
  [...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

describe('importing members', () => {
  it('goes from the file to a report, and creates what it says', async () => {
    const { root, onImported } = opened();
    await imported(root, people(3));
    await text(root, '3 membres créés');
    expect(await stored()).toBe(3);
    expect(onImported.mock.calls).toHaveLength(1);
    expect(cells(root).map((row) => row.slice(0, 3))).toEqual([
      ['2', 'Créé', `${family} P0`],
      ['3', 'Créé', `${family} P1`],
      ['4', 'Créé', `${family} P2`],
    ]);
  });

  it('shows the first lines as it understands them, and writes nothing before it is asked', async () => {
    const { root } = opened();
    choose(root, csv([`${family};Awa;Mme;5/3/1990;`, `${family};Luc;H;05/03/90;`]));
    await heading(root, 'Colonnes du fichier');
    expect(byLabel<HTMLSelectElement>(root, 'Date de naissance').selectedOptions[0]!.textContent).toBe(
      'Naissance',
    );
    const preview = cells(root);
    expect(preview[0]).toEqual([family, 'Awa', 'Femme', '05/03/1990', '', '']);
    expect(preview[1]!.at(-1)).toContain('écrivez l’année avec quatre chiffres');
    await click(await button(root, 'Vérifier le fichier'));
    await heading(root, 'Prêt à importer');
    expect(await stored()).toBe(0);
  });

  it('asks for the columns that are missing, and takes the one that is chosen', async () => {
    const { root } = opened();
    choose(root, csv([`${family};Awa;F`], 'Nom;Prénom;Colonne inconnue'));
    await heading(root, 'Colonnes du fichier');
    await text(root, 'Il manque la colonne\u00a0: Genre.');
    await text(root, 'Colonnes du fichier non reprises\u00a0: Colonne inconnue.');
    expect(byRole<HTMLButtonElement>(root, 'button', 'Vérifier le fichier').disabled).toBe(true);
    await pick(byLabel(root, /^Genre/), 'Colonne inconnue');
    await click(await button(root, 'Vérifier le fichier'));
    await heading(root, 'Prêt à importer');
    await text(root, '1 membre à créer');
  });

  it('imports the good lines and says what is wrong with the others', async () => {
    const { root } = opened();
    const rows = [`${family};Awa;F;05/03/1990;`, `${family};;F;;`, `${family};Luc;X;31/02/1990;luc@`];
    await imported(root, csv(rows));
    await text(root, '1 membre créé');
    await text(root, '2 lignes refusées');
    expect(await stored()).toBe(1);
    expect(cells(root).map((row) => row[3])).toEqual([
      '',
      'Prénom manquant',
      'Genre «\u00a0X\u00a0» non reconnu (homme ou femme attendu) · Date de naissance «\u00a031/02/1990\u00a0»\u00a0: ce jour n’existe pas (jj/mm/aaaa attendu) · Adresse e-mail «\u00a0luc@\u00a0» non valide',
    ]);
  });

  it('shows what only the server can refuse, before anything is written', async () => {
    const { root } = opened();
    await reviewed(root, csv([`${family};${'A'.repeat(400)};F;;`, `${family};Awa;F;;`]));
    await text(root, '1 ligne refusée, à corriger dans le fichier');
    await text(root, '1 membre à créer');
    expect(cells(root)[0]![3]).toContain('caractères');
  });

  it('creates nothing twice from the same file', async () => {
    const first = opened();
    await imported(first.root, people(2));
    const { root } = opened();
    await reviewed(root, people(2));
    await text(root, 'Il n’y a aucun membre à créer.');
    await text(root, /^2 doublons \(2 déjà dans la communauté\)$/);
    expect(byRole<HTMLButtonElement>(root, 'button', /^Importer 0/).disabled).toBe(true);
    expect(await stored()).toBe(2);
  });

  it('finds doubles inside the file, names their first line, and creates them when asked', async () => {
    const { root } = opened();
    const rows = [`${family};Awa;F;05/03/1990;`, `${family.toUpperCase()};AWA;F;1990-03-05;`];
    await reviewed(root, csv(rows));
    await text(root, /^1 doublon \(1 répété dans le fichier\)$/);
    expect(cells(root)[0]).toEqual(['3', 'Doublon', `${family.toUpperCase()} AWA`, 'Répète la ligne 2']);
    await click(byLabel(root, 'Créer quand même'));
    await click(await button(root, 'Importer 2 membres'));
    await heading(root, 'Import terminé');
    await text(root, '2 membres créés');
    expect(await stored()).toBe(2);
  });

  it('reads what a Windows spreadsheet wrote', async () => {
    const { root } = opened();
    const bytes = Uint8Array.from(
      [...csv([`${family};Hélène;F;;`, `${family};Lœtitia\u0080;F;;`])].map((letter) =>
        letter === 'œ' ? 0x9c : letter.charCodeAt(0),
      ),
    );
    choose(root, bytes);
    await heading(root, 'Colonnes du fichier');
    expect(cells(root).map((row) => row[1])).toEqual(['Hélène', 'Lœtitia€']);
  });

  it('gives formulas back as the text they are', async () => {
    const { root } = opened();
    await imported(root, csv([`${family};'=1+1;F;;`]));
    const { results } = await link.client.call(membres.list, { search: family });
    expect(results.map(({ prenom }) => prenom)).toEqual(['=1+1']);
  });

  it('keeps the report: line by line, with each line’s own cells', async () => {
    const { root } = opened();
    await imported(root, csv([`${family};Awa;F;;`, `${family};Luc;X;;`]));
    await click(await button(root, 'Télécharger le rapport'));
    expect(files.saved[0]!.name).toMatch(/^rapport-import-\d{4}-\d\d-\d\d\.csv$/);
    const report = await files.saved[0]!.blob.text();
    expect(report.split('\r\n').slice(0, 3)).toEqual([
      'Ligne;Résultat;Détail;Nom;Prénom;Sexe;Naissance;Mail',
      `2;Créé;;${family};Awa;F;;`,
      `3;Refusé;Genre «\u00a0X\u00a0» non reconnu (homme ou femme attendu);${family};Luc;X;;`,
    ]);
  });

  it('shows only the refused lines when asked', async () => {
    const { root } = opened();
    await imported(root, csv([`${family};Awa;F;;`, `${family};Luc;X;;`]));
    await pick(byLabel(root, 'Afficher'), 'Refusés');
    await until(() => cells(root).length === 1);
    expect(cells(root)[0]![1]).toBe('Refusé');
  });
});

describe('a file that can’t be imported', () => {
  const problem = (root: ShadowRoot) => until(() => byRole(root, 'alert').textContent);

  for (const [what, content, words] of [
    ['without separator', 'Nom\nDiop\n', 'ne sont pas séparées'],
    ['with a quote never closed', 'Nom;Prénom\nDiop;"Awa\n', 'à la ligne 2'],
    ['without a line', 'Nom;Prénom;Genre\n', 'aucune ligne'],
    ['that is a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'classeur'],
    ['that is no text', Uint8Array.from([0x89, 0x50, 0, 0]), 'n’est pas un fichier CSV'],
    ['that is empty', '', 'est vide'],
  ] as const) {
    it(`${what} is named, and another one can be chosen`, async () => {
      const { root } = opened();
      choose(root, content);
      expect(await problem(root)).toContain(words);
      choose(root, people(1));
      await heading(root, 'Colonnes du fichier');
    });
  }

  it('of 200 MB is refused at once, without being read', async () => {
    const { root } = opened();
    const piece = new Uint8Array(20 * 1024 * 1024);
    const read = Blob.prototype.arrayBuffer;
    let reads = 0;
    Blob.prototype.arrayBuffer = function () {
      reads++;
      return read.call(this);
    };
    try {
      choose(root, new Blob(Array.from({ length: 10 }, () => piece)));
      expect(await problem(root)).toBe(
        'Ce fichier fait 200\u00a0Mo, la limite est de 20\u00a0Mo. Découpez-le en plusieurs fichiers.',
      );
    } finally {
      Blob.prototype.arrayBuffer = read;
    }
    expect(reads).toBe(0);
  });

  it('is not two files', async () => {
    const { root } = opened();
    const transfer = new DataTransfer();
    transfer.items.add(new File(['a'], 'a.csv'));
    transfer.items.add(new File(['b'], 'b.csv'));
    const place = await text(root, 'ou déposez-le ici');
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    expect(await problem(root)).toBe('Choisissez un seul fichier à la fois.');
  });
});

describe('dropping a file', () => {
  it('imports it, and never lets the browser open it', async () => {
    const { root } = opened();
    const transfer = new DataTransfer();
    transfer.items.add(new File([people(1)], 'dépôt.csv'));
    const options = { bubbles: true, cancelable: true, dataTransfer: transfer };
    const over = new DragEvent('dragover', options);
    const note = await text(root, /dont la première ligne/);
    note.dispatchEvent(over);
    expect(over.defaultPrevented).toBe(true);
    await until(() => maybeByText(root, 'Déposez le fichier'));
    note.dispatchEvent(new DragEvent('drop', options));
    await heading(root, 'Colonnes du fichier');
    await text(root, /^«\s+dépôt\.csv\s+»/);
  });
});

describe('an import on its way', () => {
  it('sends 500 lines at a time and shows how far it is', async () => {
    const { root } = opened();
    await reviewed(root, people(1100));
    const gates = [held(), held(), held()];
    for (const gate of gates) link.next(IMPORT, gate.link);
    await click(await button(root, /^Importer 1.100 membres$/));
    const progress = await bar(root);
    expect([progress.ariaValueNow, progress.ariaValueMax]).toEqual(['0', '1100']);
    gates[0]!.release();
    await until(() => progress.ariaValueNow === '500');
    expect(progress.ariaValueText).toBe('500 sur 1\u202f100 lignes');
    gates[1]!.release();
    await until(() => progress.ariaValueNow === '1000');
    gates[2]!.release();
    await heading(root, 'Import terminé');
    expect(await stored()).toBe(1100);
    const sizes = await Promise.all(
      link
        .sentTo(IMPORT)
        .slice(3)
        .map(async ({ form }) => (await (form!.get('file') as File).text()).split('\r\n').length - 2),
    );
    expect(sizes).toEqual([500, 500, 100]);
  });

  it('of 10,000 lines keeps only those in view in the page', async () => {
    const { root } = opened();
    const lignes = Array.from({ length: 500 }, (_, at) => ({ ligne: at + 2, statut: 'cree' }));
    const count = 10_000;
    for (let call = 0; call < (2 * count) / 500; call++)
      link.next(IMPORT, async () => Response.json({ data: { importes: 500, lignes } }));
    await imported(root, people(count));
    await text(root, /^10.000 membres créés$/);
    const table = root.querySelector('table')!;
    expect(table.ariaRowCount ?? table.getAttribute('aria-rowcount')).toBe('10001');
    expect(table.rows.length).toBeLessThan(60);
  });

  it('can’t be closed by accident, and stops after the batch under way when asked', async () => {
    const { root, onClose } = opened();
    await reviewed(root, people(1100));
    const gate = held();
    link.next(IMPORT, gate.link);
    await click(await button(root, /^Importer/));
    await bar(root);
    await press('Escape');
    await click(await button(root, 'Arrêter'));
    await button(root, 'Arrêt après ce lot…');
    gate.release();
    await heading(root, 'Import interrompu');
    expect(onClose.mock.calls).toHaveLength(0);
    await text(root, '500 lignes traitées, 600 à envoyer.');
    expect(await stored()).toBe(500);
    await click(await button(root, 'Reprendre'));
    await heading(root, 'Import terminé');
    await text(root, /^1.100 membres créés$/);
    expect(await stored()).toBe(1100);
  });

  it('says how many lines are in when the connection is cut, and goes on from there', async () => {
    const { root, onImported } = opened();
    await reviewed(root, people(600));
    link.next(IMPORT, (send) => send());
    link.next(IMPORT, cut);
    await click(await button(root, /^Importer/));
    await heading(root, 'Import interrompu');
    expect(byRole(root, 'alert').textContent).toBe('Impossible de se connecter au serveur');
    await text(root, '500 lignes traitées, 100 à envoyer.');
    await text(root, '500 membres créés');
    expect(onImported.mock.calls).toHaveLength(1);
    await click(await button(root, 'Reprendre'));
    await heading(root, 'Import terminé');
    await text(root, '600 membres créés');
    expect(await stored()).toBe(600);
  });

  it('creates nobody twice when only the answer was lost, and still counts them as created', async () => {
    const { root } = opened();
    await reviewed(root, people(600));
    link.next(IMPORT, lost);
    await click(await button(root, /^Importer/));
    await heading(root, 'Import interrompu');
    await text(root, '0 membre créé');
    await text(root, /^L’envoi de 500 lignes est resté sans réponse/);
    await click(await button(root, 'Reprendre'));
    await heading(root, 'Import terminé');
    await text(root, '600 membres créés');
    expect(cells(root)[0]![3]).toBe('Enregistré avant l’interruption');
    expect(await stored()).toBe(600);
  });

  it('can be ended where it stopped: the report says what was not sent', async () => {
    const { root } = opened();
    await reviewed(root, people(600));
    link.next(IMPORT, (send) => send());
    link.next(IMPORT, cut);
    await click(await button(root, /^Importer/));
    await click(await button(root, 'Terminer ici'));
    await heading(root, 'Import arrêté');
    await text(root, '100 lignes non envoyées');
  });

  it('shows the server’s words when it refuses, and asks again', async () => {
    const { root } = opened();
    choose(root, people(1));
    link.next(IMPORT, async () => Response.json({ message: 'Import fermé pour la nuit' }, { status: 403 }));
    await click(await button(root, 'Vérifier le fichier'));
    await heading(root, 'Vérification interrompue');
    expect(byRole(root, 'alert').textContent).toBe('Import fermé pour la nuit');
    await click(await button(root, 'Reprendre'));
    await heading(root, 'Prêt à importer');
  });

  it('stops at a back end that does not tell line by line', async () => {
    const { root } = opened();
    choose(root, people(1));
    link.next(IMPORT, async () => Response.json({ data: { importes: 1 } }));
    await click(await button(root, 'Vérifier le fichier'));
    await heading(root, 'Vérification interrompue');
    expect(byRole(root, 'alert').textContent).toContain('n’a pas dit ligne par ligne');
  });

  it('gives up the call when the dialog goes away', async () => {
    const { root } = opened();
    choose(root, people(1));
    const gate = held();
    link.next(IMPORT, gate.link);
    await click(await button(root, 'Vérifier le fichier'));
    await bar(root);
    await press('Escape');
    gate.release();
  });
});

describe('the import dialog', () => {
  it('leads the focus from step to step', async () => {
    const { root } = opened();
    expect(focused()).toBe(byRole(root, 'button', 'Choisir un fichier'));
    choose(root, people(1));
    const columns = await heading(root, 'Colonnes du fichier');
    await until(() => focused() === columns);
    await click(await button(root, 'Vérifier le fichier'));
    const review = await heading(root, 'Prêt à importer');
    await until(() => focused() === review);
  });

  it('is usable at 320 px without scrolling sideways', async () => {
    await setViewport({ width: 320, height: 640 });
    const { root } = opened();
    const body = () => root.querySelector<HTMLElement>('[data-dialog-body]')!;
    const fits = () => expect(body().scrollWidth).toBeLessThanOrEqual(body().clientWidth);
    fits();
    choose(root, people(2));
    await heading(root, 'Colonnes du fichier');
    fits();
    await click(await button(root, 'Vérifier le fichier'));
    await heading(root, 'Prêt à importer');
    fits();
    await click(await button(root, /^Importer/));
    await heading(root, 'Import terminé');
    fits();
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has no accessibility violation at any step, ${theme}`, async () => {
      const { root } = opened(theme);
      await axeCheck(root);
      choose(root, 'Nom\n');
      await until(() => root.querySelector('[role=alert]'), 10_000);
      await axeCheck(root);
      choose(root, csv([`${family};Awa;F;;`, `${family};Awa;F;;`, `${family};Luc;X;;`]));
      await heading(root, 'Colonnes du fichier');
      await axeCheck(root);
      await click(await button(root, 'Vérifier le fichier'));
      await heading(root, 'Prêt à importer');
      expect(allByRole(root, 'radio')).toHaveLength(2);
      await axeCheck(root);
      link.next(IMPORT, cut);
      await click(await button(root, /^Importer/));
      await heading(root, 'Import interrompu');
      await axeCheck(root);
      await click(await button(root, 'Reprendre'));
      await heading(root, 'Import terminé');
      await axeCheck(root);
    });
  }
});
