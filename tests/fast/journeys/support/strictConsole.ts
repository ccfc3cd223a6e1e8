/*
 * The built console on a back end that announces nothing and refuses what the specification doesn't name, with the
 * actions of actions.ts.
 */
import { existsSync } from 'node:fs';
import { expect } from 'vitest';
import { builtFolders } from '../../../../demo/server/http/staticFiles.ts';
import { actionsOn } from './actions.ts';
import { startStrictBackEnd } from './strictBackEnd.ts';
import { launch, rememberSession, visit } from './visitor.ts';

const MEMBERS = 120;

export type StrictConsole = Awaited<ReturnType<typeof openStrictConsole>>;

/** Opens the console; signed in by default. */
export async function openStrictConsole({ isSignedIn = true } = {}) {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const starting = startStrictBackEnd({ members: MEMBERS, folders: builtFolders });
  const [browser, backEnd] = await Promise.all([launch(), starting]);
  const { page } = await visit(browser);
  await page.setViewportSize({ width: 1280, height: 900 });
  page.setDefaultTimeout(20_000);
  if (isSignedIn) await rememberSession(page, await backEnd.server.login(), backEnd.url);
  return {
    page,
    backEnd,
    go: (route: string) => page.goto(`${backEnd.url}/#${route}`),
    /** Fails when the console asked for something that the specification doesn't name. */
    expectNoRefusal: () => expect(backEnd.refused).toEqual([]),
    close: async () => {
      await browser.close();
      await backEnd.close();
    },
    ...actionsOn(page),
  };
}
