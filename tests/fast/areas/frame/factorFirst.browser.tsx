import { consoleArea } from '../../../../src/areas/console/area.ts';
import { settled } from '../../../../src/ui/lazy/prefetch.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { byRole, maybeByRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { click } from '../../../support/user.ts';

/** A person whose role needs a second factor sets it up before anything else shows. */
describe('A session without the second factor that its role needs', () => {
  it('shows how to set it up and nothing else, then opens the screen [N10]', async () => {
    let isDue = true;
    const asked: string[] = [];
    location.hash = '#/community';
    const { root } = await showOnServer(consoleArea, {}, async (input, init) => {
      const { pathname } = new URL(String(input), location.href);
      if (isDue && !/verify-token|profil/.test(pathname)) asked.push(pathname);
      const answer = await fetch(input, init);
      if (!String(input).endsWith('/api/verify-token')) return answer;
      const { data, ...body } = (await answer.json()) as { data: { user: object } };
      const user = { ...data.user, ...(isDue && { second_facteur_exige: true }) };
      return Response.json({ ...body, data: { ...data, user } });
    });
    await until(() => byRole(root, 'heading', 'Votre rôle demande un code à la connexion'));
    await axeCheck(root);
    expect(maybeByRole(root, 'navigation')).toBe(null);
    expect([maybeByRole(root, 'heading', 'Membres'), root.querySelector('table')]).toEqual([null, null]);
    await click(byRole(root, 'button', 'Demander un code à la connexion'));
    const dialog = await until(() => byRole(root, 'dialog', 'Demander un code à la connexion'));
    await settled();
    expect(asked).toEqual([]);
    isDue = false;
    await click(byRole(dialog, 'button', 'Annuler'));
    await until(() => maybeByRole(root, 'heading', 'Membres'));
  });
});
