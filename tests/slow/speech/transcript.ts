import type { Line } from './perform.ts';
import type { Task } from './task.ts';

/** Replaces what would differ with each run. */
const steady = (said: string) => said.replace(/127\.0\.0\.1:\d+/g, '‹serveur›').replace(/\|/g, '\\|');

const row = ({ did, heard, faults }: Line) => {
  const cells = [...heard.map(steady), ...faults.map((fault) => `**${fault}**`)];
  return `| ${steady(did)} | ${cells.join('<br>') || '–'} |`;
};

/** The transcript as a Markdown page: each key and the sentences after it. */
export const transcriptOf = (task: Task, lines: readonly Line[]): string =>
  `# ${task.title}\n\nWritten by \`npm run test:speech -- ${task.name}\`.\n\n| Touche | Orca dit |\n| --- | --- |\n${lines.map(row).join('\n')}\n`;
