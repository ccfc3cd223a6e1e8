import { defineConfig, type Plugin } from 'vitest/config';

/*
 * The journeys of tests/e2e in WebKit (npm run test:webkit): their visitor is exchanged, they are not changed. Those
 * that change requests or hold them back, look into a page before its scripts run, or read Chromium's own protocol are
 * left to Chromium.
 */
const journeys = [
  'console',
  'events',
  'forms',
  'members',
  'membersRecord',
  'publicForm',
  'signIn',
  'firstSpecification/*',
  'playground',
];

const inWebKit: Plugin = {
  name: 'visit-in-webkit',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.endsWith('/support/visitor.ts') && importer?.includes('/tests/e2e/'))
      return new URL('support/visitor.ts', import.meta.url).pathname;
  },
};

export default defineConfig({
  plugins: [inWebKit],
  test: {
    include: [...journeys.map((name) => `tests/e2e/${name}.e2e.ts`), 'tests/webkit/**/*.webkit.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
