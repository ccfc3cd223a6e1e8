import { sendKeys } from '@web/test-runner-commands';
import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { buttonShown, pressButton } from '../../../../support/onScreen.ts';
import { nth } from '../../../../support/present.ts';
import { byLabel, byRole, maybeByText, until } from '../../../../support/queries.ts';
import { click, press } from '../../../../support/user.ts';
import {
  announceNothing,
  back,
  cells,
  chooseCsv,
  csv,
  eachImport,
  family,
  files,
  imported,
  isAtStep,
  opened,
  people,
  reviewed,
  stored,
  text,
} from './fixtures.tsx';

/* What the report says is what the server then holds; a file that can't be read is named before anything is sent. */

/** Types the first letters of an option into a select, as its keyboard has it. */
async function pick(select: HTMLSelectElement, option: string) {
  select.focus();
  await sendKeys({ type: option.slice(0, 4) });
  await until(() => select.selectedOptions[0]?.textContent === option);
}

/** What is announced: the button that led to a step is gone, and with it, for some, the focus. */
const said = (root: ShadowRoot) =>
  byRole(root, 'dialog').querySelector(':scope > div > [role=status]')?.textContent;

eachImport();

describe('importing members', () => {
  it('goes from the file to a report, and creates what it says', async () => {
    const { root, onImported } = opened();
    await imported(root, people(3));
    await text(root, '3 membres créés');
    expect(await stored()).toBe(3);
    expect(onImported.mock.calls).toHaveLength(1);
    expect(cells(root).map((row) => row.slice(0, 3))).toEqual([
      ['2', 'Création', `${family} P0`],
      ['3', 'Création', `${family} P1`],
      ['4', 'Création', `${family} P2`],
    ]);
  });

  it('is undone from its report, after a question that says where the members go [J5]', async () => {
    const { root } = opened();
    await imported(root, people(2));
    await text(root, '2 membres créés');
    const undo = await buttonShown(root, 'Annuler l’import');
    await click(undo);
    const asked = await until(() => byRole(root, 'alertdialog'));
    expect(asked.textContent).toContain('Les 2 membres créés iront dans la corbeille');
    await click(byRole(asked, 'button', 'Annuler l’import'));
    await until(() => !undo.isConnected);
    expect(await stored()).toBe(0);
  });

  it('shows the first lines as it understands them, and writes nothing before it is asked', async () => {
    const { root } = opened();
    chooseCsv(root, csv([`${family};Awa;Mme;5/3/1990;`, `${family};Luc;H;05/03/90;`]));
    await isAtStep(root, 'Colonnes du fichier');
    expect(byLabel<HTMLSelectElement>(root, 'Date de naissance').selectedOptions[0]!.textContent).toBe(
      'Naissance',
    );
    const preview = cells(root);
    expect(preview[0]).toEqual([family, 'Awa', 'Femme', '05/03/1990', '', '']);
    expect(nth(preview, 1).at(-1)).toContain('écrivez l’année avec quatre chiffres');
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Prêt à importer');
    expect(await stored()).toBe(0);
  });

  it('asks for the columns that are missing, and takes the one that is chosen', async () => {
    const { root } = opened();
    chooseCsv(root, csv([`${family};Awa;F`], 'Nom;Prénom;Colonne inconnue'));
    await isAtStep(root, 'Colonnes du fichier');
    await text(root, 'Il manque la colonne\u00a0: Genre.');
    await text(root, 'Colonnes du fichier laissées de côté\u00a0: Colonne inconnue.');
    expect(byRole<HTMLButtonElement>(root, 'button', 'Vérifier le fichier').disabled).toBe(true);
    await pick(byLabel(root, /^Genre/), 'Colonne inconnue');
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Prêt à importer');
    await text(root, '1 membre à créer');
  });

  it('imports the good lines and says what is wrong with the others', async () => {
    const { root } = opened();
    const rows = [`${family};Awa;F;05/03/1990;`, `${family};;F;;`, `${family};Luc;X;31/02/1990;luc@`];
    await reviewed(root, csv(rows));
    await until(() => said(root) === '1 membre à créer. 2 lignes refusées, à corriger dans le fichier');
    await pressButton(root, 'Importer 1 membre');
    await until(() => said(root) === '1 membre créé. 2 lignes refusées');
    await text(root, '1 membre créé');
    await text(root, '2 lignes refusées');
    expect(await stored()).toBe(1);
    expect(cells(root).map((row) => row[3])).toEqual([
      '',
      'Prénom manquant',
      'Genre «\u00a0X\u00a0» non reconnu\u00a0: écrivez homme ou femme · Date de naissance «\u00a031/02/1990\u00a0»\u00a0: ce jour n’existe pas · Adresse e-mail «\u00a0luc@\u00a0» non valide',
    ]);
  });

  it('imports lines without their refused values where asked, and says which these were', async () => {
    const { root } = opened();
    await reviewed(root, csv([`${family};Awa;F;05/03/90;awa@`, `${family};Luc;H;;`, `${family};;F;;luc@`]));
    await text(root, '1 membre à créer');
    const leave = byLabel<HTMLInputElement>(root, 'Importer sans les valeurs refusées\u00a0: 1 ligne');
    expect(leave.checked).toBe(false);
    expect(await stored()).toBe(0);
    await click(leave);
    await text(root, '2 membres à créer');
    await pressButton(root, 'Importer 2 membres');
    await isAtStep(root, 'Import terminé');
    expect(nth(cells(root), 0)[3]).toBe(
      'Date de naissance «\u00a005/03/90\u00a0»\u00a0: écrivez l’année avec quatre chiffres (valeur laissée de côté) · Adresse e-mail «\u00a0awa@\u00a0» non valide (valeur laissée de côté)',
    );
    const { results } = await back.client.call(memberCalls.list, { search: `${family} Awa` });
    expect(results.map(({ email, date_naissance }) => [email, date_naissance])).toEqual([[null, null]]);
    expect(await stored()).toBe(2);
  });

  it('shows what only the server can refuse, before anything is written', async () => {
    const { root } = opened();
    await reviewed(root, csv([`${family};${'A'.repeat(400)};F;;`, `${family};Awa;F;;`]));
    await text(root, '1 ligne refusée, à corriger dans le fichier');
    await text(root, '1 membre à créer');
    expect(nth(cells(root), 0)[3]).toContain('caractères');
  });

  it('creates nothing twice from the same file', async () => {
    const first = opened();
    await imported(first.root, people(2));
    const { root } = opened();
    await reviewed(root, people(2));
    await text(root, 'Il n’y a aucun membre à créer');
    await text(root, /^2 doublons \(2 ont déjà une fiche\)$/);
    expect(byRole<HTMLButtonElement>(root, 'button', /^Importer 0/).disabled).toBe(true);
    expect(await stored()).toBe(2);
  });

  it('finds doubles inside the file, names their first line, and creates them when asked', async () => {
    const { root } = opened();
    const rows = [`${family};Awa;F;05/03/1990;`, `${family.toUpperCase()};AWA;F;1990-03-05;`];
    await reviewed(root, csv(rows));
    await text(root, /^1 doublon \(1 en double dans le fichier\)$/);
    expect(cells(root)[0]).toEqual(['3', 'Doublon', `${family.toUpperCase()} AWA`, 'Répète la ligne 2']);
    await click(byLabel(root, 'Créer quand même'));
    await pressButton(root, 'Importer 2 membres');
    await isAtStep(root, 'Import terminé');
    await text(root, '2 membres créés');
    expect(await stored()).toBe(2);
  });

  it('asks about homonyms, line by line where wanted, and imports those that are ticked [Q11]', async () => {
    const { root } = opened();
    const header = 'Nom;Prénom;Sexe;Naissance;Téléphone';
    const rows = [
      `${family};Awa;F;05/03/1990;06 71 82 93 04`,
      `${family};Awa;F;;0033 6 71 82 93 04`,
      `${family};Awa;F;;`,
      `${family};Luc;H;;`,
      `${family};Luc;H;;`,
    ];
    await reviewed(root, csv(rows, header));
    await text(root, '2 homonymes');
    await text(root, /^1 doublon \(1 en double dans le fichier\)$/);
    expect(cells(root).map((row) => row.slice(0, 2))).toEqual([
      ['4', 'À décider'],
      ['6', 'À décider'],
      ['3', 'Doublon'],
    ]);
    expect(nth(cells(root), 1)[3]).toBe('Même nom que la ligne 5, sans autre point commun');
    await text(root, /^Dites d’abord que faire des homonymes/);
    expect(byRole<HTMLButtonElement>(root, 'button', /^Importer 2/).disabled).toBe(true);
    await click(byLabel(root, 'Choisir ligne par ligne'));
    await click(byRole(root, 'checkbox', `Importer ${family} Luc (ligne 6)`));
    await axeCheck(root);
    await pressButton(root, 'Importer 3 membres');
    await isAtStep(root, 'Import terminé');
    await text(root, '3 membres créés');
    await text(root, '1 homonyme non importé');
    expect(await stored()).toBe(3);
  });

  it('asks about a homonym on file, by keyboard and on a back end that announces nothing about the file alone [Q11]', async () => {
    const first = opened();
    await imported(first.root, csv([`${family};Awa;F;;`]));
    const { root } = opened();
    await reviewed(root, csv([`${family};Awa;F;05/03/1990;`]));
    expect(nth(cells(root), 0)[3]).toMatch(/porte le même nom que le membre n°/);
    byLabel<HTMLInputElement>(root, /^L’importer/).focus();
    await press(' ');
    await pressButton(root, 'Importer 1 membre');
    await isAtStep(root, 'Import terminé');
    expect(await stored()).toBe(2);
    await announceNothing();
    const unannounced = opened();
    await reviewed(unannounced.root, csv([`${family};Zoé;F;;`, `${family};Zoé;F;;`]));
    await text(unannounced.root, '1 homonyme');
    await click(byLabel(unannounced.root, 'Ne pas l’importer'));
    await pressButton(unannounced.root, 'Envoyer 1 ligne');
    await isAtStep(unannounced.root, 'Import terminé');
    expect(await stored()).toBe(3);
  });

  it('reads what a Windows spreadsheet wrote', async () => {
    const { root } = opened();
    const bytes = Uint8Array.from(
      [...csv([`${family};Hélène;F;;`, `${family};Lœtitia\u0080;F;;`])].map((letter) =>
        letter === 'œ' ? 0x9c : letter.charCodeAt(0),
      ),
    );
    chooseCsv(root, bytes);
    await isAtStep(root, 'Colonnes du fichier');
    expect(cells(root).map((row) => row[1])).toEqual(['Hélène', 'Lœtitia€']);
  });

  it('gives formulas back as the text they are', async () => {
    const { root } = opened();
    await imported(root, csv([`${family};'=1+1;F;;`]));
    const { results } = await back.client.call(memberCalls.list, { search: family });
    expect(results.map(({ prenom }) => prenom)).toEqual(['=1+1']);
  });

  it('keeps the report: line by line, with each line’s own cells', async () => {
    const { root } = opened();
    await imported(root, csv([`${family};Awa;F;;`, `${family};Luc;X;;`]));
    await pressButton(root, 'Télécharger le rapport');
    expect(nth(files.saved, 0).name).toMatch(/^rapport-import-\d{4}-\d\d-\d\d\.csv$/);
    const report = await files.saved[0]!.blob.text();
    expect(report.split('\r\n').slice(0, 3)).toEqual([
      'Ligne;Résultat;Détail;Nom;Prénom;Sexe;Naissance;Mail',
      `2;Création;;${family};Awa;F;;`,
      `3;Refus;Genre «\u00a0X\u00a0» non reconnu\u00a0: écrivez homme ou femme;${family};Luc;X;;`,
    ]);
  });

  it('shows only the refused lines when asked', async () => {
    const { root } = opened();
    await imported(root, csv([`${family};Awa;F;;`, `${family};Luc;X;;`]));
    await pick(byLabel(root, 'Afficher'), 'Refus');
    await until(() => cells(root).length === 1);
    expect(nth(cells(root), 0)[1]).toBe('Refus');
  });
});

describe('a file that can’t be imported', () => {
  const problem = (root: ShadowRoot) => until(() => byRole(root, 'alert').textContent || null);

  for (const [what, content, words] of [
    ['without separator', 'Nom\nDiop\n', 'ne sont pas séparées'],
    ['with a quote never closed', 'Nom;Prénom\nDiop;"Awa\n', 'à la ligne 2'],
    ['without a line', 'Nom;Prénom;Genre\n', 'aucune ligne'],
    ['that is a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'Excel ou LibreOffice'],
    ['that is no text', Uint8Array.from([0x89, 0x50, 0, 0]), 'n’est pas un fichier CSV'],
    ['that is empty', '', 'est vide'],
  ] as const) {
    it(`${what} is named, and another one can be chosen`, async () => {
      const { root } = opened();
      chooseCsv(root, content);
      expect(await problem(root)).toContain(words);
      chooseCsv(root, people(1));
      await isAtStep(root, 'Colonnes du fichier');
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
      chooseCsv(root, new Blob(Array.from({ length: 10 }, () => piece)));
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
    await isAtStep(root, 'Colonnes du fichier');
    await text(root, /^«\u00a0dépôt\.csv\u00a0»/);
  });
});
