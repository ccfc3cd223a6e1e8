/**
 * Reads a file of settings as systemd reads an `EnvironmentFile`, so that a command called by hand has the settings of the
 * server. A shell reads such a file otherwise: `PARVIS_MAIL_FROM=Paroisse <parvis@site.fr>` is an error there.
 */
import { readFileSync } from 'node:fs';

const SPACE = /[ \t\r]/;

/** A value from its first character on; it may be in quotes, in part or whole, and go on in the next line after `\`. */
function readValue(text: string, start: number): { value: string; end: number } {
  let value = '';
  /** Length of the value up to its last character that isn't an unquoted blank. */
  let kept = 0;
  let quote = '';
  let at = start;
  for (; at < text.length; at++) {
    const character = text[at]!;
    const next = text[at + 1] ?? '';
    if (character === '\\' && quote !== "'") {
      at++;
      // Within double quotes a backslash stands for itself, unless it hides one of these.
      if (next === '\n') continue;
      value += quote && !/["\\`$]/.test(next) ? `\\${next}` : next;
      kept = value.length;
    } else if (quote ? character === quote : /["']/.test(character) && kept === 0) {
      quote = quote ? '' : character;
      kept = value.length;
    } else if (!quote && character === '\n') break;
    else {
      if (value === '' && !quote && SPACE.test(character)) continue;
      value += character;
      if (quote || !SPACE.test(character)) kept = value.length;
    }
  }
  return { value: value.slice(0, kept), end: at };
}

/** The variables of such a text. Lines without a name and `=`, and comments after `#` or `;`, are skipped. */
function variablesIn(text: string): Record<string, string> {
  const variables: Record<string, string> = {};
  const line = /[^\n]*\n?/y;
  for (let at = 0; at < text.length; ) {
    const [, name] = /^[ \t]*([A-Za-z_]\w*)[ \t]*=/.exec(text.slice(at)) ?? [];
    if (name) {
      const { value, end } = readValue(text, text.indexOf('=', at) + 1);
      variables[name] = value;
      at = end + 1;
    } else {
      line.lastIndex = at;
      line.exec(text);
      at = Math.max(line.lastIndex, at + 1);
    }
  }
  return variables;
}

/** The environment with the variables of the file, which win over those that are set. @throws Error of the file system */
export const withEnvFile = (env: NodeJS.ProcessEnv, file: string | undefined): NodeJS.ProcessEnv =>
  file ? { ...env, ...variablesIn(readFileSync(file, 'utf8')) } : env;
