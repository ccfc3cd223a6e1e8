/*
 * The console without a server: Parvis is loaded as by any host page, and told to send its calls to the worker of this
 * page. The page's own part is the notice above the console.
 */
import { configure } from '../../embed/loader/loader.ts';
import { notice } from './notice';
import { WorkerServer } from './WorkerServer';
import workerUrl from './worker/worker?worker&url';

/** A download over a slow line is no failure: as long as the notice counts, calls wait. */
const PATIENCE_MS = 600_000;

// A script's address has to pass the page's own policy; this is the only one.
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } };
interface Policy {
  createScriptURL(url: string): string;
}
const policy = trustedTypes?.createPolicy('parvis-demo', {
  createScriptURL: (url: string) => {
    if (url !== workerUrl) throw new TypeError(url);
    return url;
  },
});

const base = new URL('.', location.href).pathname.replace(/\/$/, '');
const begin = () => new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
const server = new WorkerServer(begin, base, (state) => shown.show(state));
const shown = notice(() => server.start());
configure({ api: base, fetch: server.fetch, timeout: PATIENCE_MS });
server.start();
