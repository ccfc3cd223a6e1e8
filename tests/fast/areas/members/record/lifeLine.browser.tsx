import { membersArea } from '../../../../../src/areas/members/area.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { pressButton, textOf } from '../../../../support/onScreen.ts';
import { allByRole, byRole, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer } from '../../../../support/serverRows.ts';

eachOnServer();

const LINE = 'GET /api/membres/*/parcours/';

const fact = (id: number, jour: string, more: object = {}) => ({
  ...{ id, jour, genre: 'entree', sens: 1, domaine: 'organisation', objet: null, motif: null },
  ...more,
});
const answered = (faits: readonly object[]) => failNext(LINE, { status: 200, body: { data: { faits } } });

async function lineOf(id: number) {
  const { root } = await showOnServer(membersArea, { route: `/community/details/${id}` });
  return { root, line: await until(() => byRole(root, 'region', 'Ligne de vie')) };
}
const told = (line: HTMLElement) => allByRole(line, 'listitem').map(textOf);

describe('the life line of a record', () => {
  it('tells entry, group, step and exit of the person, the latest first', async () => {
    const { id } = await makeMember();
    await onServer('PATCH', `/api/membres/${id}/group/`, { groupe_id: 1 });
    await onServer('POST', '/api/membres/etats/', { ids: [id], etat: 'parti', etat_motif: 'transfere' });
    const { root, line } = await lineOf(id);
    await until(() => told(line).length === 4);
    const [left, , , entry] = told(line);
    expect(told(line).filter((each) => /groupe/.test(each)).length).toBe(2);
    expect(left).toMatch(/Départ Transfert|Sortie du groupe/);
    expect(entry).toMatch(/\dEntrée$/);
    await axeCheck(root);
  });

  it('is divided by years, and has a word for corrections, deaths and what is unknown', async () => {
    const { id } = await makeMember();
    await answered([
      fact(6, '2026-11-03', { genre: 'sortie', sens: -1, motif: 'deces' }),
      fact(5, '2026-05-02', { genre: 'correction', sens: -1 }),
      fact(4, '2025-09-01', { domaine: 'etape', objet: { id: 3, nom: 'Baptême' } }),
      fact(3, '2025-03-01', { domaine: 'departement', objet: { id: 2, nom: 'Musique' } }),
      fact(2, '2024-02-01', { genre: 'arrivee', domaine: 'maison', objet: { id: 9, nom: 'Béthel' } }),
      fact(1, '1998-01-12'),
    ]);
    const { line } = await lineOf(id);
    await until(() => told(line).length === 6);
    expect(allByRole(line, 'heading').map(textOf)).toEqual(['Ligne de vie', '2026', '2025', '2024', '1998']);
    expect(told(line)).toEqual([
      '03/11/2026Décès',
      '02/05/2026Correction retrait de l’effectif',
      '01/09/2025Étape Baptême',
      '01/03/2025Entrée dans le département Musique',
      '01/02/2024Béthel',
      '12/01/1998Entrée',
    ]);
  });

  it('counts the visits of each year that the reader may read of, without their words [R5]', async () => {
    const { id } = await makeMember();
    const visit = (jour: string, genre = 'visite') =>
      onServer('POST', `/api/membres/${id}/notes/`, { texte: 'Trouvée bien lasse', genre, jour });
    await Promise.all([
      visit('2019-04-02'),
      visit('2019-11-02'),
      visit('2019-12-02', 'appel'),
      visit('2021-01-05'),
    ]);
    await answered([
      fact(2, '2021-02-01', { domaine: 'etape', objet: { id: 3, nom: 'Baptême' } }),
      fact(1, '1998-01-12'),
    ]);
    const { line } = await lineOf(id);
    await until(() => textOf(line).includes('2 visites'));
    const years = [...line.querySelectorAll('section')].map(textOf);
    expect(years).toEqual(['20211 visite01/02/2021Étape Baptême', '20192 visites', '199812/01/1998Entrée']);
    expect(textOf(line)).not.toContain('lasse');
  });

  it('shows the latest facts of a long life first, and all of them on demand', async () => {
    const { id } = await makeMember();
    await answered(Array.from({ length: 27 }, (_, at) => fact(100 - at, `20${40 - at}-01-01`)));
    const { line } = await lineOf(id);
    await until(() => told(line).length === 25);
    await pressButton(line, 'Voir les 2 faits plus anciens');
    await until(() => told(line).length === 27);
  });

  it('says that there is nothing, or that it could not be loaded, with a way to try again', async () => {
    const { id } = await makeMember();
    await failNext(LINE, { status: 500 });
    const { root, line } = await lineOf(id);
    await until(() => textOf(line).includes('La ligne de vie n’a pas pu être chargée.'));
    await axeCheck(root);
    await answered([]);
    await pressButton(line, 'Réessayer');
    await until(() => textOf(line).includes('Aucun fait daté.'));
  });
});
