/*
 * A desktop nobody sees: an X display, the accessibility bus, and Orca, whose debug file holds each sentence it says.
 * It has no voice: nothing is installed for that, and nothing waits for a voice to end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Ear } from './Ear.ts';

const BUS = '/usr/libexec/at-spi-bus-launcher';

/** Keys and words typed are in the transcript anyway. No speech server: Orca then only writes what it says. */
const PREFERENCES = {
  general: {
    speechServerFactory: 'none',
    speechFactoryModules: [],
    enableKeyEcho: false,
    enableBraille: false,
    enableBrailleMonitor: false,
    enableSound: false,
    speakProgressBarUpdates: false,
  },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

export interface Desktop {
  display: string;
  ear: Ear;
  close(): Promise<void>;
}

async function startDisplay(): Promise<[ChildProcess, string]> {
  const flags = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const stream = child.stdio[3] as NodeJS.ReadableStream;
  const number = await new Promise<string>((done, fail) => {
    createInterface({ input: stream }).once('line', done);
    child.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}.`)));
  });
  return [child, `:${number}`];
}

const ends = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((done) => child.once('exit', () => done()));

/** @param home a folder for what Orca keeps and writes */
export async function openDesktop(home: string): Promise<Desktop> {
  const [screen, display] = await startDisplay();
  const env = { ...process.env, DISPLAY: display };
  const bus = spawn(BUS, ['--launch-immediately'], { env, stdio: 'ignore' });
  const preferences = join(home, 'orca');
  mkdirSync(preferences, { recursive: true });
  writeFileSync(join(preferences, 'user-settings.conf'), JSON.stringify(PREFERENCES));
  // Else a sentence would wait in a buffer until the next ones fill it.
  const flush = 'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n';
  writeFileSync(join(preferences, 'orca-customizations.py'), flush);
  const file = join(home, 'orca.log');
  writeFileSync(file, '');
  const orca = spawn('orca', ['--debug-file', file, '--user-prefs', preferences], { env, stdio: 'ignore' });
  const ear = new Ear(file);
  const close = async () => {
    ear.close();
    for (const child of [orca, bus, screen]) {
      child.kill('SIGKILL');
      await ends(child);
    }
  };
  try {
    await ear.isListening();
  } catch (error) {
    await close();
    throw error;
  }
  return { display, ear, close };
}
