/** What the script found: one line per check, and the exit code. */
import { loadavg } from 'node:os';

let failures = 0;

export function heading(text: string): void {
  const [one, five] = loadavg();
  console.log(`\n▶ ${text}  (load average ${one!.toFixed(1)}, ${five!.toFixed(1)})`);
}

export function check(what: string, isRight: boolean, note = ''): void {
  if (!isRight) failures++;
  console.log(`${isRight ? '✓' : '✗'} ${what}${note && `: ${note}`}`);
}

export const say = (line: string): void => console.log(`  ${line}`);

export const failed = (): number => failures;
