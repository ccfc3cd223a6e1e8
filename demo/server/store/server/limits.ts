/**
 * Session settings. They are sent with the connection's first message; where a pooler such as PgBouncer drops them,
 * they are sent at the start of each transaction instead.
 */

/**
 * Ends statements that take longer than any screen needs, and releases the rows they lock. Long work lifts the limits.
 */
export const STATEMENT_S = 20;
const LIMITS = {
  statement_timeout: `${STATEMENT_S}s`,
  idle_in_transaction_session_timeout: '60s',
} as const;

/** Lifts the statement limit and sets it again, see withoutTimeLimit.ts. */
export const LIFT_TIME_LIMIT = 'set statement_timeout = 0';
export const RESTORE_TIME_LIMIT = 'reset statement_timeout';

/** A value that no role has by default: where it arrives, the other settings arrive too. */
export const searchPath = (schema: string): string => `"${schema.replaceAll('"', '""')}",public`;

/** For the first message of a connection. */
export const startupOptions = (schema: string): string =>
  Object.entries({ ...LIMITS, search_path: searchPath(schema) })
    .map(([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, '\\$&')}`)
    .join(' ');

/** For the start of a transaction. */
export function localSettings(schema: string, hasTimeLimit: boolean): string {
  const limits = hasTimeLimit ? LIMITS : { statement_timeout: '0', idle_in_transaction_session_timeout: '0' };
  const settings = Object.entries(limits).map(([name, value]) => `set local ${name} = '${value}'`);
  if (schema !== 'public') settings.push(`set local search_path = ${searchPath(schema)}`);
  return settings.join('; ');
}
