/**
 * Runs the test server as a process: `npx tsx tests/support/processes/serveTest.ts [--members N] [--port N] [--folder
 * dist/demo]`. It prints one line of JSON, `{url, email, password}`, and ends on SIGTERM, on SIGINT, or when the pipe
 * of its parent closes.
 */
import { fstatSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startTestServer } from '../server';

const { values } = parseArgs({
  options: { members: { type: 'string' }, port: { type: 'string' }, folder: { type: 'string' } },
});
const server = await startTestServer({
  members: values.members ? Number(values.members) : undefined,
  port: values.port ? Number(values.port) : undefined,
  folders: values.folder ? [{ at: '/', folder: values.folder }] : [],
});
const { url, email, password } = server;
console.log(JSON.stringify({ url, email, password }));

const end = () => {
  void server.close().then(() => process.exit(0));
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
const input = fstatSync(0);
if (input.isFIFO() || input.isSocket()) process.stdin.once('end', end).resume();
