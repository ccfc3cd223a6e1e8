import { onBuiltServer, openSignedIn } from './builtServer.mjs';
import { summary } from './uiPage.mjs';

/*
 * The built console on a machine four times slower: an event with 500 registered people, from the press on its link in an
 * open console that hasn't loaded the area of events, on slow 4G; a tick in its table; and twelve weeks of services, from
 * the choice of the period, whose answer is kept, to the first painted dates.
 */

const PEOPLE = 500;
/** A registration takes that many people. */
const FAMILY = 5;
const TICKS = 12;
const CHANGES = 12;
/** The first rounds warm up the code. */
const WARM_UP = 2;

/** @param {import('playwright-core').Browser} browser */
export function run(browser, { runs }) {
  return onBuiltServer(1000, async (url) => {
    const event = await makeEvent(browser, url);
    const openings = [];
    for (let round = 0; round < runs; round++) openings.push(await opening(browser, url, event));
    return [
      {
        name: `event with ${PEOPLE} registered people, press to usable, slow 4G, 4×`,
        ...summary(openings),
        unit: 'ms',
      },
      {
        name: 'event, press to painted tick at 4×',
        ...summary(await ticks(browser, url, event)),
        unit: 'ms',
      },
      await weeks(browser, url),
    ];
  });
}

/** An event that begins soon, so that «Aujourd’hui» has its link. @returns its id */
async function makeEvent(browser, url) {
  const page = await openSignedIn(browser, url, '#/dashboard');
  const id = await page.evaluate(
    async ([people, family]) => {
      const call = async (method, path, body) => {
        const headers = {
          authorization: `Token ${localStorage.getItem('authToken')}`,
          'content-type': 'application/json',
        };
        const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()).data;
      };
      const soon = new Date(Date.now() + 10 * 60_000);
      const two = (part) => String(part).padStart(2, '0');
      const day = `${soon.getFullYear()}-${two(soon.getMonth() + 1)}-${two(soon.getDate())}`;
      const heure_debut = `${two(soon.getHours())}:${two(soon.getMinutes())}`;
      const event = await call('POST', '/api/events/', {
        nom_evenement: 'Camp d’hiver',
        date: `${day}T${heure_debut}:00`,
        heure_debut,
        lieu: 'Foyer',
        is_recurrent: false,
      });
      const none = { ouvert_du: null, ouvert_au: null, modifiable_au: null, offre_heures: null };
      await call('PUT', `/api/events/${event.id}/inscriptions/`, {
        ...none,
        accord: false,
        formulaire_id: null,
        confidentialite: null,
        conservation_mois: null,
        places: people,
        personnes_max: family,
        attente: true,
        organisation: 'Paroisse',
      });
      for (let at = 0; at < people; at += family)
        await call('POST', '/api/events/register/', {
          evenement: event.id,
          email: `famille${at}@exemple.fr`,
          telephone: '',
          personnes: Array.from({ length: family }, (_, one) => ({
            prenom: `Zoé ${at + one}`,
            nom: 'N’Guessan',
          })),
        });
      return event.id;
    },
    [PEOPLE, FAMILY],
  );
  await page.close();
  return id;
}

/** Milliseconds from the press on the event's link to the painted list of who comes. */
async function opening(browser, url, event) {
  const page = await openSignedIn(browser, url, '#/dashboard');
  await page.locator(`a[href*="/events/${event}"]`).first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const took = await page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const root = document.querySelector('parvis-console').shadowRoot;
        const begun = performance.now();
        root.querySelector(`a[href*="/events/${id}"]`).click();
        const look = () => {
          const boxes = [...root.querySelectorAll('tbody input[type=checkbox]')];
          if (!boxes.some((box) => box.checkVisibility() && !box.disabled))
            return requestAnimationFrame(look);
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - begun);
          painted.port2.postMessage(null);
        };
        look();
      }),
    event,
  );
  await page.close();
  return took;
}

async function ticks(browser, url, event) {
  const page = await openSignedIn(browser, url, `#/events/${event}`);
  await page.locator('tbody input[type=checkbox]').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = [];
  for (let at = 0; at < TICKS; at++) {
    const took = page.evaluate(changeTime, 'click');
    await page.locator('tbody input[type=checkbox]').nth(at).click();
    times.push(await took);
  }
  await page.close();
  return times.slice(WARM_UP);
}

/** Between four weeks and twelve, both of which were shown before. */
async function weeks(browser, url) {
  const page = await openSignedIn(browser, url, '#/events/services');
  await page.locator('table tbody tr').first().waitFor();
  const choice = page.getByLabel('Période');
  const answered = page.waitForResponse(/semaines=12/);
  await choice.selectOption('12');
  await answered;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = [];
  for (let at = 0; at < CHANGES; at++) {
    await choice.selectOption('4');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const took = page.evaluate(changeTime, 'change');
    await choice.selectOption('12');
    times.push(await took);
  }
  await page.close();
  return {
    name: 'services, choice of 12 weeks to their first painted dates at 4×',
    ...summary(times.slice(WARM_UP)),
    unit: 'ms',
  };
}

/** The milliseconds from the next event of this kind to the frame after it that is painted. Runs in the page. */
function changeTime(kind) {
  return new Promise((resolve) => {
    document.querySelector('parvis-console').shadowRoot.addEventListener(
      kind,
      (event) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          painted.port2.postMessage(null);
        });
      },
      { once: true, capture: true },
    );
  });
}
