import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { accountCommandTexts } from './accountTexts';

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Reads one line without showing it. Empty when the input ends, or with Ctrl+C. */
function hiddenLine({ input, output }: Terminal, prompt: string): Promise<string> {
  // Readline turns off the terminal's echo; its own echo is discarded.
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
 * Reads a new password: a terminal asks for it twice without showing it; otherwise it is the first line of the input.
 * @throws Error with a sentence when there is none, or when the two differ
 */
export async function askPassword(terminal: Terminal, email: string): Promise<string> {
  if (!terminal.input.isTTY) {
    const [line = ''] = (await text(terminal.input)).split(/\r?\n/);
    if (!line) throw new Error(accountCommandTexts.noPassword);
    return line;
  }
  const password = await hiddenLine(terminal, accountCommandTexts.askPassword(email));
  if (!password) throw new Error(accountCommandTexts.noPassword);
  if ((await hiddenLine(terminal, accountCommandTexts.askAgain)) !== password)
    throw new Error(accountCommandTexts.notTheSame);
  return password;
}

/** Whether «oui» is answered; without a terminal, whether it is the first line of the input. */
export async function askYes({ input, output }: Terminal, question: string): Promise<boolean> {
  const isYes = (line: string) => /^o(ui)?$/i.test(line.trim());
  if (!input.isTTY) return isYes((await text(input)).split(/\r?\n/)[0] ?? '');
  const lines = createInterface({ input, output });
  return new Promise((done) => {
    lines.once('close', () => done(false));
    lines.question(question, (line) => {
      done(isYes(line));
      lines.close();
    });
  });
}
