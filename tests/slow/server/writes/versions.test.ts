import { describe, it } from 'vitest';
import { kinds, versionedRows } from '../../../fast/server/writes/versionedRows';

const { expectOneOfFifty } = versionedRows();

describe('An update', () => {
  it.each(kinds.slice(1))(
    'of $path is made by one of 50 users at once, and shown to the others [J3]',
    (kind) => expectOneOfFifty(kind),
  );
});
