/*
 * `npm run dev` serves the demo pages from source, with hot replacement of components, elements and adopted styles. The
 * reference server restarts on every change and is reached at the same address.
 */
import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { createInterface } from 'node:readline';
import { installDependencies, withSample } from './start.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
installDependencies();

const { createServer } = await import('vite');
const { tsImport } = await import('tsx/esm/api');
const { elementsModule } = await tsImport('../embed/vite/elementsModule.ts', import.meta.url);

async function freePort() {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const apiPort = await freePort();
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import', 'tsx', 'demo/server/main.ts', ...process.argv.slice(2)],
  {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...withSample(process.env), PORT: String(apiPort), HOST: '127.0.0.1' },
  },
);
// The line with the server's own address is left out, because the pages are at Vite's address.
createInterface({ input: server.stdout }).on('line', (line) => {
  if (!line.includes(`:${apiPort}`)) console.log(line);
});

/** Serves one page for every shared form and one for every registration, as the reference server does. */
const sharedPages = {
  name: 'parvis:shared-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const [, folder] = /^\/(formulaires|inscriptions)\/[^/.?]+(?:\?|$)/.exec(request.url) ?? [];
      if (folder) request.url = `/${folder}/index.html`;
      next();
    });
  },
};

const toServer = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };
const vite = await createServer({
  root: 'demo',
  configFile: 'vite.config.ts',
  plugins: [elementsModule(), sharedPages],
  server: {
    port: Number(process.env.PORT ?? 5173),
    fs: { allow: ['..'] },
    proxy: { '/api': toServer, '/healthz': toServer },
  },
});
await vite.listen();
console.log(
  `Parvis\u00a0: ${vite.resolvedUrls?.local[0]} (atelier\u00a0: ${vite.resolvedUrls?.local[0]}playground/)`,
);

let isStopping = false;
async function stop(code = 0) {
  if (isStopping) return;
  isStopping = true;
  server.kill('SIGTERM');
  await vite.close();
  process.exit(code);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop());
server.on('exit', (code) => stop(code ?? 0));
