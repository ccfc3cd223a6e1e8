import { chromium, registry } from './needs.mjs';
import type { Suite } from './suite';

/*
 * The suites of `npm run test:all`, in the order in which they run. A suite says its counts in its closing line, and
 * what it couldn't try in lines «Not run: …» (see says.mjs).
 */

/** The call of a script of package.json. */
const script = (name: string, ...words: string[]): string[] => [
  ...['npm', 'run', '--silent', name],
  ...(words.length > 0 ? ['--', ...words] : []),
];

export const suites: readonly Suite[] = [
  { name: 'build', minutes: 15, command: script('build'), isCheck: true, isBase: true },
  { name: 'rest', minutes: 30, command: ['node', 'tests/run.mjs', 'tests/slow'], needs: [chromium] },
  { name: 'static', minutes: 15, command: script('test:static'), needs: [chromium] },
  { name: 'package', minutes: 15, command: script('test:package'), needs: [chromium, registry] },
  { name: 'deploy', minutes: 40, command: script('test:deploy') },
  { name: 'wordpress', minutes: 10, command: script('test:wordpress'), needs: [chromium] },
  { name: 'firefox', minutes: 10, command: script('test:firefox') },
  { name: 'hosts', minutes: 30, command: script('test:hosts'), needs: [chromium] },
  { name: 'access', minutes: 30, command: script('test:access'), needs: [chromium] },
  { name: 'webkit', minutes: 30, command: script('test:webkit') },
  { name: 'fuzz', minutes: 20, command: script('test:fuzz'), needs: [chromium] },
  ...['members', 'events', 'living', 'forms', 'rest'].map((part) => ({
    name: `faults-${part}`,
    minutes: 30,
    command: script('test:faults', `--part=${part}`),
    needs: [chromium],
  })),
  { name: 'speech', minutes: 30, command: script('test:speech'), needs: [chromium] },
  ...['20', '22', '24', '26'].map((version) => ({
    name: `nodes-${version}`,
    minutes: 30,
    command: script('test:nodes', version),
  })),
  { name: 'load', minutes: 30, command: script('test:load') },
];
