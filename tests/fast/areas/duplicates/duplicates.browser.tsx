import { consoleArea } from '../../../../src/areas/console/area.ts';
import { duplicatesArea } from '../../../../src/areas/duplicates/area.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { actOnRow, alertShown, dialogShown, input, isAt } from '../../../support/onScreen.ts';
import {
  byRole,
  byText,
  eventually,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../support/queries.ts';
import { failNext } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import {
  eachOnServer,
  isMember,
  makeMember,
  onServer,
  storedMember,
  word,
} from '../../../support/serverRows.ts';
import { click, fill, press } from '../../../support/user.ts';
import { FULL } from '../members/fixtures.ts';

eachOnServer();

const DIFFER = 'Ce ne sont pas les mêmes personnes';

/** Two records of one person, who live in two towns. */
async function makeTwins() {
  const name = word();
  const un = await makeMember({ nom: name, ...FULL, ville: 'Brest' });
  const autre = await makeMember({ nom: name, ...FULL, ville: 'Rennes' });
  return { nom: name, un, autre };
}

/** The list, once a search has found them. */
async function foundTwins(attributes: object = {}) {
  const twins = await makeTwins();
  await onServer('POST', '/api/doublons/recherche/');
  const search = async () =>
    (await onServer<{ recherche: { en_cours: boolean } }>('GET', '/api/doublons/')).recherche;
  await until(async () => !(await search()).en_cours);
  const { root } = await showOnServer(duplicatesArea, attributes);
  const names = `${twins.nom} Zoé et ${twins.nom} Zoé`;
  await until(() => maybeByRole(root, 'link', `Comparer ${names}`));
  return { ...twins, root, names };
}

async function compare({ root, names }: { root: ShadowRoot; names: string }) {
  await click(byRole(root, 'link', `Comparer ${names}`));
  await isAt(root, 'Comparer deux fiches');
  await until(() => maybeByRole(root, 'region', 'Comparaison des deux fiches'));
}
async function compared() {
  const twins = await foundTwins();
  await compare(twins);
  return twins;
}

const town = (root: ShadowRoot, name: RegExp) =>
  byRole<HTMLInputElement>(byRole(root, 'radiogroup', /^Ville/), 'radio', name);
const resultOf = (root: ShadowRoot) => byRole(root, 'region', 'Fiche après la fusion').textContent;
const merge = (root: ShadowRoot) => click(byRole(root, 'button', 'Fusionner'));

describe('the list of duplicates', () => {
  it('says how alike two people are and why, and finds them by a search [J8]', async () => {
    const { root, nom, un, autre } = await foundTwins();
    const row = byText(root, new RegExp(`${nom}.*Très probable · 100\u00a0%`)).closest('li');
    expect(row?.textContent).toContain('même nom, même date de naissance, même e-mail, même téléphone');
    expect(row?.textContent).toContain(`Fiche n°\u00a0${un.id}`);
    expect(row?.textContent).toContain(`Fiche n°\u00a0${autre.id}`);
    byText(root, /^Dernière recherche le .*membres comparés$/);
    await axeCheck(root);
    await click(byRole(root, 'button', 'Chercher à nouveau'));
    await until(() => maybeByText(root, /^Recherche en cours/) === null);
    byRole(root, 'link', `Comparer ${nom} Zoé et ${nom} Zoé`);
  });

  it('remembers that two are not the same, until that is undone [J8]', async () => {
    const { root, names, un, autre } = await foundTwins();
    const link = () => maybeByRole(root, 'link', `Comparer ${names}`);
    await actOnRow(root, names, `${DIFFER}\u00a0: ${names}`);
    await until(() => link() === null);
    const isDismissed = async () =>
      (await onServer<{ ecarte: boolean }>('GET', `/api/doublons/${un.id}/${autre.id}/`)).ecarte;
    await until(isDismissed);
    await click(await until(() => byRole(root, 'button', 'Annuler')));
    await until(() => link());
    await until(async () => !(await isDismissed()));
  });

  it('says why it could not load, and tries again [J8]', async () => {
    await failNext('GET /api/doublons/', { status: 403, body: { message: 'Interdit' }, times: 2 });
    const { root } = await showOnServer(duplicatesArea);
    await until(() => byText(root, /^Les doublons n’ont pas pu être chargés\..*Interdit/));
    await click(byRole(root, 'button', 'Réessayer'));
    await until(() => maybeByRole(root, 'region', 'Recherche des doublons'));
  });
});

describe('two records side by side', () => {
  it('are merged as chosen, by keyboard, with the links of both [J8]', async () => {
    const twins = await foundTwins();
    const { root, un, autre, nom } = twins;
    await onServer('POST', '/api/membres/taged_multiple/', { membre_ids: [autre.id], tags_ids: [1, 2] });
    await compare(twins);
    await axeCheck(root);
    await until(() => byText(root, /^Passent de l’autre fiche à la fiche gardée\u00a0: 2\u00a0tags\.$/));
    const chosen = await until(() => town(root, /Rennes$/));
    expect(chosen.checked).toBe(true);
    chosen.focus();
    await press('ArrowUp');
    await eventually(() => expect(focused()).toBe(town(root, /Brest$/)));
    await until(() => resultOf(root)?.includes('VilleBrest'));
    await merge(root);
    await isAt(root, 'Doublons');
    await until(() => byText(root, `Fiches fusionnées\u00a0: ${nom} Zoé`));
    const kept = await storedMember(un.id);
    expect([kept.ville, kept.tags?.length]).toEqual(['Brest', 2]);
    expect(await isMember(autre.id)).toBe(false);
    await click(byRole(root, 'button', 'Annuler'));
    await until(async () => (await storedMember(autre.id)).ville === 'Rennes');
    expect((await storedMember(un.id)).tags).toEqual([]);
    await until(() => maybeByRole(root, 'link', `Comparer ${twins.names}`));
  });

  it('stay two when one was changed meanwhile, and show the new value with the choices kept [J8]', async () => {
    const { root, autre, nom } = await compared();
    await click(town(root, /Brest$/));
    const draft = { nom, prenom: 'Zoé', ...FULL, ville: 'Quimper', profession: 'Médecin' };
    await onServer('PUT', `/api/membres/${autre.id}/`, { id: autre.id, ...draft });
    await merge(root);
    await until(() =>
      byText(root, /^Une des deux fiches a été modifiée entre-temps\u00a0: rien n’a été fusionné/),
    );
    await click(byRole(root, 'button', 'Compris'));
    await until(() => byText(root, 'Médecin'));
    await until(() => town(root, /Brest$/).checked);
    expect(town(root, /Quimper$/).checked).toBe(false);
  });

  it('say so when one of them was merged or deleted meanwhile [J8]', async () => {
    const { root, autre } = await compared();
    await onServer('DELETE', `/api/membres/${autre.id}/`);
    await merge(root);
    await until(() => byText(root, /^Une des deux fiches a été supprimée ou fusionnée entre-temps/));
    await click(byRole(root, 'button', 'Compris'));
    await until(() => byText(root, /^Une des deux fiches n’existe plus/));
    await click(byRole(root, 'button', 'Retour à la liste'));
    await isAt(root, 'Doublons');
  });

  it('say so when the address names one of them twice, and lead to the list [J8]', async () => {
    const { root } = await showOnServer(duplicatesArea, { routing: 'memory', route: '/apps/doublons/5/5' });
    await until(() => byText(root, /^Ce lien compare une fiche avec elle-même/));
    await click(byRole(root, 'button', 'Retour à la liste'));
    await isAt(root, 'Doublons');
  });

  it('can’t be merged when they are a couple, nor by who may only read [J8]', async () => {
    const { root, un, autre } = await foundTwins({ readonly: true });
    await onServer('POST', `/api/membres/${un.id}/ajouter_conjoint/`, { conjoint_id: autre.id });
    await click(byRole(root, 'link', /^Comparer/));
    await until(() => byText(root, /Ces deux personnes sont conjointes/));
    expect(maybeByRole(root, 'radio')).toBeNull();
    expect(maybeByRole(root, 'button', 'Fusionner')).toBeNull();
    expect(maybeByRole(root, 'button', DIFFER)).toBeNull();
  });
});

describe('a new member who resembles another', () => {
  /** The alert after its creation in a console. */
  async function created(send: typeof fetch = fetch) {
    const name = word();
    const known = await makeMember({ nom: name, ...FULL });
    location.hash = '/community';
    const attributes = { routing: undefined, route: undefined, theme: 'auto', readonly: false };
    const { root } = await showOnServer(consoleArea, attributes, send);
    await until(() => root.querySelector('tbody a'));
    await click(byRole(root, 'button', 'Ajouter un membre'));
    const form = await dialogShown(root);
    await fill(input(root, 'nom'), name);
    await fill(input(root, 'prenom'), 'Ama');
    await fill(input(root, 'email'), known.email ?? '');
    await click(byRole(form, 'radio', 'Femme'));
    await until(() => form.querySelector('[role=status] a'));
    await click(byRole(form, 'button', 'Enregistrer'));
    await alertShown(root);
    const path = `/api/membres/?search=${name}`;
    const { results } = await onServer<{ results: { id: number }[] }>('GET', path);
    const id = Math.max(...results.map((row) => row.id));
    return { root, known, id };
  }
  afterEach(() => {
    location.hash = '';
  });

  it('can be compared with that one at once [W11, J8]', async () => {
    const { root, known, id } = await created();
    await click(byRole(root, 'button', 'Comparer les deux fiches'));
    await isAt(root, 'Comparer deux fiches');
    expect(location.hash).toBe(`#/apps/doublons/${known.id}/${id}`);
  });

  it('is only said to be created where the back end merges nothing [W11]', async () => {
    const { root } = await created(announcing('journal'));
    byRole(root, 'button', 'Compris');
    expect(maybeByRole(root, 'button', 'Comparer les deux fiches')).toBeNull();
  });
});
