/**
 * Entry of the reference server, run by `npm start` and `npm run dev` or imported for `startServer`. Options come from
 * the environment: PORT, HOST, PARVIS_DATA, DATABASE_URL, PARVIS_ORIGINS (comma-separated), PARVIS_URL (public address),
 * PARVIS_SMTP, PARVIS_MAIL_FROM, PARVIS_PASSWORD (of a first start), PARVIS_TRUST_PROXY=1, PARVIS_LOG=off; and `--members N` from the command line.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PASSWORD_MIN_LENGTH } from '../../src/domain/utilisateur';
import { type RunningServer, type ServerOptions, startServer } from './startServer';
import { serverTexts } from './texts';

export { createApp } from './app';
export { openDatabase } from './database/openDatabase';
export { seed } from './seed/seed';
export { type RunningServer, type ServerOptions, startServer } from './startServer';

const MEMBERS_MAX = 1_000_000;

/** A whole number in bounds, or a sentence for the operator. */
function whole(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(serverTexts.badOption(name, text));
  return value;
}

function password(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // Never shown, not even when it is refused.
  if ([...text].length < PASSWORD_MIN_LENGTH) throw new Error(serverTexts.shortPassword(PASSWORD_MIN_LENGTH));
  return text;
}

/** Options as the environment and the command line give them. */
export function readOptions(env: NodeJS.ProcessEnv, args: readonly string[]): ServerOptions {
  const { values } = parseArgs({ args: [...args], options: { members: { type: 'string' } }, strict: false });
  return {
    // From sources, as in development, nobody has put it in.
    version: typeof __PARVIS_VERSION__ === 'string' ? __PARVIS_VERSION__ : undefined,
    port: whole('PORT', env.PORT, 0, 65_535),
    host: env.HOST || undefined,
    dataDir: env.PARVIS_DATA || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    members: whole(
      '--members',
      values.members === undefined ? undefined : String(values.members),
      1,
      MEMBERS_MAX,
    ),
    password: password(env.PARVIS_PASSWORD),
    origins: env.PARVIS_ORIGINS?.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    smtp: env.PARVIS_SMTP || undefined,
    mailFrom: env.PARVIS_MAIL_FROM || undefined,
    publicUrl: env.PARVIS_URL?.replace(/\/$/, '') || undefined,
    trustProxy: env.PARVIS_TRUST_PROXY === '1',
    log: env.PARVIS_LOG === 'off' ? false : undefined,
  };
}

/** Starts from the environment and the command line. */
export const run = async (): Promise<RunningServer> =>
  startServer(readOptions(process.env, process.argv.slice(2)));

const isEntry = process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isEntry) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
