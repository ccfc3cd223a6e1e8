/*
 * Serves the built reference server with another folder: `node serve.mjs <members> <data folder> <bare page's folder> [checkout]`.
 * So the console, the bare page and the console of another built checkout have the same server, data, compression and caching.
 */
import { startServer } from '../../../../dist/server/main.js';

const [members, dataDir, bare, before] = process.argv.slice(2);
await startServer({
  demo: true,
  members: Number(members),
  dataDir,
  port: 0,
  log: false,
  folders: [
    ...(bare ? [{ at: '/bare/', folder: bare }] : []),
    ...(before
      ? [
          { at: '/before/cdn/', folder: `${before}/dist/cdn` },
          { at: '/before/', folder: `${before}/dist/demo` },
        ]
      : []),
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ],
});
