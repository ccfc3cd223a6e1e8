/** The output of the script: a line for each check, and their counts. */
import { loadavg } from 'node:os';

let passes = 0;
let failures = 0;

export function heading(text: string): void {
  const averages = loadavg().slice(0, 2);
  console.log(`\n▶ ${text}  (load average ${averages.map((load) => load.toFixed(1)).join(', ')})`);
}

export function check(what: string, isRight: boolean, note = ''): void {
  if (isRight) passes++;
  else failures++;
  console.log(`${isRight ? '✓' : '✗'} ${what}${note && `: ${note}`}`);
}

export const say = (line: string): void => console.log(`  ${line}`);

export const counts = () => ({ passed: passes, failed: failures });
