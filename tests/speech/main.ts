/* Does the tasks one after the other, each on a server and in a browser of its own, and writes what was heard. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openScreen } from './desktop/browser.ts';
import { type Desktop, openDesktop } from './desktop/desktop.ts';
import { perform } from './perform.ts';
import type { Task } from './task.ts';
import { tasks } from './tasks/tasks.ts';
import { transcriptOf } from './transcript.ts';

const FOLDER = 'docs/speech';

async function run(task: Task, home: string): Promise<boolean> {
  const desktop: Desktop = await openDesktop(home);
  try {
    const screen = await openScreen(home, desktop.display, task);
    try {
      const lines = await perform(task, screen, desktop.ear);
      writeFileSync(`${FOLDER}/${task.name}.md`, transcriptOf(task, lines));
      const faults = lines.flatMap(({ did, faults }) => faults.map((fault) => `  ${did}: ${fault}`));
      console.log(
        [`${faults.length > 0 ? '✗' : '✓'} ${task.name}, ${lines.length} keys`, ...faults].join('\n'),
      );
      return faults.length === 0;
    } finally {
      await screen.close();
    }
  } finally {
    await desktop.close();
  }
}

const words = process.argv.slice(2);
const home = process.env.SPEECH_HOME;
if (!home) throw new Error('Start it by npm run test:speech, which prepares the desktop.');
mkdirSync(FOLDER, { recursive: true });
const wanted = tasks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (wanted.length === 0) throw new Error(`No task is named ${words.join(' or ')}.`);
let isWell = true;
for (const task of wanted) if (!(await run(task, home))) isWell = false;
process.exit(isWell ? 0 : 1);
