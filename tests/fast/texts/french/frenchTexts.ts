import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isEnglish, isFrench } from './rules';
import { type Found, stringsOfMarkup, stringsOfPhp, stringsOfScript, stringsOfSettings } from './stringsOf';

export interface FrenchText {
  text: string;
  /** `file:line`, as editors open it. */
  place: string;
}

/** Texts in English, headers as people's files write them, the tables' SQL, and what no reader sees. */
const NOT_TEXTS = [
  /\/en-GB\//,
  /members\/fields\.ts$/,
  /\/migrations\/0001-/,
  /\/ops\/upgrade\/versions\d/,
  /\/bench\//,
  /embed\/check\//,
  /\.d\.m?ts$/,
  /\/node_modules\//,
];

function stringsOf(file: string, code: string): Found[] {
  switch (extname(file)) {
    case '.ts':
    case '.tsx':
    case '.js':
    case '.mjs':
      return stringsOfScript(code, file);
    case '.html':
    case '.xml':
      return stringsOfMarkup(code);
    case '.php':
    case '.module':
      return stringsOfPhp(code);
    case '.ini':
    case '.yml':
    case '.json':
      return stringsOfSettings(code);
    default:
      return [];
  }
}

/** In a file of texts everything but the key `email` is French; elsewhere the rules tell French from code and English. */
const isShown = (file: string, text: string): boolean =>
  /texts(?:\.fr)?\.ts$/i.test(file)
    ? /\p{L}/u.test(text) && text !== 'email' && !isEnglish(text)
    : isFrench(text);

/** All French texts of the files under these folders. */
export function frenchTextsOf(folders: readonly string[]): FrenchText[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !NOT_TEXTS.some((names) => names.test(file)))
      .flatMap((file) => {
        const code = readFileSync(file, 'utf8');
        return stringsOf(file, code)
          .filter(({ text }) => isShown(file, text))
          .map(({ text, offset }) => ({
            text,
            place: `${file}:${code.slice(0, offset).split('\n').length}`,
          }));
      }),
  );
}
