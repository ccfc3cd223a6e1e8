/*
 * What is mutated, by area, and which tests may notice.
 *
 * Files without logic are left out everywhere: texts and declarations. Hooks and components are tested in a browser, so
 * their defects are in planted.mjs. Tests of random input don't count, because a verdict has to be repeatable.
 */
const TEXTS = /(?:^|\/)(?:texts|[a-z]\w*Texts)\.ts$/;
const CLIENT_TESTS = /^tests\/(?:domain|api|session|routing|texts|ui|catalog|areas)\//;

const client = (name) => ({
  sources: new RegExp(`^src/${name}/.*\\.tsx?$`),
  without: [TEXTS],
  tests: CLIENT_TESTS,
  target: 90,
});

/** Declarations, lazy modules, types of props, and hooks, which need a screen. */
const NO_LOGIC = [
  /\/events\/screens\.ts$/,
  /\/area\.ts$/,
  /\/all\.ts$/,
  /\/load[A-Z]\w*\.ts$/,
  /Props\.ts$/,
  /\/use[A-Z]\w*\.ts$/,
];

const logicOf = (folders) => ({
  sources: new RegExp(`^src/(?:${folders}).*\\.ts$`),
  without: [TEXTS, ...NO_LOGIC],
  tests: /^tests\/(?:areas|catalog|texts|ui)\//,
  target: 85,
});

const members = logicOf('areas/members/');
/**
 * Files that list names for a menu, load components, or move the focus in a table, which
 * tests/areas/members/list/shortcuts.browser.tsx shows.
 */
const MEMBER_SCREENS = [/\/(?:actions\/memberActions|list\/(?:useL|l)istParts|shortcuts\/rowKeys)\.ts$/];
const others = logicOf('catalog/|areas/(?!(?:members|events|forms?)/)');
/** What screens list, and contexts and a hook under other names. Their defects are in the lists shells and session. */
const SCREEN_PARTS = [
  /\/(?:secretariat\/sections|settings\/options)\.ts$/,
  /\/frame\/(?:WidgetContext|navigation\/inConsole|signIn\/signInSlot)\.ts$/,
];

/**
 * Modules of the reference server that need no database, which tests/server/logic tests without one. The rest of
 * tests/server tests the other modules on PGlite.
 */
const SERVER_LOGIC = [
  'auth/(?:limits/FairQueue|passwords/weakPasswords)',
  'catalog/entries/(?:entryFields|entryKind)',
  'database/(?:outage|folder/diskSpaceGuard|server/address)',
  'events/eventFields',
  'forms/(?:answers/(?:fileTypes|readAnswers)|fieldMatching|formFields|identifiants|opening/open\\w+)',
  'http/(?:body/(?:BodyBudget|bodyChunks|jsonShape|readForm|readJson)|fieldErrors|middleware/requestId)',
  'http/(?:httpError|paging|queryParams|textStream)',
  'members/(?:searchColumns|write/memberFields|transfer/(?:csv\\w+|importLine))',
  'process/readers',
  'csv/csvLine',
  'statistics/days',
  'text/\\w+',
];

/** Modules of the server that are tested over HTTP, on PGlite. */
const serverOn = (folders, tests, target = 85) => ({
  root: 'demo/server',
  sources: new RegExp(`^demo/server/(?:${folders})/.*\\.ts$`),
  without: [TEXTS, new RegExp(`^demo/server/(?:${SERVER_LOGIC.join('|')})\\.ts$`), /ench\.ts$/],
  tests: new RegExp(`^tests/server/(?:${tests})`),
  near: new RegExp(`/tests/server/(?:${tests})`),
  target,
});

export const areas = {
  domain: client('domain'),
  routing: client('routing'),
  session: {
    ...client('session'),
    sources: /^src\/(?:session\/.*|runtime|backEnds)\.ts$/,
    near: /\/tests\/(?:session\/|areas\/treeRuntime)/,
  },
  api: client('api'),
  members: { ...members, without: [...members.without, ...MEMBER_SCREENS] },
  events: logicOf('areas/events/'),
  forms: { ...logicOf('areas/forms?/'), near: /\/tests\/areas\/forms?\// },
  others: {
    ...others,
    without: [...others.without, ...SCREEN_PARTS],
    near: /\/tests\/(?:areas\/(?:catalogs\/)?[^/]+\.test|catalog)/,
  },
  server: {
    root: 'demo/server',
    sources: new RegExp(`^demo/server/(?:${SERVER_LOGIC.join('|')})\\.ts$`),
    without: [TEXTS],
    tests: /^tests\/(?:domain|server\/(?:logic|database\/server\/address))/,
    target: 90,
    near: /\/tests\/server\/logic/,
  },
  'server-members': serverOn('members', 'members'),
  'server-events': serverOn('events', 'events'),
  'server-forms': serverOn('forms', 'forms'),
  'server-catalogs': serverOn('catalog|statistics', 'catalog|statistics'),
  'server-auth': serverOn('auth', 'auth|commands/account|process/operator'),
};
