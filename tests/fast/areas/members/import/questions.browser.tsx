import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { buttonShown, maybe, pressButton } from '../../../../support/onScreen.ts';
import { nth } from '../../../../support/present.ts';
import { byLabel, byRole, until } from '../../../../support/queries.ts';
import { click, press, setViewport } from '../../../../support/user.ts';
import {
  announceNothing,
  back,
  cells,
  chooseCsv,
  csv,
  eachImport,
  family,
  isAtStep,
  opened,
  sentForms,
  text,
} from './fixtures.tsx';

/* What a file doesn't decide is one question, with its own values; answering it reads the lines again. */

eachImport();

/** Bytes as a program without Unicode writes them. */
const bytes = (written: string, codes: Readonly<Record<string, number>>) =>
  Uint8Array.from(written, (letter) => codes[letter] ?? letter.charCodeAt(0));
const MAC = { é: 0x8e, è: 0x8f, ç: 0x8d, ä: 0x8a };

const check = (root: ShadowRoot) => byRole<HTMLButtonElement>(root, 'button', 'Vérifier le fichier');
const radios = (root: ShadowRoot, name: RegExp) => until(() => byRole(root, 'radiogroup', name));
const pick = async (root: ShadowRoot, label: RegExp) => click(byLabel<HTMLInputElement>(root, label));
const column = (root: ShadowRoot, at: number) => cells(root).map((row) => row[at]);
const stored = async () => (await back.client.call(memberCalls.list, { search: family })).results;

async function chosen(content: BlobPart) {
  const shown = opened();
  chooseCsv(shown.root, content);
  await isAtStep(shown.root, 'Colonnes du fichier');
  return shown;
}

describe('the accents of a file', () => {
  it('are read as its program wrote them, and can be read in another way [K6]', async () => {
    const { root } = await chosen(bytes(csv([`${family};Hélène;F;;`, `${family};François;H;;`]), MAC));
    expect(column(root, 1)).toEqual(['Hélène', 'François']);
    const select = byLabel<HTMLSelectElement>(root, 'Quelle ligne est bien écrite\u00a0?');
    expect(select.selectedOptions[0]?.textContent).toContain('Hélène, François, Prénom (Mac)');
    select.value = nth([...select.options], 1).value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => column(root, 1)[0] !== 'Hélène');
  });

  it('are asked for where the file doesn’t show them, with its own words [K6]', async () => {
    const { root } = await chosen(bytes(csv([`${family};Anna Schäfer;F;;`], 'Nom;Prenom;Sexe;x;y'), MAC));
    await radios(root, /Quelle ligne est bien écrite/);
    expect(check(root).disabled).toBe(true);
    await text(root, /^Répondez aux questions/);
    await pick(root, /Schäfer \(Mac\)/);
    await until(() => column(root, 1)[0] === 'Anna Schäfer');
    await until(() => !check(root).disabled);
    await pressButton(root, 'Vérifier le fichier');
    await pressButton(root, 'Importer 1 membre');
    await isAtStep(root, 'Import terminé');
    expect((await stored()).map(({ prenom }) => prenom)).toEqual(['Anna Schäfer']);
  });
});

describe('the dates of a file', () => {
  const HEADER = 'Last Name,First Name,Gender,Birth Date';
  const ambiguous = () => csv([`${family},Erwan,M,03/04/1980`, `${family},Lise,F,11/02/1984`], HEADER);

  it('are asked for where the column doesn’t prove their order, with its own dates [K7]', async () => {
    const { root } = await chosen(ambiguous());
    const group = await radios(root, /Dans la colonne «\u00a0Birth Date\u00a0»/);
    expect(group.textContent).toContain('«\u00a003/04/1980\u00a0», «\u00a011/02/1984\u00a0»');
    expect(check(root).disabled).toBe(true);
    await pick(root, /^Mois d’abord\u00a0: 03\/04\/1980 est le mardi 4 mars 1980/);
    await until(() => column(root, 3).join() === '04/03/1980,02/11/1984');
    await pick(root, /^Jour d’abord/);
    await until(() => column(root, 3).join() === '03/04/1980,11/02/1984');
    await pressButton(root, 'Vérifier le fichier');
    await pressButton(root, 'Importer 2 membres');
    await isAtStep(root, 'Import terminé');
    expect((await stored()).map((row) => row.date_naissance).sort()).toEqual(['1980-04-03', '1984-02-11']);
  });

  it('are read month first where one proves it, and the screen says so [K7]', async () => {
    const { root } = await chosen(
      csv([`${family},Ben,Male,12/25/1982`, `${family},Alice,Female,03/04/1980`], HEADER),
    );
    expect(column(root, 3)).toEqual(['25/12/1982', '04/03/1980']);
    await text(
      root,
      /^Les dates du fichier commencent par le mois\u00a0: 12\/25\/1982 est le samedi 25 décembre/,
    );
    expect(maybe(root, '[role=radiogroup]', /le jour et le mois/)).toBeNull();
  });

  it('that mean «unknown» are left empty, and counted once [K7]', async () => {
    const { root } = await chosen(
      csv([`${family};A;F;1900-01-01;`, `${family};B;F;0000-00-00;`, `${family};C;F;25/03/1990;`]),
    );
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Prêt à importer');
    await text(root, /^2 dates laissées vides.*1900-01-01, 0000-00-00/);
    expect(root.querySelector('table')).toBeNull();
  });
});

