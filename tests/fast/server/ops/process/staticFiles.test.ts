import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { serveStatic } from '../../../../../demo/server/http/staticFiles';

/** The files of a build: the page of forms in a folder of its own. */
function built() {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-files-'));
  mkdirSync(join(folder, 'formulaires'));
  writeFileSync(join(folder, 'main.js'), 'export {};');
  writeFileSync(join(folder, 'formulaires/index.html'), '<!doctype html>');
  const app = new Hono();
  serveStatic(app as never, [
    { at: '/formulaires/', folder: join(folder, 'formulaires'), page: 'index.html' },
    { at: '/', folder },
  ]);
  return app;
}

describe('The page of a form', () => {
  it('is served for a name, and not for an address that leads out of its folder', async () => {
    const app = built();
    const answer = async (path: string) => (await app.request(path)).status;
    expect([await answer('/formulaires/camp-d-%C3%A9t%C3%A9'), await answer('/main.js')]).toEqual([200, 200]);
    for (const path of [
      '..%2fmain.js',
      '..%2Fmain.js',
      '..%5cmain.js',
      'camp%2f..%2f..%2fmain.js',
      '%00',
      '%',
    ])
      expect([path, await answer(`/formulaires/${path}`)]).toEqual([path, 404]);
  });
});
