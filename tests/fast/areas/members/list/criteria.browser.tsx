import type { Capability } from '../../../../../src/domain/capabilities.ts';
import { expect } from '../../../../support/expect.ts';
import { json } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { button, maybe, maybeButton } from '../../../../support/onScreen.ts';
import { nth } from '../../../../support/present.ts';
import { byLabel, maybeByText, until } from '../../../../support/queries.ts';
import { click, fill, setViewport } from '../../../../support/user.ts';
import { names, scopeText, tick } from '../fixtures.ts';
import { FILTERED, LIST, listBackend, members, show, shown } from './fixtures.ts';

/* The filters that a back end announces, and a search that it widened. */

const TOWNS = '/api/membres/villes/';
const DEPARTMENTS = '/api/departements/statistiques/';

function announcing(...capabilities: Capability[]) {
  const back = listBackend(members, capabilities);
  back.answer(TOWNS, () =>
    json([
      { ville: 'Lyon', membres: 30 },
      { ville: 'Saint-Étienne', membres: 12 },
    ]),
  );
  back.answer(DEPARTMENTS, () => json({ departements: [{ id: 4, nom: 'Accueil', membres_count: 3 }] }));
  return back;
}

beforeEach(() => setViewport({ width: 1280, height: 900 }));
afterEach(() => localStorage.clear());

const group = (root: ShadowRoot, title: string) => {
  const found = [...root.querySelectorAll('details')].find((details) =>
    query(details, 'summary').textContent?.startsWith(title),
  );
  if (!found) throw new Error(`No filter ${title}`);
  return found;
};
async function choose(root: ShadowRoot, title: string, label: string) {
  const details = group(root, title);
  if (!details.open) await click(query(details, 'summary'));
  const box = await until(() => details.querySelector<HTMLInputElement>(`input[aria-label='${label}']`));
  await click(box);
}
const lastAsked = (back: ReturnType<typeof announcing>) => decodeURIComponent(nth(back.asked(FILTERED), -1));

