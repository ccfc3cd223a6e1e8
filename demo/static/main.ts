/*
 * The console without a server: this page loads Parvis like any host page, and lets it send its calls to the worker of this
 * page. The only other thing on the page is the notice above the console.
 */
import { configure } from '../../embed/loader/loader.ts';
import { WorkerServer, type WorkerState } from './WorkerServer';
import workerUrl from './worker/worker?worker&url';

const staticTexts = {
  preparing: 'La démonstration se prépare…',
  ready: 'La démonstration est prête.',
  failed:
    'La démonstration n’a pas pu se préparer\u00a0: vérifiez votre connexion, ou essayez avec un navigateur plus récent.',
} as const;

const part = <T extends HTMLElement = HTMLElement>(name: string) => document.getElementById(name) as T;

/** The notice about the demonstration: its progress, a button to retry after a failure, and one to begin again. */
function notice(retry: () => void): { show(state: WorkerState): void } {
  const [status, bar] = [part('state'), part<HTMLProgressElement>('progress')];
  const [again, restart] = [part<HTMLButtonElement>('retry'), part<HTMLButtonElement>('restart')];
  again.onclick = retry;
  // The database ends with the page, so reloading begins again.
  restart.onclick = () => location.reload();
  document.addEventListener('parvis-session', (event) => {
    part('account').hidden = Boolean((event as CustomEvent<{ user: unknown }>).detail.user);
  });

  function show(state: WorkerState): void {
    const isLoading = state.kind === 'loading';
    document.body.dataset.demo = state.kind;
    bar.hidden = !isLoading;
    again.hidden = state.kind !== 'failed';
    restart.hidden = state.kind !== 'ready';
    // The work after the download can't be measured.
    if (isLoading && state.loaded < 1) bar.value = state.loaded;
    else bar.removeAttribute('value');
    // Setting the text again would make screen readers repeat it at each step of the bar.
    const said = isLoading ? staticTexts.preparing : staticTexts[state.kind];
    if (status.textContent !== said) status.textContent = said;
    status.classList.toggle('aside', state.kind === 'ready');
  }
  return { show };
}

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
const server = new WorkerServer(begin, base, (state) => startNotice.show(state));
const startNotice = notice(() => server.start());
configure({ api: base || '/', fetch: server.fetch, timeout: PATIENCE_MS });
server.start();
