import { builtFolders } from '../../../../demo/server/http/staticFiles.ts';
import { startTestServer } from '../../../support/server.ts';
import { serveCdn, serveHost, strictPolicy } from './hostPage.ts';
import { launch } from './visitor.ts';

export type Hosted = Awaited<ReturnType<typeof openHosted>>;

/** A browser, a back end, the files of the widgets and a host's page with a strict policy, each of its own origin. */
export async function openHosted() {
  const [browser, server, cdn] = await Promise.all([
    launch(),
    startTestServer({ members: 3, timeZone: 'Europe/Paris', folders: builtFolders }),
    serveCdn(),
  ]);
  const host = await serveHost(strictPolicy(cdn.url, server.url));
  const token = await server.login();
  /** Calls the back end as the office does. */
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
    const { data, results } = (await answer.json()) as { data?: T; results?: T };
    return (data ?? results) as T;
  }
  const close = async () => {
    await browser.close();
    await Promise.all([server, cdn, host].map((origin) => origin.close()));
  };
  return { browser, server, cdn, host, token, call, close };
}
