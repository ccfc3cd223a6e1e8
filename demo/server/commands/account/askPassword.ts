import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { accountTexts } from './texts';

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** One line that isn't shown while it is typed. Empty when the input ends, or with Ctrl+C. */
function hiddenLine({ input, output }: Terminal, prompt: string): Promise<string> {
  // Readline turns the terminal's own echo off, and writes its own to nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  return new Promise((done) => {
    const end = (line: string) => {
      output.write('\n');
      done(line);
      lines.removeAllListeners();
      lines.close();
    };
    lines.once('line', end);
    lines.once('SIGINT', () => end(''));
    lines.once('close', () => end(''));
    output.write(prompt);
  });
}

/**
 * A new password: asked for twice on a terminal, without showing it; else the first line of the input.
 * @throws Error with a sentence when there is none, or the second differs
 */
export async function askPassword(terminal: Terminal, email: string): Promise<string> {
  if (!terminal.input.isTTY) {
    const [line = ''] = (await text(terminal.input)).split(/\r?\n/);
    if (!line) throw new Error(accountTexts.noPassword);
    return line;
  }
  const password = await hiddenLine(terminal, accountTexts.askPassword(email));
  if (!password) throw new Error(accountTexts.noPassword);
  if ((await hiddenLine(terminal, accountTexts.askAgain)) !== password)
    throw new Error(accountTexts.notTheSame);
  return password;
}
