/*
 * Runs in the page before all other scripts, as `bench`. Both pages are asked the same questions; in the console it
 * searches the shadow root. The questions are cheap, because they are asked in every frame until they are answered.
 */
(() => {
  const root = () => document.querySelector('parvis-console')?.shadowRoot ?? document;
  const all = (selector) => [...root().querySelectorAll(selector)];
  const isSeen = (element) => element.checkVisibility();
  const plain = (text) => text.normalize('NFC').replace(/\s+/g, ' ');
  const buttonOf = (words) =>
    all('button').find((each) => each.textContent.includes(words) && isSeen(each) && !each.disabled);

  /** Where to click, by what it is called. */
  const places = {
    email: () => all('input[type=email]').find(isSeen),
    password: () => all('input[type=password]').find(isSeen),
    signIn: () => all('button[type=submit]').find(isSeen),
    menu: () => all('a[href$="#/community"]').find(isSeen),
    dashboard: () => all('a[href$="#/dashboard"]').find(isSeen),
    next: () => buttonOf('Suivant'),
    tick: () => all('tbody tr:nth-child(2) input[type=checkbox]')[0],
    search: () => all('input[type=search]').find(isSeen),
    create: () => buttonOf('Ajouter un membre'),
    name: () => all('dialog[open] input[name=nom]')[0],
    firstName: () => all('dialog[open] input[name=prenom]')[0],
    gender: () => all('dialog[open] input[name=genre]')[0],
    save: () => all('dialog[open] button[type=submit]')[0],
  };

  const shows = {
    login: () => Boolean(places.password() && places.signIn() && !places.signIn().disabled),
    /** The four figures, and three charts that aren't empty. */
    dashboard: (figures) => {
      const words = all('dd').map((element) => element.textContent.replace(/\D/g, ''));
      if (!figures.every((figure) => words.includes(String(figure)))) return false;
      if (all('[aria-busy=true]').some(isSeen)) return false;
      const drawn = all('svg').filter(
        (svg) => svg.querySelector('path[d]') && svg.clientWidth > 150 && svg.clientHeight > 50,
      );
      return drawn.length >= 3;
    },
    /** Exactly these names, in this order. */
    rows: (names) => {
      const rows = all('tbody tr');
      return (
        rows.length === names.length &&
        rows.every((row, at) => names[at].every((name) => plain(row.textContent).includes(plain(name))))
      );
    },
    ticked: () => Boolean(places.tick()?.checked && buttonOf('Actions groupées')),
    form: () => Boolean(places.name() && places.save() && isSeen(places.name())),
    confirmation: () =>
      all('dialog[open], [role=alertdialog], [role=status]').some(
        (element) => element.textContent.includes('créé avec succès') && isSeen(element),
      ),
  };

  /** The milliseconds from navigation until the painted page shows it. */
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

  let begun = 0;
  const note = (event) => {
    begun = event.timeStamp;
  };
  addEventListener('click', note, { capture: true });
  addEventListener('input', note, { capture: true });

  const tasks = [];
  const shifts = [];
  const interactions = [];
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => tasks.push({ start: startTime, duration }));
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ start: startTime, value });
  });

  // What a click or a key takes until the next paint; of several events of one gesture, each counts.
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries())
      if (interactionId) interactions.push({ start: startTime, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  globalThis.bench = {
    painted,
    /** The middle of a place, once it is there. */
    at: async (place) => {
      while (!places[place]()) await new Promise((resolve) => requestAnimationFrame(resolve));
      places[place]().scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = places[place]().getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    /** From the last click or key until the page shows it. */
    since: async (what, expected) => {
      const end = await painted(what, expected);
      return { start: begun, end };
    },
    listNodes: () => all('table *').length,
    pageNodes: () => all('*').length,
    seen: () => ({ tasks, shifts, interactions, origin: performance.timeOrigin }),
  };
})();
