/**
 * Entry of the reference server. `npm run dev` and `npm run account` run it as a program, demo/start.mjs (`npm start`)
 * imports `run` from the built file, and the benchmarks import `startServer` from it. Settings are in settings.ts.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAccountCommand } from './ops/commands/account';
import { runCheckCommand } from './ops/commands/check';
import { readOptions, unknownVariables } from './ops/process/readOptions';
import { startServer } from './ops/process/startServer';
import { operatorSentence } from './ops/process/systemErrors';

export { startServer };

/** Starts from the environment and the command line; exits with a sentence when that fails. */
export async function run(): Promise<void> {
  try {
    const options = readOptions(process.env, process.argv.slice(2));
    for (const line of unknownVariables(process.env)) console.warn(line);
    // The version isn't defined when the server runs from sources, as in development.
    const version = typeof __PARVIS_VERSION__ === 'string' ? __PARVIS_VERSION__ : undefined;
    await startServer({ version, ...options });
  } catch (error) {
    console.error(operatorSentence(error));
    process.exit(1);
  }
}

/** Runs `npm run account` on the terminal of this process. */
async function accountHere(args: readonly string[]): Promise<void> {
  try {
    const { env, stdin: input, stderr: output } = process;
    await runAccountCommand({ args, env, input, output, say: console.log });
  } catch (error) {
    console.error(operatorSentence(error));
    process.exitCode = 1;
  }
}

/** Runs `npm run check`. */
async function checkHere(args: readonly string[]): Promise<void> {
  try {
    process.exitCode = await runCheckCommand({ args, env: process.env, say: console.log });
  } catch (error) {
    console.error(operatorSentence(error));
    process.exitCode = 1;
  }
}

const isEntry = process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isEntry) {
  const [command, ...args] = process.argv.slice(2);
  // `npm run account` and `npm run check` come here, and so does an installation that only has the built server.
  if (command === 'account') void accountHere(args);
  else if (command === 'check') void checkHere(args);
  else void run();
}
