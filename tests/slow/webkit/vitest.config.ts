import { defineConfig, type Plugin } from 'vitest/config';

/*
 * The journeys of both tiers in WebKit (npm run test:webkit), unchanged but with another visitor. Journeys that
 * change or hold requests, run scripts before those of the page, or use Chromium's own protocol only run in Chromium.
 */
const journeys = [
  'console',
  'events',
  'forms',
  'members',
  'membersRecord',
  'publicForm',
  'signIn',
  'firstSpecification{,/*}',
  'playground',
];

const inWebKit: Plugin = {
  name: 'visit-in-webkit',
  enforce: 'pre',
  resolveId(source, importer) {
    if (/(?:^|\/)visitor\.ts$/.test(source) && /\/tests\/(?:fast|slow)\/journeys\//.test(importer ?? ''))
      return new URL('support/visitor.ts', import.meta.url).pathname;
  },
};

export default defineConfig({
  plugins: [inWebKit],
  test: {
    reporters: ['default', './tests/tools/all/closingLine.ts'],
    include: [
      ...journeys.map((name) => `tests/{fast,slow}/journeys/${name}.e2e.ts`),
      'tests/slow/webkit/**/*.webkit.ts',
    ],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
