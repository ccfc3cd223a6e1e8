import { define } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { shadowOf } from '../../../support/elements.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { byRole, until } from '../../../support/queries.ts';
import { fill } from '../../../support/user.ts';

/* A host's own content in place of an empty list, on a back end without data. */

const stage = document.body.appendChild(document.createElement('main'));
const page = { count: 0, next: null, previous: null, results: [] };
const user = { id: 1, email: 'a@b.test', nom: 'B', prenom: 'A', name: 'A B', username: null };

async function answer(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  if (pathname.includes('verify')) return Response.json({ success: true, data: { user } });
  const isGroups = pathname === '/api/groupes/';
  const data = isGroups ? { groupes: [] } : /\/membres\/(filtres_combines\/)?$/.test(pathname) ? page : [];
  return Response.json({ success: true, message: null, data });
}

function place(tag: string): { root: ShadowRoot; words: HTMLElement } {
  stage.innerHTML = `<${tag} routing="memory"><p slot="empty">Rien encore, écrivez à Rose.</p></${tag}>`;
  const element = query(stage, tag);
  Object.assign(element, { client: createClient({ getToken: () => 'token', fetch: answer }) });
  return { root: shadowOf(element), words: query(element, 'p') };
}

before(() => define());
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
