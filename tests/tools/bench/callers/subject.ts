/** A built server in a process of its own, with a database of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onEnd } from '../../../slow/load/harness/leftovers.ts';
import { present } from '../../../support/present.ts';
import { signedIn } from '../beside/expected.ts';

const ready = /prêt\W+(http:\S+)/;

export interface Subject {
  name: string;
  url: string;
  token: string;
  stop(): Promise<void>;
}

/** @param checkout folder of a checkout whose server is built */
export async function startSubject(
  name: string,
  checkout: string,
  members: number,
  home: { PARVIS_DATA: string; DATABASE_URL?: string },
): Promise<Subject> {
  const env = { ...process.env, PORT: '0', PARVIS_DEMO: '1', PARVIS_LOG: 'off', DATABASE_URL: '', ...home };
  const child = spawn(process.execPath, ['dist/server/main.js', '--members', String(members)], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onEnd(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: present(child.stdout, 'output') }).on('line', (line) => {
      const [, address] = ready.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(([code]) => reject(new Error(`The server ended with ${code}.`)));
  });
  const { token } = await signedIn(url);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { name, url, token, stop };
}
