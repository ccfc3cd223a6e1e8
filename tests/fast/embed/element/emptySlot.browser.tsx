import { defineElements } from '../../../../embed/define.ts';
import { shadowOf } from '../../../support/elements.ts';
import { expect } from '../../../support/expect.ts';
import { fakeBackend } from '../../../support/fakeBackend.ts';
import { query } from '../../../support/lookups.ts';
import { byRole, until } from '../../../support/queries.ts';
import { fill } from '../../../support/user.ts';

/* A host's own content in place of an empty list, on a back end without data. */

const stage = document.body.appendChild(document.createElement('main'));
const page = { count: 0, next: null, previous: null, results: [] };
const withoutData = () =>
  fakeBackend({
    '*': { data: [] },
    '/api/groupes/': { data: { groupes: [] } },
    '/api/membres/': page,
    '/api/membres/filtres_combines/': page,
  });

function place(tag: string): { root: ShadowRoot; words: HTMLElement } {
  stage.innerHTML = `<${tag} routing="memory"><p slot="empty">Rien encore, écrivez à Rose.</p></${tag}>`;
  const element = query(stage, tag);
  const { client } = withoutData();
  client.getToken = () => 'token-1';
  Object.assign(element, { client });
  return { root: shadowOf(element), words: query(element, 'p') };
}

before(() => defineElements());
afterEach(() => stage.replaceChildren());

describe('The slot «empty»', () => {
  for (const [tag, ownWords] of [
    ['parvis-groups', 'Aucun groupe'],
    ['parvis-members', 'Aucun membre'],
  ] as const) {
    it(`shows the host’s content when <${tag}> has no rows, but not when a search finds none`, async () => {
      const { root, words } = place(tag);
      await until(() => words.assignedSlot?.name === 'empty');
      expect(words.offsetHeight).toBeGreaterThan(0);
      const own = words.assignedSlot?.querySelector<HTMLElement>('[part=empty]');
      expect(own?.textContent).toMatch(ownWords);
      expect(own?.offsetHeight).toBe(0);
      await fill(byRole(root, 'searchbox'), 'zzz');
      await until(() => words.assignedSlot === null);
    });
  }
});
