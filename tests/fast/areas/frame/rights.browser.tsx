import { consoleArea } from '../../../../src/areas/console/area.ts';
import { type Right, rightsOf } from '../../../../src/domain/rights.ts';
import { expect } from '../../../support/expect.ts';
import { allShown, maybe, nameOf } from '../../../support/onScreen.ts';
import { allByRole, byRole, byText, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';

/** What writes, deletes, imports or exports, by the names of buttons and links of all areas. */
const WRITES =
  /^(ajouter(?! à mon agenda)|associer|créer|nouveau|nouvelle|modifier|éditer|supprimer|retirer|importer|exporter)/i;

/** Every screen, with a text that is there when it has loaded. */
const SCREENS = [
  ['/community', 'Membres'],
  ['/community/details/1', 'Details'],
  ['/events', 'Événements'],
  // Its heading is the name of the event.
  ['/events/1', 'Autres actions'],
  ['/apps/formulaire', 'Constructeur de Formulaires'],
  ['/apps/groupes', 'Gestion des Groupes'],
  ['/apps/departements', 'Gestion des Départements'],
  ['/apps/tags', 'Gestion des Tags'],
  ['/apps/integrations', 'Gestion des Intégrations'],
] as const;

/** The console of a user with these rights; `undefined` when the back end sends none. */
async function show(path: string, rights: readonly Right[] | undefined) {
  const send: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input).endsWith('/api/verify-token')) return answer;
    const { data, ...body } = (await answer.json()) as { data: { user: object } };
    return Response.json({ ...body, data: { ...data, user: { ...data.user, droits: rights } } });
  };
  location.hash = `#${path}`;
  const mounted = await showOnServer(consoleArea, {}, send);
  await until(() => byRole(mounted.root, 'navigation', 'Navigation principale'));
  return mounted;
}

const isAt = (root: ShadowRoot, title: string) => until(() => maybe(root, 'h1, h2, h3, button', title));
const isLoaded = (root: ShadowRoot) => until(() => !root.querySelector('[aria-busy="true"]'));
const writing = (root: ShadowRoot) =>
  allShown(root, 'button, a')
    .map(nameOf)
    .filter((name) => WRITES.test(name));

describe('A user who may only read', () => {
  for (const [path, title] of SCREENS)
    it(`finds no button at ${path} that writes [U5]`, async () => {
      const all = await show(path, undefined);
      await isAt(all.root, title);
      await until(() => writing(all.root).length > 0);
      all.unmount();
      const { root } = await show(path, rightsOf('utilisateur'));
      await isAt(root, title);
      await isLoaded(root);
      expect(writing(root)).toEqual([]);
    });
});

describe('A user who may not read the members', () => {
  it('sees no way there, and a sentence at their address [U5]', async () => {
    const { root } = await show('/apps', ['evenements.lire', 'tags.lire']);
    await isAt(root, 'Tags');
    const links = allByRole(root, 'link').map(({ textContent }) => textContent);
    expect(links).toEqual(['ÉVÉNEMENTS', 'APPS', 'Tags']);
    location.hash = '#/community';
    await until(() => byText(root, /Votre compte ne permet pas d’ouvrir cette partie/));
  });
});

describe('A user who may change but not delete', () => {
  it('has every button but that one [U5]', async () => {
    const { root } = await show('/apps/tags', ['tags.lire', 'tags.modifier']);
    await isAt(root, 'Gestion des Tags');
    await until(() => writing(root).some((name) => name.startsWith('Modifier')));
    expect(writing(root).filter((name) => name.startsWith('Supprimer'))).toEqual([]);
  });
});
