/*
 * What is mutated, by area, and which tests may notice.
 *
 * Left out everywhere are files without logic of their own: texts and declarations. Hooks and components are shown in a
 * browser, so their defects are in planted.mjs. Tests of random input don't count, because a verdict has to repeat.
 */
const TEXTS = /(?:^|\/)(?:texts|[a-z]\w*Texts)\.ts$/;
const CLIENT_TESTS = /^tests\/(?:domain|api|session|routing|texts|ui|catalog|areas)\//;

const client = (name) => ({
  sources: new RegExp(`^src/${name}/.*\\.tsx?$`),
  without: [TEXTS],
  tests: CLIENT_TESTS,
  target: 90,
});

/** Declarations, what is fetched later, types of props; and hooks, which need a screen. */
const NO_LOGIC = [/\/area\.ts$/, /\/all\.ts$/, /\/load[A-Z]\w*\.ts$/, /Props\.ts$/, /\/use[A-Z]\w*\.ts$/];

const logicOf = (...names) => ({
  sources: new RegExp(`^src/(?:${names.join('|')})/.*\\.ts$`),
  without: [TEXTS, ...NO_LOGIC],
  tests: CLIENT_TESTS,
  target: 85,
});

/** A folder of the reference server with the tests that ask it. */
const server = (sources, tests) => ({
  root: 'demo/server',
  sources: new RegExp(`^demo/server/${sources}`),
  without: [TEXTS],
  tests: new RegExp(`^tests/(?:domain|server/(?:${tests}))`),
  target: 90,
});

export const areas = {
  domain: client('domain'),
  routing: client('routing'),
  session: { ...client('session'), sources: /^src\/(?:session\/.*|runtime|backEnds)\.ts$/ },
  api: client('api'),
  members: logicOf('areas/members'),
  events: logicOf('areas/events'),
  forms: logicOf('areas/forms?'),
  others: {
    ...logicOf(),
    sources: /^src\/(?:catalog|areas)\/(?!(?:members|events|forms?)\/).*\.ts$/,
  },
  'server-forms': server('forms/', 'forms'),
  'server-events': server('events/', 'events'),
  'server-members': server('members/', 'members'),
  'server-catalog': server('(?:catalog|statistics)/', 'catalog|statistics|members-family'),
  'server-auth': server('auth/', 'auth|account|operator|bounds'),
  'server-http': server('(?:http/|app\\.ts)', 'http|bounds|health|metrics|hostile|members-export'),
  'server-database': server('(?:database|process)/', 'database|backup|outage|settings|metrics|health'),
};
