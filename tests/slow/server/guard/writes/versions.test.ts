import { describe } from 'vitest';
import { updatesAtOnce, versionedRows } from '../../../../fast/server/guard/writes/versionedRows';

const rows = versionedRows(50);

describe('An update', () => updatesAtOnce(rows));
