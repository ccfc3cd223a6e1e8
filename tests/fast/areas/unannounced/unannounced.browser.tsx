import { CAPABILITIES, type Capability } from '../../../../src/domain/capabilities.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { cleanup } from '../../../support/mount.tsx';
import { until } from '../../../support/queries.ts';
import { eachOnServer, serverBackend } from '../../../support/serverRows.ts';
import { appTraces } from './appTraces.ts';
import { eventTraces } from './eventTraces.ts';
import { formTraces } from './formTraces.ts';
import { memberTraces } from './memberTraces.ts';
import type { Trace } from './trace.ts';

/*
 * Each capability on a back end that announces all of them, and on one that announces all but this one: what shows and
 * is sent of it on the first must be missing on the second.
 */

/** The compiler asks for the trace of a new capability here. */
const traces: Record<Capability, Trace> = { ...memberTraces, ...eventTraces, ...formTraces, ...appTraces };

/** A request as traces match it: method, address, names of headers, and body or names of its fields. */
function written(input: RequestInfo | URL, { method = 'GET', headers, body }: RequestInit = {}): string {
  const { pathname, search } = new URL(String(input), location.href);
  const names = [...new Headers(headers).keys()].join();
  const sent = body instanceof FormData ? [...body.keys()].join() : (body ?? '');
  return `${method} ${decodeURIComponent(pathname + search)} ${names} ${sent}`;
}

/** Opens the place of a trace. `requests` grows with each request, the oldest first. */
async function opened({ open }: Trace, capabilities: readonly Capability[]) {
  const requests: string[] = [];
  const send = announcing(...capabilities);
  const back = await serverBackend((input, init) => {
    requests.push(written(input, init));
    return send(input, init);
  });
  return { back, requests, root: await open(back) };
}

eachOnServer();

describe('the console', () => {
  for (const name of CAPABILITIES)
    it(traces[name].title, async () => {
      const { shows, use, sends, replacedBy = [] } = traces[name];
      const announced = CAPABILITIES.filter((one) => !replacedBy.includes(one));
      const { root, back, requests } = await opened(traces[name], announced);
      if (shows) await until(() => Boolean(shows(root)));
      await use?.(root, back);
      if (sends) await until(() => requests.some((request) => sends.test(request)));
      await cleanup();

      const others = announced.filter((other) => other !== name);
      const without = await opened(traces[name], others);
      expect({
        shows: Boolean(shows?.(without.root)),
        sent: without.requests.filter((request) => sends?.test(request)),
      }).toEqual({ shows: false, sent: [] });
    });
});