describe('the filters that a back end announces', () => {
  it('are sent, said in words, and removed by their chips [W7]', async () => {
    const back = announcing('filtres');
    const { root } = await shown(back);
    await until(() => root.querySelectorAll('details').length === 6);
    await choose(root, 'Groupes', 'Sans groupe');
    await choose(root, 'Groupes', 'Chorale');
    await choose(root, 'Départements', 'Accueil');
    await choose(root, 'Villes', 'Saint-Étienne');
    // What a closed filter asks for costs nothing.
    expect(root.querySelector('input[type=date]')).toBeNull();
    await choose(root, 'Autres critères', 'Sans e-mail');
    await fill(byLabel(root, 'Âge minimal'), '18');
    const asked =
      '?page=1&page_size=10&groupes[]=1&sans_groupe=true&departements[]=4&sans_email=true&age_min=18&villes[]=Saint-Étienne';
    await until(() => lastAsked(back) === asked);
    await until(() =>
      maybeByText(
        root,
        'Groupe Chorale ou sans groupe, et département Accueil, et ville Saint-Étienne, et sans e-mail, et 18\u00a0ans ou plus',
      ),
    );
    await click(button(root, 'Retirer le filtre 18\u00a0ans ou plus'));
    await click(button(root, 'Retirer le filtre Saint-Étienne'));
    await until(() => lastAsked(back) === asked.replace(/&age_min.*/, ''));
    await click(button(root, 'Effacer les filtres'));
    await until(() => !maybeButton(root, 'Effacer les filtres'));
  });

  it('don’t send what is no age, and say so [W7]', async () => {
    const back = announcing('filtres');
    const { root } = await shown(back);
    await until(() => root.querySelectorAll('details').length === 6);
    query(group(root, 'Autres critères'), 'summary').click();
    await fill(await until(() => byLabel(root, 'Âge maximal')), '200');
    await until(() => maybeByText(root, 'Indiquez un âge de 0 à 150\u00a0ans.'));
    expect(back.asked(FILTERED)).toEqual([]);
  });

  it('narrow to postcodes that begin alike or are missing, and say what is none [R8]', async () => {
    const back = announcing('filtres', 'filtres-etendus', 'adresses');
    back.answer('/api/membres/nationalites/', () => json([]));
    const { root } = await shown(back);
    await until(() => root.querySelectorAll('details').length === 7);
    query(group(root, 'Autres critères'), 'summary').click();
    const field = await until(() => byLabel(root, 'Code postal'));
    for (const text of ['690010', '69a']) {
      await fill(field, text);
      await until(() => maybeByText(root, 'Indiquez un à cinq chiffres, sans lettres.'));
    }
    expect(back.asked(FILTERED)).toEqual([]);
    // The pause after a keystroke of this field is over once that of another one is.
    await fill(byLabel(root, 'Âge minimal'), '18');
    await until(() => back.asked(FILTERED).length > 0);
    expect(lastAsked(back)).not.toContain('code_postal');
    expect(field.value).toBe('69a');
    expect(maybeByText(root, 'Indiquez un à cinq chiffres, sans lettres.')).toBeTruthy();
    await fill(byLabel(root, 'Âge minimal'), '');
    await fill(field, '69');
    await until(() => lastAsked(back).endsWith('page_size=10&code_postal=69'));
    await choose(root, 'Autres critères', 'Sans code postal');
    await until(() => lastAsked(back).endsWith('&code_postal=69&sans_code_postal=true'));
    await until(() => maybeByText(root, 'Code postal 69… ou sans code postal'));
    await click(button(root, 'Retirer le filtre Code postal 69…'));
    await until(() => lastAsked(back).endsWith('page_size=10&sans_code_postal=true'));
  });

  for (const capability of ['adresses', 'filtres-etendus'] as const)
    it(`ask for no postcode where ${capability} alone is announced beside them [R8]`, async () => {
      const back = announcing('filtres', capability);
      const { root } = await shown(back, {
        route: '/community?code_postal=69&sans_code_postal=1&sans_email=1',
      });
      await until(() => maybe(root, 'label', 'Âge minimal'));
      expect(root.textContent).not.toContain('ode postal');
      const asked = back.asked(FILTERED).map(decodeURIComponent);
      expect(asked[0]?.replace('?page=1&page_size=10', '')).toBe('&sans_email=true');
      expect(asked.join()).not.toContain('code_postal');
    });

  it('are absent and never sent where nothing is announced, whatever the address asks [W7]', async () => {
    const back = announcing();
    const { root } = await shown(back, { route: '/community?sans_email=1&villes=Lyon&groupes=1,2' });
    const asked = back.asked(FILTERED).map(decodeURIComponent);
    expect(asked[0]).toBe('?page=1&page_size=10&groupes[]=1&groupes[]=2');
    expect(asked.join()).not.toMatch(/sans_email|villes/);
    const words = root.textContent ?? '';
    for (const title of ['Sans groupe', 'Villes', 'Départements', 'Autres critères', 'Groupe Chorale ou'])
      expect(words).not.toContain(title);
    expect(back.calls.some(({ path }) => path === TOWNS || path === DEPARTMENTS)).toBe(false);
    await click(tick(root, 0));
    await until(() => scopeText(root)?.startsWith('1 sélectionné'));
    expect(root.textContent).not.toContain('Sélectionner les');
  });
});

describe('a filter that names a deleted group', () => {
  it('says so, and still leaves the others out', async () => {
    const back = announcing();
    const { root } = await shown(back, { route: '/community?groupes=1,99' });
    await until(() => maybeByText(root, /^Groupe n°\s99 n’existe plus\s: aucun membre ne correspond\./));
    expect(decodeURIComponent(back.asked(FILTERED).join())).toContain('groupes[]=1&groupes[]=99');
  });

  it('leads on from an address whose number the back end refuses, without a retry that can’t help', async () => {
    const back = announcing();
    const body = { message: 'Erreur de validation des données', errors: { groupes: 'Refusé.' } };
    back.answer(FILTERED, () => Response.json(body, { status: 422 }));
    const { root } = show(back, { route: '/community?groupes=1000000000000' });
    await until(() => maybeByText(root, /^Groupe n°\s1000000000000 n’existe plus/));
    await until(() => maybeByText(root, 'Aucun membre trouvé avec les filtres actuels'));
    expect(maybeButton(root, 'Réessayer')).toBeFalsy();
    expect(root.textContent).not.toContain('Erreur de validation');
    await click(button(root, 'Retirer le filtre Groupe n°\u00a01000000000000'));
    await until(() => names(root).length > 0);
  });
});

describe('a search that no member matches as typed', () => {
  it('says that the rows are near results', async () => {
    const back = announcing();
    back.answer(LIST, () =>
      json({ count: 1, results: [{ id: 1, nom: 'Aubert', prenom: 'Zoé' }], mots_proches: ['aubert'] }),
    );
    const { root } = await shown(back, { search: 'aubret' });
    expect(names(root)).toEqual(['Aubert Zoé']);
    expect(scopeText(root)).toBe('1 membre · Résultats proches de «\u00a0aubret\u00a0»');
  });
});
