/*
 * The console without a server: this page loads Parvis like any host page, and lets it send its calls to the worker of this
 * page. The only other thing on the page is the notice above the console.
 */
import { configure } from '../../embed/loader/loader.ts';
import { notice } from './notice';
import { WorkerServer } from './WorkerServer';
import workerUrl from './worker/worker?worker&url';

/** Calls wait as long as the download may take over a slow line. */
const PATIENCE_MS = 600_000;

// The policy of the page allows only the address of this one script.
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
configure({ api: base || '/', fetch: server.fetch, timeout: PATIENCE_MS });
server.start();
