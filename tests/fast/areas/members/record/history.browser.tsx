import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { until } from '../../../../support/queries.ts';
import { calls } from '../../../../support/reference.ts';
import { eachOnServer, onServer } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { FULL } from '../fixtures.ts';
import { opened } from './fixtures.ts';

eachOnServer();

const summary = (root: ShadowRoot) =>
  [...root.querySelectorAll('summary')].find(({ textContent }) => textContent === 'Historique');

describe('the history of a record', () => {
  it('tells in words what changed, field by field, and loads once it is opened [J1]', async () => {
    const { root } = await opened({ ...FULL }, {}, (member) =>
      onServer('PUT', `/api/membres/${member.id}/`, { ...member, ville: 'Quimper' }),
    );
    const isAsked = async () => (await calls()).some((call) => call.includes('/journal/historique/'));
    expect(await isAsked()).toBe(false);
    await click(await until(() => summary(root)));
    const list = await until(() => root.querySelector('[aria-label="Changements"]'));
    const [last, first] = list.children;
    expect(last?.textContent).toMatch(
      /^Modification .*, par Martin Claire.*Ville Avant Brest → Après Quimper$/,
    );
    expect(first?.textContent).toMatch(/^Création /);
    await axeCheck(root);
  });

  it('is not there where the back end does not announce it', async () => {
    const { root } = await opened({}, {}, undefined, announcing('corbeille'));
    expect(summary(root)).toBeUndefined();
  });
});
