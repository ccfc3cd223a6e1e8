/**
 * Reads the options of the server from the environment and the command line, and checks all of them before it starts.
 */
import { parseArgs } from 'node:util';
import { WrongSetting } from './readers';
import type { ServerOptions } from './serverOptions';
import { commandLine, type Setting, serverSettings } from './settings';
import { settingTexts } from './texts';

/** An address or part of one with anything that may be a password masked, even if it can't be parsed. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/.*@/, '//***@').replace(/(password=)[^&]*/gi, '$1***');
}

function refusal({ name, secret }: Setting, text: string, expected: string): string {
  if (secret === 'all') return settingTexts.refusedSecret(name, expected);
  return settingTexts.refused(name, secret ? withoutPassword(text) : text, expected);
}

/** The edit distance between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** The known name that was probably meant. */
function nearest(name: string, known: readonly Setting[]): string | undefined {
  const all = known.map((setting) => ({ name: setting.name, away: distance(name, setting.name) }));
  const [closest] = all.sort((a, b) => a.away - b.away);
  return closest && closest.away <= 4 ? closest.name : undefined;
}

/** `--name value` and `--name=value` as pairs; an argument that isn't an option is its own name. */
function commandLineOf(args: readonly string[]): [name: string, value: string | undefined][] {
  const options = Object.fromEntries(
    commandLine.map(({ name }) => [name.slice(2), { type: 'string' as const }]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.flatMap((token) => {
    if (token.kind === 'option') return [[token.rawName, token.value]];
    return token.kind === 'positional' ? [[token.value, undefined]] : [];
  });
}

/**
 * Reads every setting.
 * @throws Error with a sentence for each invalid setting and each unknown option of the command line
 */
export function readOptions(env: NodeJS.ProcessEnv, args: readonly string[]): ServerOptions {
  const options: ServerOptions = {};
  const problems: string[] = [];
  const read = (setting: Setting, text: string) => {
    try {
      Object.assign(options, setting.read(text));
    } catch (error) {
      if (!(error instanceof WrongSetting)) throw error;
      problems.push(refusal(setting, text, error.message));
    }
  };
  for (const setting of serverSettings) {
    const text = env[setting.name]?.trim();
    if (text || (setting.mayBeEmpty && text !== undefined)) read(setting, text);
  }
  for (const [name, text] of commandLineOf(args)) {
    const setting = commandLine.find((one) => one.name === name);
    if (!setting) problems.push(settingTexts.unknownOption(name, nearest(name, commandLine)));
    else if (text === undefined) problems.push(settingTexts.noValue(name));
    else read(setting, text);
  }
  if (problems.length) throw new Error(problems.join('\n'));
  return options;
}

/** A sentence for each variable that looks like a setting but is unknown; it may be meant for another version. */
export function unknownVariables(env: NodeJS.ProcessEnv): string[] {
  const known = new Set(serverSettings.map(({ name }) => name));
  return Object.keys(env)
    .filter((name) => name.startsWith('PARVIS_') && !known.has(name))
    .map((name) => settingTexts.unknownVariable(name, nearest(name, serverSettings)));
}
