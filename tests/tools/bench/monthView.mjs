import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { summary } from './uiPage.mjs';

/*
 * The built console on a machine four times slower: the tasks of the main thread while a user switches to and from a
 * month of 500 events and of 20 series, which have more than 200 days in it, from the click until the month and the events of its first day are painted. Both months are
 * already loaded, as they are after one of them was shown. Only the thread's own time counts, so that other processes
 * don't matter. One trace records all switches, and every wait has a time limit.
 */

const EVENTS = 500;
/** Five of each day and fifteen of a weekday. */
const SERIES = { daily: 5, weekly: 15 };
const SWITCHES = 24;
/** The first switches warm up the code. */
const WARM_UP = 10;
const PATIENCE = 60_000;

/** @param {import('playwright-core').Browser} browser */
export function run(browser) {
  return onBuiltServer(50, async (url) => {
    const page = await openSignedIn(browser, url, '#/events');
    page.setDefaultTimeout(PATIENCE);
    const now = new Date();
    const month = new Date(now.getFullYear(), now.getMonth() + 1, 15, 12).toISOString().slice(0, 7);
    await page.evaluate(makeEvents, [month, EVENTS, SERIES]);
    await page.reload();
    await page.getByRole('button', { name: 'Mois', exact: true }).click();
    await settled(page);
    await page.getByRole('button', { name: 'Mois suivant' }).click();
    await settled(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await browser.startTracing(page, { categories: ['-*', 'toplevel', 'blink.user_timing'] });
    for (let at = 0; at < SWITCHES; at++) {
      await settled(page);
      await page.evaluate(switchMonth, [at % 2 === 0 ? 'Mois précédent' : 'Mois suivant', PATIENCE]);
    }
    const switches = switchTasks(JSON.parse((await browser.stopTracing()).toString()).traceEvents).slice(
      WARM_UP,
    );
    await page.close();
    const what = `a switch to or from a month of ${EVENTS} and 20 series at 4×`;
    const longest = switches.map((tasks) => Math.max(...tasks));
    const whole = switches.map((tasks) => tasks.reduce((sum, task) => sum + task, 0));
    return [
      { name: `events, longest task of ${what}`, ...summary(longest), unit: 'ms' },
      { name: `events, all tasks of ${what}`, ...summary(whole), unit: 'ms' },
    ];
  });
}

/** Waits until the month is shown and none of its calls is running. */
async function settled(page) {
  await page.getByText(/événements? ce mois/).waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
}

/** The main thread's tasks between the marks of each switch, in ms of processor time. */
function switchTasks(events) {
  const marks = events.filter(
    ({ name, cat }) => cat?.includes('user_timing') && /^month-(from|to)$/.test(name),
  );
  marks.sort((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0];
  const tasks = events.filter(
    (event) =>
      event.ph === 'X' &&
      event.name === 'ThreadControllerImpl::RunTask' &&
      event.pid === pid &&
      event.tid === tid,
  );
  const switches = [];
  for (let at = 0; at < marks.length; at += 2) {
    const [from, to] = [marks[at].ts, marks[at + 1].ts];
    const between = tasks.filter(({ ts, dur }) => ts + dur > from && ts < to);
    switches.push(between.map(({ tdur, dur }) => (tdur ?? dur) / 1000));
  }
  return switches;
}

/** Adds this many events, spread over the month, and series that begin in it. Runs in the page. */
async function makeEvents([month, count, series]) {
  const headers = {
    authorization: `Token ${localStorage.getItem('authToken')}`,
    'content-type': 'application/json',
  };
  const make = async (at, name = 'Rencontre', repeated = { is_recurrent: false }) => {
    const day = `${month}-${String(1 + (at % 28)).padStart(2, '0')}`;
    const heure_debut = `${String(8 + (at % 12)).padStart(2, '0')}:00`;
    const draft = { nom_evenement: `${name} ${month} ${at}`, lieu: 'Salle', ...repeated };
    const body = JSON.stringify({ ...draft, date: `${day}T${heure_debut}:00`, heure_debut });
    const answer = await fetch('/api/events/', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  for (let at = 0; at < count; at += 20)
    await Promise.all(Array.from({ length: 20 }, (_, offset) => make(at + offset)));
  for (const [frequency, number] of Object.entries(series))
    for (let at = 0; at < number; at++) {
      await make(at, frequency, { is_recurrent: true, recurence_data: { frequency } });
    }
}

/** Presses the button with this name and resolves when the other month is painted. Runs in the page. */
function switchMonth([name, patience]) {
  const root = document.querySelector('parvis-console').shadowRoot;
  const button = [...root.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === name && each.checkVisibility(),
  );
  const grid = root.querySelector('[role=grid]');
  const chips = () =>
    [...grid.querySelectorAll('[role=gridcell] [data-event]')].map((chip) => chip.title).join();
  const before = chips();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${name}: nothing has changed.`)), patience);
    requestAnimationFrame(() => {
      performance.mark('month-from');
      button.click();
      const look = () => {
        if (chips() === before) return requestAnimationFrame(look);
        // A message that is posted in a frame's callback arrives after that frame is painted.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          performance.mark('month-to');
          resolve();
        };
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  });
}
