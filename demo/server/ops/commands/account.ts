/** `npm run account`, or `node dist/server/main.js account` where only the built server is: see docs/OPERATIONS.md. */
import { openDatabase } from '../../store/database/openDatabase';
import { becomeOwner } from '../process/becomeOwner';
import { withEnvFile } from '../process/envFile';
import { readOptions } from '../process/readOptions';
import { DATA_DIR_DEFAULT } from '../process/serverOptions';
import { checkHasData } from './checkHasData';
import { type AccountCall, readCommand, runCommand } from './commands';

/** Runs one command on the database of the settings. @throws Error with a sentence for the operator */
export async function runAccountCommand(call: AccountCall): Promise<void> {
  const { canBeFirst, values } = readCommand(call.args);
  const env = withEnvFile(call.env, values.env);
  const { databaseUrl, dataDir = DATA_DIR_DEFAULT } = readOptions(env, []);
  // Only `create` may run before the first start; any other command would make an empty database in a new folder.
  if (!canBeFirst && !databaseUrl) checkHasData(dataDir);
  becomeOwner(dataDir);
  const { db, close } = await openDatabase(databaseUrl ? { databaseUrl, connections: 2 } : { dataDir }, {
    tables: canBeFirst ? 'create' : 'current',
    say: call.say,
  });
  try {
    await runCommand({ ...call, env }, db);
  } finally {
    await close();
  }
}
