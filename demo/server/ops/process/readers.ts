/** Readers of settings: text to value, or a `WrongSetting` that says what is expected instead. */
import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { refusedAtOnce } from '../../guard/passwords/weakPasswords';
import { PROXIES_MAX } from '../../http/caller';
import { readAddress } from '../../store/server/address';
import { settingTexts } from './texts';

/** Says what is expected; the caller adds the name and value of the setting. */
export class WrongSetting extends Error {}

const NAME_LENGTH = 255;

export type SettingReader<T> = (text: string) => T;

/** A whole number within bounds. */
export const whole =
  (min: number, max: number): SettingReader<number> =>
  (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new WrongSetting(settingTexts.whole(min, max));
    return value;
  };

/** The number of proxies; `true`, as other programs accept, wouldn't say which entry to trust. */
export const hops: SettingReader<number> = (text) => {
  if (!/^\d{1,2}$/.test(text) || Number(text) > PROXIES_MAX)
    throw new WrongSetting(settingTexts.hops(PROXIES_MAX));
  return Number(text);
};

/** One of several words, each with its value. */
export const word =
  <T>(values: Readonly<Record<string, T>>): SettingReader<T> =>
  (text) => {
    if (!Object.hasOwn(values, text)) throw new WrongSetting(settingTexts.word(Object.keys(values)));
    return values[text] as T;
  };

/** Some of the known names, separated by commas. */
export const someOf =
  <T extends string>(known: readonly T[]): SettingReader<T[]> =>
  (text) => {
    const names = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return names.map((name) => {
      const found = known.find((one) => one === name);
      if (!found) throw new WrongSetting(settingTexts.names(known));
      return found;
    });
  };

/** The password of the sample accounts. It is checked without the lists, which would delay every start. */
export const newPassword: SettingReader<string> = (text) => {
  const problem = refusedAtOnce(text);
  if (problem) throw new WrongSetting(problem);
  return text;
};

/** A value sent in a header: at least 16 characters of ASCII, no spaces. */
export const token: SettingReader<string> = (text) => {
  if (!/^[!-~]{16,200}$/.test(text)) throw new WrongSetting(settingTexts.token);
  return text;
};

function addressIn(text: string, protocols: readonly string[], example: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address?.hostname || !protocols.includes(address.protocol))
    throw new WrongSetting(settingTexts.like(example));
  return address;
}

/** An address of one of the protocols, unchanged. */
export const addressOf =
  (protocols: readonly string[], example: string): SettingReader<string> =>
  (text) => {
    addressIn(text, protocols, example);
    return text;
  };

/** An address of PostgreSQL, with one host or several. */
export const databaseAddress: SettingReader<string> = (text) => {
  try {
    readAddress(text);
  } catch (error) {
    throw new WrongSetting((error as Error).message);
  }
  return text;
};

/** The address that people use, without the closing slash: a path is allowed, a query is not. */
export const publicAddress: SettingReader<string> = (text) => {
  const example = 'https://parvis.exemple.fr';
  const { search, hash, username, password } = addressIn(text, ['http:', 'https:'], example);
  if (search || hash || username || password || /[?#]$/.test(text))
    throw new WrongSetting(settingTexts.bareAddress(example));
  return text.replace(/\/+$/, '');
};

function origin(text: string): string {
  if (text === '*' || text === 'null') return text;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new WrongSetting(settingTexts.like('https://site.fr'));
  // Browsers send exactly this form, and origins are compared as text.
  if (address.origin !== text) throw new WrongSetting(settingTexts.origin(address.origin));
  return text;
}

/** Origins separated by commas; `*` stands for all, `null` for files and sandboxed frames. */
export const origins: SettingReader<string[]> = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(origin);

/** A name or an address to listen on: no scheme, no port, no brackets. */
export const host: SettingReader<string> = (text) => {
  const isNumeric = /^[\d.]+$/.test(text);
  if (!isIP(text) && (isNumeric || !/^[\w-]+(\.[\w-]+)*$/.test(text)))
    throw new WrongSetting(settingTexts.host);
  return text;
};

/** Whether a folder can be made where this one is missing; only trying tells it, as in /proc. */
function canBeMade(folder: string): boolean {
  let parent = dirname(folder);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    rmdirSync(mkdtempSync(join(parent, '.parvis-')));
    return true;
  } catch {
    return false;
  }
}

/** A folder that exists or can be created. */
export const folder: SettingReader<string> = (text) => {
  if (/^\w+:\/\//.test(text)) throw new WrongSetting(settingTexts.noFolderButAddress);
  if (statSync(text, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new WrongSetting(settingTexts.noFolderButFile);
  const path = resolve(text);
  if (!existsSync(path) && !canBeMade(path)) throw new WrongSetting(settingTexts.folderNotMade);
  return text;
};

/** A name on one line. */
export const nameLine: SettingReader<string> = (text) => {
  if (/\p{Cc}/u.test(text) || [...text].length > NAME_LENGTH)
    throw new WrongSetting(settingTexts.nameLine(NAME_LENGTH));
  return text;
};

/** `parvis@site.fr` or `Parvis <parvis@site.fr>`. */
export const sender: SettingReader<string> = (text) => {
  const [, address = text] = /^[^<>]*<([^<>]*)>$/.exec(text) ?? [];
  if (text.length > 300 || !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address))
    throw new WrongSetting(settingTexts.like('Parvis <parvis@site.fr>'));
  return text;
};

/** A zone of the IANA list, such as `Europe/Paris`. */
export const timeZone: SettingReader<string> = (text) => {
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: text }).resolvedOptions().timeZone && text;
  } catch {
    throw new WrongSetting(settingTexts.like('Europe/Paris'));
  }
};
