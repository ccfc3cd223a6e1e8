import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * The allowed imports between folders. The room of a file is the longest of these paths that contains it; `*` stands for
 * an area. A room may import itself, its subfolders and the rooms listed beside it, at every depth, types included.
 */

const KIT = ['src/domain', 'src/api', 'src/routing', 'src/session', 'src/texts', 'src/ui'];
const BELOW_AREAS = [...KIT, 'src/data', 'src/catalog', 'src/people', 'src/questions', 'src/areas/*.ts'];
const SEEN_BY_SERVER = [
  'src/domain',
  'src/api/endpoint.ts',
  'src/api/endpoints',
  'src/api/endpoints.ts',
  'src/api/rightOf.ts',
];

/** The floors of the reference server, from the lowest. */
const FLOORS = ['time', 'http', 'store', 'links', 'letters', 'guard', 'contract', 'seed', 'ops'];

/** What a floor may import of the server; the files beside the floors join them all. */
const floorsBelow = (floor: string): string[] =>
  FLOORS.slice(0, floor ? FLOORS.indexOf(floor) : FLOORS.indexOf('seed')).map(
    (name) => `demo/server/${name}`,
  );

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/api': ['src/domain'],
  'src/routing': [],
  'src/texts': ['src/api', 'src/domain'],
  'src/session': ['src/api', 'src/domain', 'src/texts'],
  'src/ui': ['src/api', 'src/domain', 'src/routing', 'src/texts'],
  // Hooks around server data that several areas share.
  'src/data': ['src/api', 'src/domain', 'src/session', 'src/texts', 'src/ui'],
  // What visitors fill in: the fields of forms, for the two areas without a session that ask them.
  'src/questions': ['src/api', 'src/domain', 'src/texts', 'src/ui'],
  'src/people': ['src/api', 'src/domain', 'src/texts', 'src/ui'],
  'src/catalog': ['src/api', 'src/data', 'src/domain', 'src/session', 'src/texts', 'src/ui'],
  // An area never imports another area.
  'src/areas/*': [...BELOW_AREAS, 'src/areas/frame'],
  'src/areas/frame': BELOW_AREAS,
  'src/areas/*.ts': [...KIT, 'src/areas/*', 'src/areas/frame', 'src/messages', 'src'],
  // The keys of every table of texts. Of the tables themselves it takes only the types.
  'src/messages': [
    'src/texts',
    'src/ui',
    'src/session',
    'src/data',
    'src/people',
    'src/questions',
    'src/catalog',
    'src/areas/*',
    'src/areas/frame',
  ],
  // The package names the types of rows. The page's settings include colours.
  src: [
    'src/api',
    'src/areas/*',
    'src/areas/*.ts',
    'src/domain',
    'src/messages',
    'src/session',
    'src/texts',
    'src/ui/colours',
  ],
  embed: [
    'src',
    'src/api',
    'src/areas/*',
    'src/areas/*.ts',
    'src/areas/frame',
    'src/messages',
    'src/texts',
    'src/ui',
  ],
  demo: ['embed', 'src/domain', 'demo/server'],
  // The server only sees the endpoint table of the code for browsers. Each of its floors sees those below it.
  'demo/server/time': ['src/domain'],
  // Serves calls without knowing a table or what a call is for.
  'demo/server/http': ['src/domain', 'src/api/endpoint.ts', 'src/api/rightOf.ts', ...floorsBelow('http')],
  'demo/server/store': ['src/domain', 'src/api/endpoints', ...floorsBelow('store')],
  'demo/server/links': ['src/domain', ...floorsBelow('links')],
  'demo/server/letters': ['src/domain', ...floorsBelow('letters')],
  'demo/server/guard/api.ts': [...floorsBelow('guard'), 'src/domain', 'demo/server/guard'],
  'demo/server/guard/ageingJobs.ts': [...floorsBelow('guard'), 'demo/server/guard'],
  'demo/server/guard': [...SEEN_BY_SERVER, ...floorsBelow('guard'), 'demo/server/guard/api.ts'],
  // What every back end needs, without what an operator starts.
  'demo/server/contract': [...SEEN_BY_SERVER, ...floorsBelow('contract')],
  'demo/server': ['src/domain', ...floorsBelow('')],
  'demo/server/seed': ['src/domain', ...floorsBelow('seed')],
  'demo/server/ops': [...SEEN_BY_SERVER, ...floorsBelow('ops'), 'demo/server'],
  'demo/server/main.ts': ['demo/server/ops'],
};