describe('the names of a file', () => {
  it('in one column are split, shown for approval, and can be the other way round [K5]', async () => {
    const { root } = await chosen(csv([`Selim ${family};M`, `Tess ${family};F`], 'Membre;Genre'));
    await radios(root, /le nom et le prénom/);
    expect(check(root).disabled).toBe(true);
    await pick(root, /^Prénom puis nom/);
    await until(() => column(root, 1).join() === 'Selim,Tess');
    expect(column(root, 0)).toEqual([family, family]);
    await pressButton(root, 'Vérifier le fichier');
    await text(root, '2 membres à créer');
  });

  it('stand below a title, and another line can be chosen [K5]', async () => {
    const rows = ['Nom;Prénom;Sexe', `${family};Awa;F`, `${family};Luc;H`];
    const { root } = await chosen(csv(rows, 'Liste des adhérents;;'));
    const line = byLabel<HTMLSelectElement>(root, 'Ligne des noms de colonnes');
    expect(line.selectedOptions[0]?.textContent).toBe('Ligne 2\u00a0: Nom, Prénom, Sexe');
    expect(column(root, 1)).toEqual(['Awa', 'Luc']);
    line.value = '0';
    line.dispatchEvent(new Event('change', { bubbles: true }));
    await text(root, 'Il manque les colonnes\u00a0: Nom, Prénom, Genre.');
  });
});

describe('the gender of the lines', () => {
  it('may be one for all where no column has it [K5]', async () => {
    const { root } = await chosen(csv([`${family};Awa`, `${family};Zoé`], 'Nom;Prénom'));
    await text(root, 'Il manque la colonne\u00a0: Genre.');
    await radios(root, /Quel genre pour toutes les lignes/);
    await pick(root, /^Femme$/);
    await until(() => !check(root).disabled);
    await pressButton(root, 'Vérifier le fichier');
    await pressButton(root, 'Importer 2 membres');
    await isAtStep(root, 'Import terminé');
    expect((await stored()).map(({ genre }) => genre)).toEqual(['feminin', 'feminin']);
  });

  it('is asked for the lines that give none, which are refused unless it is given [K5]', async () => {
    const { root } = await chosen(
      csv([`${family};Awa;2`, `${family};Sasha;0`], 'nom_adh;prenom_adh;sexe_adh'),
    );
    const group = await radios(root, /Quel genre pour la ligne/);
    expect(group.textContent).toContain(`Sasha ${family}`);
    await pressButton(root, 'Vérifier le fichier');
    await text(root, '1 ligne refusée, à corriger dans le fichier');
    await pressButton(root, 'Retour');
    await isAtStep(root, 'Colonnes du fichier');
    await pick(root, /^Homme$/);
    await pressButton(root, 'Vérifier le fichier');
    await text(root, '2 membres à créer');
  });
});

