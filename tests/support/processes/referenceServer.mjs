/*
 * The reference server behind the pages of the browser tests. It starts before the first page, on an origin of its own.
 * The runner forwards calls to it, so that pages call `/api/…` as on a site that serves both.
 */
import { spawn } from 'node:child_process';
import { request as send } from 'node:http';
import { createInterface } from 'node:readline';

let running;

function start() {
  const args = ['--liftoff-only', '--import', 'tsx', 'tests/support/processes/serveTest.ts'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const address = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', (code) => reject(new Error(`The reference server ended with ${code}.`)));
  });
  return { child, address };
}

const isForServer = /^\/(api|__controls|__account)(\/|\?|$)/;

async function pass({ req, res }, url) {
  await new Promise((resolve) => {
    const { pathname, search } = new URL(req.url, url);
    const onward = send(
      new URL(pathname + search, url),
      { method: req.method, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    // The server may close the connection on purpose; then this closes it too.
    onward.once('error', () => res.destroy());
    res.once('close', resolve);
    req.pipe(onward);
  });
}

/**
 * Koa middleware for `/api/…`, the controls of demo/server/contract/health/controls.ts, and `/__account` (the account for signing
 * in).
 */
export async function referenceServer(context, next) {
  if (!isForServer.test(context.url)) return next();
  running ??= start();
  const { url, email, password } = await running.address;
  if (context.path === '/__account') {
    context.body = { email, password };
    return;
  }
  context.respond = false;
  await pass(context, url);
}

/** Resolves when the server answers, so that no test spends its time limit on the start. */
export async function startReferenceServer() {
  running ??= start();
  await running.address;
}

/** Ends the server if it runs. */
export function stopReferenceServer() {
  running?.address.catch(() => {});
  running?.child.kill('SIGTERM');
}
