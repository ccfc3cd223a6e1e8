import { describe, it } from 'vitest';
import { TRIS_MEMBRE } from '../../../../../src/domain/members/membreChoix';
import { memberLists } from '../../../../fast/server/contract/members/memberLists';

const lists = memberLists();

describe('The order of members', () => {
  it.each(TRIS_MEMBRE)(
    'by %s is the same on every page, equal values by name, missing ones last, in both directions [W6]',
    async (tri) => {
      await lists.expectOrder(tri);
      await lists.expectOrder(`-${tri}`);
    },
  );
});
