import { conditions, listTimes, memory, opening } from './measures.mjs';
import { onServerWithBare, signIn } from './server.mjs';

/*
 * Compares the built console with a page of plain React on the same server and data: waiting times, bytes on the line,
 * and memory. Both take turns in one run. Their ratios say more than the figures, because both pages run on the same
 * machine.
 */

const MEMBERS = 1000;
const TURNS = 3;
const searches = ['martin', 'durand', 'leroy', 'moreau', 'bernard', 'petit', 'roux'];
const subjects = { parvis: '/', bare: '/bare/' };

/** @param {import('playwright-core').Browser} browser */
export function run(browser, { runs = 5 } = {}) {
  return onServerWithBare(MEMBERS, async (url) => {
    const known = await whatIsThere(url);
    for (const [name, condition] of Object.entries(conditions)) {
      const results = { parvis: [], bare: [] };
      // The first turn fills the server's caches and doesn't count.
      for (let turn = 0; turn <= runs; turn++) {
        for (const subject of turn % 2 ? ['parvis', 'bare'] : ['bare', 'parvis']) {
          const where = { url, path: subjects[subject], condition };
          const taken = await oneRun(browser, where, known, turn);
          if (turn > 0) results[subject].push(taken);
        }
      }
      print(`${name}, medians of ${runs}`, results);
    }
    await printMemory(browser, url, known);
    return [];
  });
}

/** What the pages must show in the end. */
async function whatIsThere(url) {
  const { ask, ...session } = await signIn(url);
  const namesOf = ({ results }) => results.map(({ nom }) => nom);
  const pages = [];
  for (let page = 1; page <= TURNS + 1; page++)
    pages.push(namesOf(await ask(`membres/?page=${page}&page_size=10`)));
  const found = [];
  for (const words of searches)
    found.push({ words, names: namesOf(await ask(`membres/?page=1&page_size=10&search=${words}`)) });
  const figures = Object.values((await ask('statistics/dashboard')).data);
  return { session, pages, found, figures };
}

async function oneRun(browser, where, { session, pages, found, figures }, turn) {
  const login = await opening(browser, { ...where, hash: '', what: 'login' });
  const inside = { ...where, session };
  const dashboard = await opening(browser, {
    ...inside,
    hash: '#/dashboard',
    what: 'dashboard',
    expected: figures,
  });
  const members = await opening(browser, {
    ...inside,
    hash: '#/community',
    what: 'rows',
    expected: pages[0],
  });
  const list = await listTimes(browser, { ...inside, pages, search: found[turn % found.length] });
  return {
    'login usable, ms': login.time,
    'dashboard complete, ms': dashboard.time,
    'members visible, ms': members.time,
    'page change, ms': median(list.turns),
    'search settled after the last key, ms': list.found,
    'longest task opening the dashboard, ms': dashboard.longest,
    'longest task opening members, ms': members.longest,
    'login, requests': login.requests,
    'login, KB': login.kilobytes,
    'dashboard, requests': dashboard.requests,
    'dashboard, KB': dashboard.kilobytes,
    'members, requests': members.requests,
    'members, KB': members.kilobytes,
  };
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const figure = (value) => value.toFixed(value < 10 && value % 1 ? 1 : 0);

function print(title, { parvis, bare }) {
  console.log(`\n${title.padEnd(44)}${'Parvis'.padStart(10)}${'bare'.padStart(10)}${'ratio'.padStart(8)}`);
  for (const what of Object.keys(parvis[0])) {
    const [ours, theirs] = [parvis, bare].map((taken) => median(taken.map((run) => run[what])));
    const ratio = theirs > 0 ? (ours / theirs).toFixed(1) : '–';
    console.log(
      `${what.padEnd(44)}${figure(ours).padStart(10)}${figure(theirs).padStart(10)}${ratio.padStart(8)}`,
    );
  }
}

async function printMemory(browser, url, { session, pages, figures }) {
  console.log('\nmemory on the members list, at first → after 50 screen changes');
  for (const [subject, path] of Object.entries(subjects)) {
    const { before, after } = await memory(browser, { url, path, session, figures, names: pages[0] });
    const of = (name, digits) => `${before[name].toFixed(digits)} → ${after[name].toFixed(digits)}`;
    console.log(
      `${subject.padEnd(10)} heap ${of('heap', 1)} MB, DOM nodes ${of('nodes', 0)}, listeners ${of('listeners', 0)}`,
    );
  }
}
