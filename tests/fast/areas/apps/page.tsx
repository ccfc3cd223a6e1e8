import { createClient } from '../../../../src/api/client.ts';
import { clearCache, invalidate } from '../../../../src/api/queryCache.ts';
import type { AnyArea } from '../../../../src/areas/area.ts';
import { createSession } from '../../../../src/session/session.ts';
import { mountInShadow } from '../../../support/mount.tsx';
import { until } from '../../../support/queries.ts';
import { signedInClient } from '../../../support/reference.ts';
import { eventLog, widget } from '../frame/fakeBackend.tsx';

/*
 * A signed-in widget on the reference server, and its calls besides those of its session.
 */

export async function show(area: AnyArea, attributes: object = {}, send: typeof fetch = fetch) {
  const asked: string[] = [];
  const client = createClient({
    random: () => 0,
    fetch: (input, init) => {
      const { pathname } = new URL(String(input), location.href);
      if (!pathname.includes('token')) asked.push(`${init?.method ?? 'GET'} ${pathname}`);
      return send(input, init);
    },
  });
  const own = await signedInClient();
  localStorage.setItem('authToken', (await own.getToken?.()) ?? '');
  const session = createSession({
    client,
    onUserChange: (change) => (change === 'same' ? invalidate(client) : clearCache(client)),
  });
  const log = eventLog();
  const mounted = mountInShadow(
    widget(area, { host: { client, session }, emit: log.emit, attributes: attributes as never }),
  );
  return { ...mounted, asked, log };
}

/** It uses selectors, because the browser would compute the roles of whole screens in each frame. */
export const isAt = (root: ShadowRoot, title: string) =>
  until(
    () =>
      [...root.querySelectorAll('h1')].find(
        (heading) => heading.textContent === title && heading.checkVisibility(),
      ) ?? null,
  );

export const link = (root: ShadowRoot, name: string) =>
  until(() => [...root.querySelectorAll('a')].find(({ textContent }) => textContent === name) ?? null);
