/* Chromium with its accessibility tree, in a window without bars, on a fresh server: the place of a task. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { builtFolders } from '../../../../demo/server/http/staticFiles.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { chromiumFlags, findChromium } from '../../../tools/runner/chromium.mjs';

export interface Screen {
  page: Page;
  server: TestServer;
  /** Presses a real key, in xdotool's notation: `Tab`, `shift+Tab`, `Return`. */
  press(key: string): void;
  type(text: string): void;
  /** Switches Orca to focus mode, in which letters go to the page and not to Orca's commands. */
  keepFocusMode(): void;
  /** Gives this file to the next file dialog, which then never shows. */
  answerWith(file: ChosenFile): void;
  close(): Promise<void>;
}

export interface ScreenOptions {
  /** The first address of the window, after the server's origin. */
  path: string;
  isSignedIn: boolean;
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  content: string;
}

/** Orca would also read the browser's own offers. */
const PREFERENCES = {
  credentials_enable_service: false,
  profile: { password_manager_enabled: false },
  translate: { enabled: false },
};

/** Over 50 lines because everything that starts here must also be closed here on a failure. */
export async function openScreen(home: string, display: string, options: ScreenOptions): Promise<Screen> {
  const server = await startTestServer({ folders: builtFolders });
  const profile = mkdtempSync(join(home, 'profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(PREFERENCES));
  const env = { ...process.env, DISPLAY: display };
  const xdotool = (...words: string[]) => execFileSync('xdotool', words, { env, encoding: 'utf8' });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    headless: false,
    viewport: null,
    locale: 'fr-FR',
    env,
    args: [
      ...chromiumFlags,
      '--force-renderer-accessibility',
      '--test-type',
      '--lang=fr-FR',
      '--window-size=1280,900',
      '--window-position=0,0',
      '--app=data:text/html,<title>Parvis</title>',
    ],
  });
  const close = async () => {
    await context.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const [page] = context.pages();
    if (!page) throw new Error('Chromium opened no window.');
    const token = options.isSignedIn ? await server.login() : '';
    if (token) await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
    const windows = xdotool('search', '--sync', '--onlyvisible', '--class', 'chrom').trim().split('\n');
    xdotool('windowfocus', '--sync', windows.at(-1) ?? '');
    await page.goto(`${server.url}${options.path}`);
    await page.getByRole('heading').first().waitFor();
    const answerWith = answersTo(page);
    return {
      page,
      server,
      press: (key) => void xdotool('key', '--clearmodifiers', key),
      type: (text) => void xdotool('type', '--clearmodifiers', '--delay', '30', text),
      keepFocusMode: () => void xdotool('keydown', 'Insert', 'key', 'a', 'key', 'a', 'keyup', 'Insert'),
      answerWith,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Listens for file dialogs from the start, because a listener added with the key would come too late. */
function answersTo(page: Page): Screen['answerWith'] {
  let next: ChosenFile | undefined;
  page.on('filechooser', (chooser) => {
    if (!next) throw new Error('A window asked for a file, and the task gives none.');
    const { name, mimeType, content } = next;
    void chooser.setFiles({ name, mimeType, buffer: Buffer.from(content) });
  });
  return (file) => {
    next = file;
  };
}
