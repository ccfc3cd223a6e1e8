/* Does the tasks one after the other, each on a server and in a browser of its own, and writes what was heard. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openScreen } from './desktop/browser.ts';
import { openDesktop } from './desktop/desktop.ts';
import { perform } from './perform.ts';
import type { Task } from './task.ts';
import { tasks } from './tasks/tasks.ts';
import { transcriptOf } from './transcript.ts';

const FOLDER = 'docs/speech';
/** Orca's own reports, one a task: they tell why something was said, or wasn't. */
const REPORTS = '.cache/speech';

/** What is open now, to be closed from the last to the first, also where the command is interrupted. */
const opened: { close(): Promise<void> }[] = [];

async function closeAll(): Promise<void> {
  for (let last = opened.pop(); last; last = opened.pop()) await last.close();
}

async function run(task: Task, home: string): Promise<boolean> {
  const desktop = await openDesktop(home, `${REPORTS}/${task.name}.log`);
  opened.push(desktop);
  const screen = await openScreen(home, desktop.display, task);
  opened.push(screen);
  const lines = await perform(task, screen, desktop.ear);
  writeFileSync(`${FOLDER}/${task.name}.md`, transcriptOf(task, lines));
  const faults = lines.flatMap(({ did, faults }) => faults.map((fault) => `  ${did}: ${fault}`));
  console.log([`${faults.length > 0 ? '✗' : '✓'} ${task.name}, ${lines.length} keys`, ...faults].join('\n'));
  return faults.length === 0;
}

/** A task that breaks off is a failure of its own; the others are done nevertheless. */
async function attempt(task: Task, home: string): Promise<boolean> {
  try {
    return await run(task, home);
  } catch (error) {
    console.error(`✗ ${task.name} broke off:`, error);
    return false;
  } finally {
    await closeAll();
  }
}

const words = process.argv.slice(2);
const home = process.env.SPEECH_HOME;
if (!home) throw new Error('Start it by npm run test:speech, which prepares the desktop.');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
for (const folder of [FOLDER, REPORTS]) mkdirSync(folder, { recursive: true });
const wanted = tasks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (wanted.length === 0) throw new Error(`No task is named ${words.join(' or ')}.`);
let isWell = true;
for (const task of wanted) if (!(await attempt(task, home))) isWell = false;
process.exit(isWell ? 0 : 1);
