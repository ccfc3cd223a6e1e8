/**
 * `DATABASE_URL` as libpq reads it, with several hosts: `postgres://user:password@a:5432,b:5433/base?sslmode=verify-full`.
 * Any address that is printed, at a start or in an error, comes from `shown`, which has no password.
 */
import { storeTexts } from '../database/texts';

export interface ServerAddress {
  /** One address per host. */
  hosts: string[];
  /** The address to print: user, hosts and database. */
  shown: string;
  /** The connections' name in the server's list of activity. */
  applicationName: string;
}

const SHAPE = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(\/[^?#@]*)?(?:\?([^#@]*))?$/i;
/** Parameters that are read here and not passed to pg. */
const OWN_PARAMETERS = [
  'host',
  'port',
  'target_session_attrs',
  'load_balance_hosts',
  'application_name',
] as const;
/**
 * pg 8 checks the certificate for all of these; it is set explicitly, because later versions will check only on
 * request.
 */
const CHECKED_SSL = new Set(['prefer', 'require', 'verify-ca', 'verify-full']);
const WRITABLE = new Set(['any', 'read-write', 'primary']);

const { addressReasons } = storeTexts;

function refused(reason: string): Error {
  return new Error(storeTexts.badDatabaseUrl(reason));
}

/** No part of the address is printed, because in a malformed one any part may be the password. */
function parts(databaseUrl: string) {
  if (!/^postgres(ql)?:\/\//i.test(databaseUrl)) throw refused(addressReasons.scheme);
  const found = SHAPE.exec(databaseUrl);
  if (!found) throw refused(addressReasons.unencoded);
  try {
    decodeURIComponent(databaseUrl);
  } catch {
    throw refused(addressReasons.percent);
  }
  const [, user, hosts = '', path = '', query = ''] = found;
  return { user, hosts, path, parameters: new URLSearchParams(query) };
}

function checkHost(host: string, isOnly: boolean): string {
  const found = /^(\[[0-9a-f:.]+\]|[^:[\]]*)(?::(\d*))?$/i.exec(host);
  if (!found) throw refused(addressReasons.port);
  const [, name = '', port] = found;
  if (!name && !isOnly) throw refused(addressReasons.host);
  if (port !== undefined && port !== '' && !(Number(port) >= 1 && Number(port) <= 65_535))
    throw refused(addressReasons.port);
  return host;
}

/** Hosts of the address, or of its `host` and `port` parameters. */
function hostsOf(hosts: string, parameters: URLSearchParams): string[] {
  const named = parameters.get('host');
  const ports = (parameters.get('port') ?? '').split(',');
  const list = named
    ? named.split(',').map((host, index) => {
        const port = ports[index] ?? ports[0] ?? '';
        return `${encodeURIComponent(host).replace(/%3A/gi, ':')}${port && `:${port}`}`;
      })
    : hosts.split(',');
  return list.map((host) => checkHost(host, list.length === 1));
}

/** @throws Error with a sentence that says what is wrong without repeating the address */
export function readAddress(databaseUrl: string): ServerAddress {
  const { user, hosts, path, parameters } = parts(databaseUrl.trim());
  const wanted = parameters.get('target_session_attrs');
  if (wanted && !WRITABLE.has(wanted)) throw refused(addressReasons.readOnly);
  const all = hostsOf(hosts, parameters);
  const applicationName = parameters.get('application_name') ?? 'parvis';
  for (const name of OWN_PARAMETERS) parameters.delete(name);
  if (CHECKED_SSL.has(parameters.get('sslmode') ?? '')) parameters.set('sslmode', 'verify-full');
  const query = parameters.size ? `?${parameters}` : '';
  const [name = '', ...password] = (user ?? '').split(':');
  const shownUser = user === undefined ? '' : `${name}${password.length ? ':***' : ''}@`;
  return {
    hosts: all.map((host) => `postgres://${user === undefined ? '' : `${user}@`}${host}${path}${query}`),
    shown: `postgres://${shownUser}${all.join(',')}${path}`,
    applicationName,
  };
}
