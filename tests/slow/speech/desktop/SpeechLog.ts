import { type FSWatcher, openSync, readSync, watch } from 'node:fs';

/** A sentence of Orca has ended when Orca has been silent for this time. */
const QUIET_MS = 700;
/** The longest wait for an expected sentence. */
const PATIENCE_MS = 15_000;

const SAID = /SPEECH OUTPUT: '(.*?)'(?: voice=.*|\s*\{.*|\s*)$/;

/** Gets what Orca says, sentence by sentence, from its growing debug file. */
export class SpeechLog {
  #heard: string[] = [];
  #rest = '';
  #at = 0;
  #file: number;
  #watcher: FSWatcher;
  #lastWord = Date.now();
  #wake = () => {};
  #isUp = false;

  constructor(file: string) {
    this.#file = openSync(file, 'r');
    this.#watcher = watch(file, () => this.#read());
  }

  #read() {
    const chunk = Buffer.alloc(1 << 20);
    for (;;) {
      const length = readSync(this.#file, chunk, 0, chunk.length, this.#at);
      if (length === 0) break;
      this.#at += length;
      const lines = (this.#rest + chunk.toString('latin1', 0, length)).split('\n');
      this.#rest = lines.pop() ?? '';
      for (const line of lines) this.#hear(Buffer.from(line, 'latin1').toString('utf8'));
    }
    this.#wake();
  }

  #hear(line: string) {
    this.#isUp ||= line.endsWith('ORCA: Initialized');
    const [, said = ''] = SAID.exec(line) ?? [];
    if (!said.trim()) return;
    this.#heard.push(said.trim());
    this.#lastWord = Date.now();
  }

  /** Resolves at the next line of the file, or after `ms`. */
  #next(ms: number) {
    return new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Resolves when Orca is ready, or rejects. */
  async isListening(): Promise<void> {
    await this.until(() => this.#isUp, 60_000);
    if (!this.#isUp) throw new Error('Orca did not start: its debug file doesn’t say «Initialized».');
  }

  /** Waits until enough was heard or the patience has ended, and then until Orca is quiet. */
  async until(isEnough: (heard: readonly string[]) => boolean, patience = PATIENCE_MS): Promise<void> {
    const start = Date.now();
    this.#lastWord = start;
    for (;;) {
      const isOver = Date.now() - start > patience || isEnough(this.#heard);
      const quiet = Date.now() - this.#lastWord;
      if (isOver && quiet >= QUIET_MS) return;
      await this.#next(isOver ? QUIET_MS - quiet : 200);
    }
  }

  /** The sentences since the last call. */
  take(): string[] {
    return this.#heard.splice(0);
  }

  close(): void {
    this.#watcher.close();
  }
}
