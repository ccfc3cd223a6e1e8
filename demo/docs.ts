/*
 * Part of `npm run docs`: writes the tables of the documentation that are generated from the reference server. They are
 * written here because embed/ may not import the server.
 */
import { writeTable } from '../embed/build/docs.ts';
import { servedCalls } from './servedCalls.ts';
import { announcedSections, specifiedSections } from './server/contract/openapi/calls/callLists.ts';
import { publicCallsTable } from './server/guard/doors/publicCallsTable.ts';
import { settingsTable } from './server/ops/process/settings.ts';

writeTable({ file: 'docs/OPERATIONS.md', mark: 'settings', content: settingsTable() });
writeTable({ file: 'docs/SECURITY.md', mark: 'public-calls', content: publicCallsTable() });
writeTable({ file: 'docs/BACKEND.md', mark: 'calls', content: specifiedSections(servedCalls()) });
writeTable({ file: 'docs/CALLS.md', mark: 'announced-calls', content: announcedSections(servedCalls()) });