describe('the lines to look at', () => {
  it('are those that need a decision, the refused first [K5] [K8]', async () => {
    const { root } = await chosen(
      csv(
        [
          `${family};Awa;F;="0612345678";;`,
          `${family};Luc;H;612345678;;`,
          `${family};Zoé;F;;Compliquée;`,
          `${family};Noé;H;0612;;;trop`,
          `${family};Eva;F;6,12E+08;;`,
        ],
        'Nom;Prénom;Sexe;Téléphone;Situation;Ville',
      ),
    );
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Prêt à importer');
    await text(root, '1 téléphone complété (zéro ou indicatif perdu par un tableur).');
    expect(cells(root).map((row) => [row[1], row[2]])).toEqual([
      ['Refus', `${family} Noé`],
      ['Refus', `${family} Eva`],
      ['À créer', `${family} Zoé`],
    ]);
    expect(nth(cells(root), 0)[3]).toContain('Cette ligne a plus de cellules que la première');
    await pressButton(root, 'Importer 3 membres');
    await isAtStep(root, 'Import terminé');
    expect((await stored()).map(({ telephone }) => telephone).sort()).toEqual([
      '0612345678',
      '0612345678',
      null,
    ]);
  });

  it('come from the file alone on a back end of the first specification, which gets clean lines [K5] [K7]', async () => {
    await announceNothing();
    const { root } = await chosen(
      csv(
        [`${family},Ben,Male,12/25/1982`, `${family},Al,Female,03/04/1980,x`],
        'Last Name,First Name,Gender,Birthday',
      ),
    );
    await pressButton(root, 'Vérifier le fichier');
    await text(root, '1 ligne refusée, à corriger dans le fichier');
    expect(sentForms()).toHaveLength(0);
    await pressButton(root, 'Envoyer 1 ligne');
    await isAtStep(root, 'Import terminé');
    const sent = await (nth(sentForms(), 0).get('file') as File).text();
    expect(sent.split('\r\n')[1]).toContain(`${family};Ben;masculin;1982-12-25;`);
    expect([...nth(sentForms(), 0).keys()]).toEqual(['file']);
  });
});

describe('the questions of an import', () => {
  const all = () =>
    csv(
      [`Selim ${family},0,03/04/1980`, `Tess ${family},0,11/02/1984`],
      'Liste,,\r\nMember,Gender,Birthday'.replace('Member', 'Full name'),
    );

  it('are answered by keyboard alone [K7]', async () => {
    const { root } = await chosen(all());
    for (const name of [/le nom et le prénom/, /genre/, /le jour et le mois/]) {
      const first = query<HTMLInputElement>(await radios(root, name), 'input');
      first.focus();
      await press('ArrowDown');
      await press('ArrowUp');
    }
    await until(() => !check(root).disabled);
    expect(cells(root)[0]?.slice(0, 2)).toEqual(['Selim', family]);
    check(root).focus();
    await press('Enter');
    await isAtStep(root, 'Prêt à importer');
  });

  it('fit into 320 px, and are right for screen readers', async () => {
    await setViewport({ width: 320, height: 640 });
    const { root } = await chosen(all());
    await radios(root, /le jour et le mois/);
    const body = query<HTMLElement>(root, '[data-dialog-body]');
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
    await axeCheck(root);
    await buttonShown(root, 'Autre fichier');
  });
});

describe('a postcode in the town of a file', () => {
  const HEADER = 'Nom;Prénom;Genre;Ville;CP';
  const file = () => csv([`${family};Hélène;F;69001 Lyon;`, `${family};Luc;H;Bruxelles;1000`], HEADER);

  it('stays there unless it is said to be two things [R4]', async () => {
    const { root } = await chosen(file());
    const group = await radios(root, /code postal dans la ville/);
    expect(group.textContent).toContain('«\u00a069001 Lyon\u00a0»');
    await pressButton(root, 'Vérifier le fichier');
    await pressButton(root, 'Importer 2 membres');
    await isAtStep(root, 'Import terminé');
    const rows = await stored();
    expect(rows.map(({ ville, code_postal }) => [ville, code_postal]).sort()).toEqual([
      ['69001 Lyon', null],
      ['Bruxelles', '1000'],
    ]);
  });

  it('is taken out where that is chosen, and the review says so [R4]', async () => {
    const { root } = await chosen(file());
    await radios(root, /code postal dans la ville/);
    await pick(root, /^Séparer/);
    await pressButton(root, 'Vérifier le fichier');
    await until(() => root.textContent?.includes('code postal et ville séparés'));
    await pressButton(root, 'Importer 2 membres');
    await isAtStep(root, 'Import terminé');
    const rows = await stored();
    expect(rows.map(({ ville, code_postal }) => [ville, code_postal]).sort()).toEqual([
      ['Bruxelles', '1000'],
      ['Lyon', '69001'],
    ]);
  });
});
