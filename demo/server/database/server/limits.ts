/**
 * Settings of a session. They travel with the connection's first message; a pooler such as PgBouncer that doesn't pass
 * them on gets them at the head of each transaction instead.
 */

/** What no call of a screen needs is ended, and the row that others wait for is given back. Long work lifts them. */
export const STATEMENT_S = 20;
const LIMITS = {
  statement_timeout: `${STATEMENT_S}s`,
  idle_in_transaction_session_timeout: '60s',
} as const;

/** Lifts the limit of statements, and sets it again: see unhurried.ts. */
export const UNHURRIED = 'set statement_timeout = 0';
export const HURRIED = 'reset statement_timeout';

/** As no role has it by default: where it arrives, the other settings do. */
export const searchPath = (schema: string): string => `"${schema.replaceAll('"', '""')}",public`;

/** For the first message of a connection. */
export const startupOptions = (schema: string): string =>
  Object.entries({ ...LIMITS, search_path: searchPath(schema) })
    .map(([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, '\\$&')}`)
    .join(' ');

/** For the head of a transaction. */
export function localSettings(schema: string, isHurried: boolean): string {
  const limits = isHurried ? LIMITS : { statement_timeout: '0', idle_in_transaction_session_timeout: '0' };
  const settings = Object.entries(limits).map(([name, value]) => `set local ${name} = '${value}'`);
  if (schema !== 'public') settings.push(`set local search_path = ${searchPath(schema)}`);
  return settings.join('; ');
}
