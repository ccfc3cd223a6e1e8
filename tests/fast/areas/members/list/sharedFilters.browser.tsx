import { FIRST_QUERY, type ListQuery } from '../../../../../src/areas/members/data/listQuery.ts';
import SavedFilters from '../../../../../src/areas/members/filters/saved/SavedFilters.tsx';
import { announcing } from '../../../../support/announcing.ts';
import { expect, fn } from '../../../../support/expect.ts';
import { byLabel, byRole, byText, focused, maybeByText, until } from '../../../../support/queries.ts';
import { failNext, hold, release } from '../../../../support/reference.ts';
import { showPart } from '../../../../support/screen.tsx';
import { eachOnServer, hostedBackend, onServer } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';

/* The filters that all users share, on the reference server. */

const PATH = '/api/filtres_membres/';
interface Shared {
  id: number;
  nom: string;
  contenu: unknown;
}
const stored = () => onServer<Shared[]>('GET', PATH);

eachOnServer(async () => {
  for (const { id } of await stored()) await onServer('DELETE', `${PATH}${id}/`);
});

async function opened(query: ListQuery, send?: typeof fetch) {
  const back = await hostedBackend(send);
  const onApply = fn<(query: ListQuery) => void>();
  return { ...showPart(back, <SavedFilters query={query} onApply={onApply} />), onApply };
}

async function select(root: ShadowRoot, item: string | RegExp) {
  await click(byRole(root, 'button', 'Filtres enregistrés'));
  await click(await until(() => byRole(root, 'menuitem', item)));
}

const add = (name: string, content: object) =>
  onServer<Shared>('POST', PATH, { nom: name, version: 1, contenu: content });

describe('shared filters', () => {
  it('are saved for all users under a name, applied from the menu, and keep a taken name apart [W7]', async () => {
    const { root } = await opened({ ...FIRST_QUERY, search: 'dupont' });
    await select(root, 'Enregistrer ces filtres…');
    await fill(await until(() => byLabel(root, /^Nom/)), 'Famille');
    await click(byLabel(root, /^Partager/));
    await press('Enter');
    await until(() => maybeByText(root, 'Filtre «\u00a0Famille\u00a0» partagé'));
    expect(await stored()).toMatchObject([{ nom: 'Famille', contenu: { search: 'dupont' } }]);

    const other = await opened({ ...FIRST_QUERY, search: 'x' });
    await select(other.root, 'Enregistrer ces filtres…');
    await fill(await until(() => byLabel(other.root, /^Nom/)), 'famille');
    await click(byLabel(other.root, /^Partager/));
    await press('Enter');
    await until(() => other.root.querySelector('[aria-invalid=true]'));
    expect(await stored()).toHaveLength(1);
    await click(byRole(other.root, 'button', 'Annuler'));
    await until(() => !other.root.querySelector('dialog'));
    await select(other.root, /^Famille/);
    expect(other.onApply.mock.calls.at(-1)?.[0]).toMatchObject({ search: 'dupont', page: 1 });
  });

  it('don’t move what is already in the menu when they come', async () => {
    for (const name of ['X', 'Y', 'Z']) await add(name, { search: name });
    await hold(`GET ${PATH}`);
    const { root } = await opened({ ...FIRST_QUERY, search: 'dupont' });
    await click(byRole(root, 'button', 'Filtres enregistrés'));
    const item = await until(() => byRole(root, 'menuitem', 'Enregistrer ces filtres…'));
    await until(() => maybeByText(root, 'Chargement des filtres partagés…'));
    const { offsetTop } = item;
    await release();
    await until(() => byRole(root, 'menuitem', /^Z/));
    expect(item.offsetTop).toBe(offsetTop);
  });

  it('are renamed, and a name that others use is refused under the field [W7]', async () => {
    await add('A', { search: 'a' });
    await add('B', { search: 'b' });
    const { root } = await opened(FIRST_QUERY);
    await select(root, 'Gérer les filtres…');
    await click(await until(() => byRole(root, 'button', 'Renommer «\u00a0A\u00a0»')));
    await fill(byLabel(root, /^Renommer/), 'B');
    await press('Enter');
    await until(() => root.querySelector('[aria-invalid=true]'));
    await fill(byLabel(root, /^Renommer/), 'Chorale');
    await press('Enter');
    await until(() => byRole(root, 'button', 'Renommer «\u00a0Chorale\u00a0»'));
    await until(() => focused() === byRole(root, 'list', 'Filtres partagés'));
    expect((await stored()).map(({ nom }) => nom).sort()).toEqual(['B', 'Chorale']);
  });

  it('are deleted after a question, or stay where the server could not [W7]', async () => {
    await add('A', { search: 'a' });
    const answered: number[] = [];
    const { root } = await opened(FIRST_QUERY, async (...request) => {
      const answer = await fetch(...request);
      answered.push(answer.status);
      return answer;
    });
    await select(root, 'Gérer les filtres…');
    const remove = async (answer: string) => {
      await click(await until(() => byRole(root, 'button', 'Supprimer «\u00a0A\u00a0»')));
      const asked = await until(() => byRole(root, 'alertdialog', 'Supprimer ce filtre\u00a0?'));
      await click(byRole(asked, 'button', answer));
      await until(() => !asked.isConnected);
    };
    await remove('Annuler');
    expect(await stored()).toHaveLength(1);
    await failNext(`DELETE ${PATH}*`, { status: 500 });
    await remove('Supprimer');
    await click(await until(() => byRole(byRole(root, 'alertdialog'), 'button', 'Compris')));
    expect(await stored()).toHaveLength(1);
    // An expired session has a form to sign in, which no alert may cover.
    await failNext(`DELETE ${PATH}*`, { status: 401, body: { message: 'Session expirée' } });
    await remove('Supprimer');
    // A second deletion during the first one would not be sent.
    await until(() => answered.includes(401));
    await remove('Supprimer');
    await until(() => byText(root, 'Aucun filtre partagé'));
    expect(await stored()).toEqual([]);
  });

  it('are neither offered nor asked for where the back end shares none [W7]', async () => {
    await add('A', { search: 'a' });
    const { root } = await opened({ ...FIRST_QUERY, search: 'x' }, announcing('filtres'));
    await select(root, 'Enregistrer ces filtres…');
    await until(() => byLabel(root, /^Nom/));
    expect(maybeByText(root, 'Partager avec les autres utilisateurs')).toBeNull();
    expect(maybeByText(root, 'A')).toBeNull();
  });
});
