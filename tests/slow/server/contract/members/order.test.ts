import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  HALF,
  manyMembers,
  NARROW,
  ORDERS,
  WANTED,
} from '../../../../fast/server/contract/members/manyMembers';

const { db, send, pageOf, readAllPages, expectPages } = manyMembers();

describe('pages of thousands that match', () => {
  it.each(WANTED)('are correct for %s by every order', async (query) => {
    for (const ordering of ORDERS) await expectPages(query, ordering);
  });

  it('are correct after members left the group by which they are listed', async () => {
    await expectPages(HALF, 'groupe');
    await expectPages(NARROW, '-ville');
    const left = (await readAllPages(HALF, 'groupe')).slice(0, 12);
    const body = { groupe_id: '1', member_ids: left };
    const { status } = await send('POST', '/api/groupes/1/remove_membre/', body);
    expect(status).toBe(200);
    // Counting by another order leaves out the ids of the first group.
    expect((await pageOf(HALF, 'nom', 1)).results.map(({ id }) => id)).not.toContain(left[0]);
    await expectPages(HALF, 'groupe');
    await expectPages(NARROW, '-ville');
    await expectPages('sans_groupe=true&inscrit_du=2020-03-01', 'groupe');
  });

  it('are correct where the list is read from the first group on, and from the last', async () => {
    const { rows } = await sql<{ id: number; groupe: string | null }>`
      select m.id, g.nom as groupe from membres as m
      left join groupes_membres as s on s.membre_id = m.id and s.date_sortie is null
      left join groupes as g on g.id = s.groupe_id
      where m.date_inscription <= '2021-12-01' order by m.tri, m.id`.execute(db());
    const { compare } = new Intl.Collator('fr', { numeric: true });
    for (const way of [1, -1] as const) {
      const ids = (way > 0 ? rows : rows.toReversed())
        .toSorted((a, b) =>
          a.groupe === null || b.groupe === null
            ? Number(a.groupe === null) - Number(b.groupe === null)
            : way * compare(a.groupe, b.groupe),
        )
        .map(({ id }) => id);
      for (const page of [1, 2, 150, 400]) {
        const ordering = way > 0 ? 'groupe' : '-groupe';
        const { results } = await pageOf('inscrit_au=2021-12-01', ordering, page);
        expect(results.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 10, page * 10));
      }
    }
  });
});
