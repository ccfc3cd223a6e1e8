import { texts } from './texts';
import type { ServerState } from './WorkerServer';

const part = <T extends HTMLElement = HTMLElement>(name: string) => document.getElementById(name) as T;

/** What the page says of the demonstration: how far it is, what to do when it failed, how to begin again. */
export function notice(retry: () => void): { show(state: ServerState): void } {
  const [status, bar] = [part('state'), part<HTMLProgressElement>('progress')];
  const [again, restart] = [part<HTMLButtonElement>('retry'), part<HTMLButtonElement>('restart')];
  again.onclick = retry;
  // The database lives as long as the page.
  restart.onclick = () => location.reload();
  document.addEventListener('parvis-session', (event) => {
    part('account').hidden = Boolean((event as CustomEvent<{ user: unknown }>).detail.user);
  });

  function show(state: ServerState): void {
    const isLoading = state.kind === 'loading';
    document.body.dataset.demo = state.kind;
    bar.hidden = !isLoading;
    again.hidden = state.kind !== 'failed';
    restart.hidden = state.kind !== 'ready';
    // What comes after the download can't be counted.
    if (isLoading && state.loaded < 1) bar.value = state.loaded;
    else bar.removeAttribute('value');
    // Set anew, it would be read aloud at each step of the bar.
    const said = isLoading ? texts.preparing : texts[state.kind];
    if (status.textContent !== said) status.textContent = said;
    status.classList.toggle('aside', state.kind === 'ready');
  }
  return { show };
}
