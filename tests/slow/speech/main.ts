/* Performs the tasks one after the other, each with its own server and browser, and writes what was heard. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { sayCounts } from '../../tools/all/says.mjs';
import { openScreen } from './desktop/browser.ts';
import { openDesktop } from './desktop/desktop.ts';
import { perform } from './perform.ts';
import type { Task } from './task.ts';
import { tasks } from './tasks/tasks.ts';
import { transcriptOf } from './transcript.ts';

/** Of each task what was said, and Orca's debug file, which shows why a sentence was said or not. */
const FOLDER = '.cache/speech';

/** What is open now. It is closed from the last to the first, also when the command is interrupted. */
const opened: { close(): Promise<void> }[] = [];

async function closeAll(): Promise<void> {
  for (let last = opened.pop(); last; last = opened.pop()) await last.close();
}

async function run(task: Task, home: string): Promise<boolean> {
  const desktop = await openDesktop(home, `${FOLDER}/${task.name}.log`);
  opened.push(desktop);
  const screen = await openScreen(home, desktop.display, task);
  opened.push(screen);
  const lines = await perform(task, screen, desktop.speech);
  writeFileSync(`${FOLDER}/${task.name}.md`, transcriptOf(task, lines));
  const faults = lines.flatMap(({ did, faults }) => faults.map((fault) => `  ${did}: ${fault}`));
  console.log([`${faults.length > 0 ? '✗' : '✓'} ${task.name}, ${lines.length} keys`, ...faults].join('\n'));
  return faults.length === 0;
}

/** Performs a task; a task that breaks off has failed, and the next one still runs. */
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
if (!home) throw new Error('Start this with npm run test:speech, which prepares the desktop.');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
mkdirSync(FOLDER, { recursive: true });
const namePattern = tasks.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (namePattern.length === 0) throw new Error(`No task is named ${words.join(' or ')}.`);
let passed = 0;
for (const task of namePattern) if (await attempt(task, home)) passed += 1;
sayCounts({ passed, failed: namePattern.length - passed });
process.exit(passed === namePattern.length ? 0 : 1);
