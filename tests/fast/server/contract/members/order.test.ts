import { describe, expect, it } from 'vitest';
import { manyMembers, ORDERS, WANTED } from './manyMembers';

const { send, pageOf, readAllPages, expectPages } = manyMembers();

describe('pages of thousands that match', () => {
  it('are correct for each filter by one order', async () => {
    for (const [at, query] of WANTED.entries()) await expectPages(query, ORDERS[at] ?? 'nom');
  });

  it('are correct after a member was deleted', async () => {
    await expectPages('search=lointain', 'nom');
    const [first, second] = await readAllPages('search=lointain', 'nom');
    const { status } = await send('DELETE', `/api/membres/${first}/`);
    expect(status).toBe(200);
    expect((await pageOf('search=lointain', 'nom', 1)).results[0]?.id).toBe(second);
    await expectPages('search=lointain', 'nom');
    await expectPages('search=lointain', '-nom');
  });

  it('continue while nothing has changed, without leaving out a member', async () => {
    const ids = await readAllPages('groupes[]=1', 'nom');
    const seen: number[] = [];
    for (let page = 1; page <= 60; page++)
      seen.push(...(await pageOf('groupes[]=1', 'nom', page)).results.map(({ id }) => id));
    expect(seen).toEqual(ids.slice(0, 600));
  });
});
