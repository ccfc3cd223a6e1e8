import { describe, it } from 'vitest';
import { MEMBER_ORDERINGS } from '../../../../../src/domain/members/memberFilters';
import { memberLists } from '../../../../fast/server/contract/members/memberLists';

const lists = memberLists();

describe('The order of members', () => {
  it.each(MEMBER_ORDERINGS)(
    'by %s is the same on every page, equal values by name, missing ones last, in both directions [W6]',
    async (ordering) => {
      await lists.expectOrder(ordering);
      await lists.expectOrder(`-${ordering}`);
    },
  );
});
