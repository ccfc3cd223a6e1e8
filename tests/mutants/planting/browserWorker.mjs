/*
 * Plants a share of the defects in one browser. @web/test-runner opens one page after another («slots»). Each page
 * takes the next step of the queue and loads the test file, while one source file is served with the defect of the
 * step. The browser never caches these sources; it caches all others, as in every run.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { startTestRunner } from '@web/test-runner';
import { readDefects, withDefect } from './defects.mjs';
import { createQueue } from './queue.mjs';

const { names, part } = JSON.parse(process.env.PARVIS_PLANTED);
// A number that no other run has, because Vite keeps its prepared libraries under it.
process.env.PARVIS_PART = `${90 + part}/1`;
// The files are listed here, so that the runner adds no other pages.
process.argv.push('--files');
const { default: config, vite } = await import('../../wtr.config.mjs');

const defects = (await readDefects()).filter(({ name }) => names.includes(name));
const queue = createQueue(defects, (result) => process.send(result));
const queries = '/tests/support/queries.ts';
const own = new Set([queries, ...defects.map(({ file }) => `/${file}`)]);

mkdirSync('.cache', { recursive: true });
const slots = mkdtempSync('.cache/slots-');
const slotCount = defects.reduce((sum, { tests }) => sum + tests.length * 3, 0) + 20;
for (let at = 0; at < slotCount; at += 1) writeFileSync(`${slots}/${String(at).padStart(5, '0')}.js`, '');

let runner;

/** The page of a slot: the test file of the step, or its matching tests. */
function slotPage(step) {
  if (!step) return `it('has nothing left to do', () => {});`;
  const chosen = step.grep ? `mocha.grep(new RegExp(${JSON.stringify(step.grep)}));` : '';
  return `mocha.bail(${Boolean(step.defect)}); mocha.timeout(40_000); ${chosen} await import('/${step.file}');`;
}

/** A check that waits for something that a defect removed needs a shorter time limit than on a busy machine. */
const impatient = (text) => text.replace('timeout = 10_000', 'timeout = 5_000');

/** The text of a module when it differs from the file. */
function changed(path) {
  if (path === queries) return impatient(readFileSync(`.${queries}`, 'utf8'));
  const step = queue.current();
  return step?.defect && `/${step.defect.file}` === path ? withDefect(step.defect) : undefined;
}

/** The module as Vite serves it, with this text if there is one. */
async function compiled(path) {
  const { client } = vite.environments;
  const asItIs = await client.transformRequest(path);
  const text = changed(path);
  if (text === undefined) return asItIs.code;
  return (await client.pluginContainer.transform(text, `${process.cwd()}${path}`)).code;
}

async function serveStep(context, next) {
  const { path } = context;
  const isSlot = path.startsWith(`/${slots}/`);
  if (!isSlot && !own.has(path)) return next();
  const code = isSlot ? slotPage(queue.next(basename(path))) : await compiled(path);
  // Bypasses Koa, because the runner's middleware would make the browser keep it for a year.
  context.respond = false;
  context.res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  context.res.end(code);
}

function endSlot(session) {
  if (session.status !== 'FINISHED') return;
  queue.end(basename(session.testFile), session);
  if (!queue.current()) void runner.stop();
}

runner = await startTestRunner({
  config: {
    ...config,
    files: [`${slots}/*.js`],
    middleware: [serveStep, ...config.middleware],
    reporters: [],
    testsFinishTimeout: 90_000,
  },
  readCliArgs: false,
  readFileConfig: false,
  autoExitProcess: false,
});
runner.sessions.on('session-status-updated', endSlot);
for (const event of ['disconnect', 'SIGTERM']) process.once(event, () => void runner.stop());
runner.on('stopped', () => {
  rmSync(slots, { recursive: true, force: true });
  process.exit(0);
});
