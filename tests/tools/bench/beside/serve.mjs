/*
 * Serves the built reference server with another folder: `node serve.mjs <members> <data folder> <bare page's folder>`.
 * So the console and the bare page have the same server, data, compression and caching.
 */
import { startServer } from '../../../../dist/server/main.js';

const [members, dataDir, bare] = process.argv.slice(2);
await startServer({
  demo: true,
  members: Number(members),
  dataDir,
  port: 0,
  log: false,
  folders: [
    ...(bare ? [{ at: '/bare/', folder: bare }] : []),
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ],
});
