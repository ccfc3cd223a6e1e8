/*
 * Runs in the page before all other scripts. `bench.painted(what, expected)` resolves to the milliseconds from
 * navigation until the painted page shows it. Both pages are asked the same; in the console it searches the shadow
 * root. One function, because its source text is sent to the page.
 */
export function pageProbe() {
  const root = () => document.querySelector('parvis-console')?.shadowRoot ?? document;
  const all = (selector) => [...root().querySelectorAll(selector)];
  const plain = (text) => text.normalize('NFC').replace(/\s+/g, ' ');
  const shows = {
    login: () =>
      all('input[type=password]').some((field) => field.checkVisibility()) &&
      all('button[type=submit]').some((button) => !button.disabled && button.checkVisibility()),
    /** Four figures and three charts that aren't empty. */
    dashboard: (figures) => {
      if (all('[aria-busy=true]').some((element) => element.checkVisibility())) return false;
      const drawn = all('svg').filter(
        (svg) => svg.clientWidth > 150 && svg.clientHeight > 50 && svg.querySelector('path[d]'),
      );
      const words = all('dd').map((element) => element.textContent.replace(/\D/g, ''));
      return drawn.length >= 3 && figures.every((figure) => words.includes(String(figure)));
    },
    /** Exactly these names, in this order. */
    rows: (names) => {
      const rows = all('tbody tr');
      return (
        rows.length === names.length &&
        rows.every((row, at) => plain(row.textContent).includes(plain(names[at])))
      );
    },
  };
  const painted = (what, expected) =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error(`${what}: never shown.`)), 60_000);
      const look = () => {
        if (!document.body || !shows[what](expected)) return requestAnimationFrame(look);
        clearTimeout(giveUp);
        // A message that is posted in a frame's callback arrives after that frame is painted.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      };
      look();
    });
  const press = (name) => {
    const button = all('button').find((each) => name.test(each.textContent) && each.checkVisibility());
    const begun = performance.now();
    button.click();
    return begun;
  };
  let typed = 0;
  addEventListener('input', (event) => (typed = event.timeStamp), { capture: true });
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  globalThis.bench = {
    painted,
    turn: async (expected) => {
      const begun = press(/Suivant/);
      return (await painted('rows', expected)) - begun;
    },
    found: async (expected) => (await painted('rows', expected)) - typed,
    longest: () => Math.max(0, ...tasks.map(({ duration }) => duration)),
    goTo: (hash, what, expected) => {
      location.hash = hash;
      return painted(what, expected);
    },
  };
}