/** The only places that may import a package. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  swr: ['src/api/useApi.ts'],
  wouter: ['src/routing'],
  '@r2wc/react-to-web-component': ['embed'],
  apexcharts: ['src/ui/chart'],
  'react-apexcharts': ['src/ui/chart'],
  papaparse: ['src/domain/import'],
  uqr: ['src/ui/display'],
  idb: ['src/areas/attendance/offline'],
  'react-dom': ['src/areas/forms/builder', 'src/ui/chart', 'src/ui/output'],
  react: [
    'src/api',
    'src/areas',
    'src/catalog',
    'src/data',
    'src/index.ts',
    'src/people',
    'src/questions',
    'src/routing',
    'src/session',
    'src/texts',
    'src/ui',
    'embed',
  ],
  // zod/mini is lighter and violates no policy of trusted types.
  zod: [],
};

interface Import {
  file: string;
  /** One of our files, or a package. */
  target: string;
}

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

function fileOf(from: string, specifier: string): string | undefined {
  const path = normalize(join(dirname(from), specifier));
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((name) => /\.\w+$/.test(name) && existsSync(name));
}

function importsOf(file: string): Import[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g);
  return [...found].flatMap(([, specifier = '']) => {
    const target = specifier.startsWith('.') ? fileOf(file, specifier) : specifier;
    return target ? [{ file, target }] : [];
  });
}

const sources = ['src', 'embed', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const imports = sources.flatMap(importsOf);
const ours = imports.filter(({ target }) => sources.includes(target));

/** The room of a file. */
function roomOf(file: string): string {
  if (/^src\/areas\/[^/]+$/.test(file)) return 'src/areas/*.ts';
  const named = Object.keys(ROOMS).filter((room) => isIn(file, room));
  const [longest = ''] = named.toSorted((a, b) => b.length - a.length);
  return longest === 'src' && isIn(file, 'src/areas') ? 'src/areas/*' : longest;
}

/** The folder of an area; the table has a single room for all areas. */
const areaOf = (file: string): string => file.split('/').slice(0, 3).join('/');

function isAllowed({ file, target }: Import): boolean {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === to) return from !== 'src/areas/*' || areaOf(file) === areaOf(target);
  return (ROOMS[from] ?? []).some(
    (allowed) => allowed === to || isIn(target, allowed.replace('*', '')) || areaOf(target) === allowed,
  );
}

/** Where folders import values of each other one way only. A file beside the folders counts as a folder of its own. */
const ORDERED = ['src/areas/attendance', 'src/areas/events', 'src/areas/members', 'src/ui'];

