import { texts } from './texts';
import type { ServerState } from './WorkerServer';

const part = <T extends HTMLElement = HTMLElement>(name: string) => document.getElementById(name) as T;

/** The notice about the demonstration: its progress, a button to retry after a failure, and one to begin again. */
export function notice(retry: () => void): { show(state: ServerState): void } {
  const [status, bar] = [part('state'), part<HTMLProgressElement>('progress')];
  const [again, restart] = [part<HTMLButtonElement>('retry'), part<HTMLButtonElement>('restart')];
  again.onclick = retry;
  // The database ends with the page, so reloading begins again.
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
    // The work after the download can't be measured.
    if (isLoading && state.loaded < 1) bar.value = state.loaded;
    else bar.removeAttribute('value');
    // Setting the text again would make screen readers repeat it at each step of the bar.
    const said = isLoading ? texts.preparing : texts[state.kind];
    if (status.textContent !== said) status.textContent = said;
    status.classList.toggle('aside', state.kind === 'ready');
  }
  return { show };
}
