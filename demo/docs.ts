/*
 * Part of `npm run docs`: writes the tables of the documentation that are generated from the reference server. They are
 * written here because embed/ may not import the server.
 */
import { writeTable } from '../embed/build/docs.ts';
import { publicCallsTable } from './server/guard/doors/publicCallsTable.ts';
import { settingsTable } from './server/ops/process/settings.ts';

writeTable({ file: 'docs/OPERATIONS.md', mark: 'settings', content: settingsTable() });
writeTable({ file: 'docs/SECURITY.md', mark: 'public-calls', content: publicCallsTable() });
