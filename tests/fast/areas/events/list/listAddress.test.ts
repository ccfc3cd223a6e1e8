import { describe, expect, it } from 'vitest';
import { listPath, listQueryOf, readListAddress } from '../../../../../src/areas/events/list/listAddress';

const TODAY = '2026-11-22';

describe('the address of the list of events', () => {
  it('has the view and the month that show, and reads them back', () => {
    const december = { view: 'month', month: '2026-12' } as const;
    const query = listQueryOf(december, 'list', TODAY);
    expect(listPath(query)).toBe('/events?view=month&month=2026-12');
    expect(readListAddress(query, 'list', TODAY)).toEqual(december);
  });

  it('leaves out the view of the host and the present month, which a bookmark then follows', () => {
    expect(listPath(listQueryOf({ view: 'list', month: '2026-12' }, 'list', TODAY))).toBe('/events');
    expect(listQueryOf({ view: 'month', month: '2026-11' }, 'list', TODAY)).toBe('view=month');
    expect(listQueryOf({ view: 'list', month: '2026-11' }, 'month', TODAY)).toBe('view=list');
    expect(readListAddress('view=month', 'list', '2027-01-01').month).toBe('2027-01');
  });

  it('shows what the host set instead of a wrong view or month', () => {
    const rows = [
      'view=semaine&month=2026-13',
      'month=99999',
      'view=&month=%00',
      'view=Month&month=2026-1',
      'month=0000-01',
      'month=9999-12',
    ];
    for (const query of rows)
      expect.soft(readListAddress(query, 'list', TODAY), query).toEqual({ view: 'list', month: '2026-11' });
  });
});