/** What a file imports when it is loaded: no types, and no code that is fetched later. */
function valueImportsOf(file: string): Import[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )([^;']*?)\s*from '([^'\n]+)';/gm,
  );
  return [...found].flatMap(([, names = '', specifier = '']) => {
    const areTypes = /^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names);
    const target = areTypes ? undefined : fileOf(file, specifier);
    return target ? [{ file, target }] : [];
  });
}

/** The imports between the parts of a folder, without those that are in no circle. */
function circlesIn(folder: string, among: readonly Import[]): string[] {
  const depth = folder.split('/').length + 1;
  const partOf = (file: string): string => file.split('/').slice(0, depth).join('/');
  let arrows = among
    .filter(({ file, target }) => isIn(file, folder) && isIn(target, folder))
    .map(({ file, target }) => ({ from: partOf(file), to: partOf(target) }))
    .filter(({ from, to }) => from !== to);
  for (;;) {
    const starts = new Set(arrows.map(({ from }) => from));
    const ends = new Set(arrows.map(({ to }) => to));
    const left = arrows.filter(({ from, to }) => starts.has(to) && ends.has(from));
    if (left.length === arrows.length)
      return [...new Set(left.map(({ from, to }) => `${from} to ${to}`))].sort();
    arrows = left;
  }
}

describe('imports', () => {
  it('are found in every folder', () => {
    expect(sources.length).toBeGreaterThan(700);
    expect(ours.length).toBeGreaterThan(3000);
    expect([...new Set(sources.map(roomOf))].sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it('only go in the allowed directions', () => {
    const wrong = ours.filter((found) => !isAllowed(found));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('are refused across the layers', () => {
    const rows = [
      ['src/domain/members/member.ts', 'src/api/client.ts'],
      ['src/api/useApi.ts', 'src/session/session.ts'],
      ['src/ui/dialog/Dialog.tsx', 'src/areas/area.ts'],
      ['src/ui/dialog/Dialog.tsx', 'src/catalog/Catalog.tsx'],
      ['src/catalog/Catalog.tsx', 'src/areas/groups/texts.fr.ts'],
      ['src/areas/members/actions/refusals.ts', 'src/areas/events/texts.fr.ts'],
      ['src/areas/groups/GroupsArea.tsx', 'src/areas/login/area.ts'],
      ['src/areas/frame/signIn/SignInSlot.tsx', 'src/areas/login/area.ts'],
      ['src/areas/members/area.ts', 'embed/define.ts'],
      ['embed/define.ts', 'demo/server/app.ts'],
      ['demo/server/app.ts', 'src/api/client.ts'],
      ['demo/server/app.ts', 'embed/define.ts'],
      ['demo/server/time/days.ts', 'demo/server/http/httpError.ts'],
      ['demo/server/time/days.ts', 'demo/server/contract/statistics/evolution.ts'],
      ['demo/server/http/requestLog.ts', 'demo/server/contract/health/metrics.ts'],
      ['demo/server/http/routeBase.ts', 'demo/server/guard/auth/tokens.ts'],
      ['demo/server/http/route.ts', 'demo/server/store/database/database.ts'],
      ['demo/server/store/search/searchedTables.ts', 'demo/server/contract/events/eventFields.ts'],
      ['demo/server/store/tables/schema.ts', 'demo/server/guard/auth/tokens.ts'],
      ['demo/server/store/tables/registrationSchema.ts', 'demo/server/links/Links.ts'],
      ['demo/server/links/Links.ts', 'demo/server/letters/MailQueue.ts'],
      ['demo/server/links/Links.ts', 'demo/server/guard/auth/tokens.ts'],
      ['demo/server/letters/mailLinks.ts', 'demo/server/guard/auth/tokens.ts'],
      ['demo/server/guard/privacy/eraseRegistration.ts', 'demo/server/contract/registrations/texts.ts'],
      ['demo/server/guard/doors/guardDoors.ts', 'demo/server/contract/pages/linkPages.ts'],
      ['demo/server/guard/passwords/publishedPassword.ts', 'demo/server/seed/seed.ts'],
      ['demo/server/contract/pages/linkPages.ts', 'demo/server/ops/process/listen.ts'],
      ['demo/server/contract/pages/linkPages.ts', 'demo/server/app.ts'],
      ['demo/server/app.ts', 'demo/server/ops/process/listen.ts'],
      ['demo/server/seed/seed.ts', 'demo/server/ops/commands/archive.ts'],
    ] as const;
    for (const [file, target] of rows) {
      expect.soft([existsSync(file), existsSync(target)], `${file} to ${target}`).toEqual([true, true]);
      expect.soft(isAllowed({ file, target }), `${file} to ${target}`).toBe(false);
    }
  });

  it('between the folders of guard run in no circle, types included', () => {
    expect(circlesIn('demo/server/guard', ours)).toEqual([]);
    const [writes, privacy] = ['demo/server/guard/writes', 'demo/server/guard/privacy'];
    const back = { file: `${writes}/journal.ts`, target: `${privacy}/erasures.ts` };
    expect(circlesIn('demo/server/guard', [...ours, back])).toContain(`${writes} to ${privacy}`);
  });

  it.each(ORDERED)('of values make no circle between the folders of %s', (folder) => {
    expect(circlesIn(folder, sources.flatMap(valueImportsOf))).toEqual([]);
  });

  it('of values are seen where they lead back', () => {
    const [form, save] = ['src/areas/events/form', 'src/areas/events/save'];
    const back = { file: `${save}/EventSave.ts`, target: `${form}/EventForm.tsx` };
    expect(circlesIn('src/areas/events', [...sources.flatMap(valueImportsOf), back])).toEqual([
      `${form} to ${save}`,
      `${save} to ${form}`,
    ]);
  });

  it('of a package are only in the places that may use it', () => {
    for (const [name, places] of Object.entries(PACKAGES)) {
      const users = imports.filter(
        ({ target }) => target === name || (name !== 'zod' && target.startsWith(`${name}/`)),
      );
      const wrong = users.filter(({ file }) => !places.some((place) => isIn(file, place)));
      expect
        .soft(
          wrong.map(({ file }) => file),
          name,
        )
        .toEqual([]);
      expect.soft(users.length > 0, name).toBe(places.length > 0);
    }
  });

  it('bring no module of Node into the server of the static console, except those with a stand-in', () => {
    const standIn = (name: string) => existsSync(`demo/static/worker/node/${name.replace('node:', '')}.ts`);
    const met = new Set(['demo/static/worker/startWorkerServer.ts']);
    const ofNode: string[] = [];
    for (const file of met) {
      const code = readFileSync(file, 'utf8').replace(/^import type [^;]+;/gm, '');
      for (const [, specifier = ''] of code.matchAll(/^(?:import|export) [^;']*from '([^']+)';/gm)) {
        const target = fileOf(file, specifier);
        if (specifier.startsWith('node:') && !standIn(specifier)) ofNode.push(`${file}: ${specifier}`);
        else if (target && !standIn(target.split('/').at(-1)?.replace('.ts', '') ?? '')) met.add(target);
      }
    }
    expect(ofNode).toEqual([]);
    expect(met.size).toBeGreaterThan(150);
  });
});
