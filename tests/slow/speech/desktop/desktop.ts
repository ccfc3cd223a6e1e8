/*
 * An invisible desktop: an X display, the accessibility bus, and Orca, whose debug file holds each sentence it says.
 * Orca has no voice here, so no speech server is needed and nothing waits for a voice to end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SpeechLog } from './SpeechLog.ts';

const BUS = '/usr/libexec/at-spi-bus-launcher';

/** No echo of keys, because the transcript has them anyway; no speech server, so Orca only writes what it says. */
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
  speech: SpeechLog;
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

/** The time that a process may take to end after it is asked to. */
const GRACE_MS = 5000;

/** Asks a process to end, so that it also ends its own children; kills it after a while. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const killing = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(killing);
}

/**
 * Orca drops what it has not read yet when more comes than it can take, so it goes before the browser on a busy machine.
 * Only root may decide this.
 */
function goFirst({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, -10);
  } catch {
    // On an idle machine Orca keeps up without it.
  }
}

/**
 * @param home the folder of Orca's settings
 * @param file the debug file, into which Orca writes what it says and why
 */
export async function openDesktop(home: string, file: string): Promise<Desktop> {
  const [screen, display] = await startDisplay();
  const env = { ...process.env, DISPLAY: display };
  const bus = spawn(BUS, ['--launch-immediately'], { env, stdio: 'ignore' });
  goFirst(bus);
  const preferences = join(home, 'orca');
  mkdirSync(preferences, { recursive: true });
  writeFileSync(join(preferences, 'user-settings.conf'), JSON.stringify(PREFERENCES));
  // Without this a sentence would stay in a buffer until later sentences fill it.
  const flush = 'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n';
  writeFileSync(join(preferences, 'orca-customizations.py'), flush);
  writeFileSync(file, '');
  const orca = spawn('orca', ['--debug-file', file, '--user-prefs', preferences], { env, stdio: 'ignore' });
  goFirst(orca);
  const speech = new SpeechLog(file);
  const close = async () => {
    speech.close();
    // Each process needs the next one until it has ended.
    for (const child of [orca, bus, screen]) await end(child);
  };
  try {
    await speech.isListening();
  } catch (error) {
    await close();
    throw error;
  }
  return { display, speech, close };
}
