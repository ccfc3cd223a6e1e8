/** The output of the script: a line for each check, and the exit code. */
import { loadavg } from 'node:os';

let failures = 0;

export function heading(text: string): void {
  const averages = loadavg().slice(0, 2);
  console.log(`\n▶ ${text}  (load average ${averages.map((load) => load.toFixed(1)).join(', ')})`);
}

export function check(what: string, isRight: boolean, note = ''): void {
  if (!isRight) failures++;
  console.log(`${isRight ? '✓' : '✗'} ${what}${note && `: ${note}`}`);
}

export const say = (line: string): void => console.log(`  ${line}`);

export const failed = (): number => failures;
