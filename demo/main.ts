/*
 * The standalone console: the page holds <parvis-console owns-page> and loads Parvis as any host page does.
 *
 * It is a file of its own although it only imports the loader, because the page's policy allows no inline scripts.
 */
import { configure } from '../embed/loader/loader.ts';

// The server of this page is the back end: it needn't be asked whether it is one.
configure({ api: '/' });

/** Attendance goes on without a network, and so must this page. Other consoles need no worker. */
const ATTENDANCE = '/apps/presences';
const keep = (path: string) => {
  if (path.startsWith(ATTENDANCE))
    void import('./keepOffline.ts').then(({ keepOffline }) => keepOffline('parvis-sw.js'));
};
keep(location.hash.slice(1));
document.addEventListener('parvis-route', (event) => {
  keep((event as CustomEvent<{ path?: string }>).detail?.path ?? '');
});
