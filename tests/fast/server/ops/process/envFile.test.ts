import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withEnvFile } from '../../../../../demo/server/ops/process/envFile';

describe('A file of settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-env-'));
  const file = join(folder, 'parvis.env');
  const read = (text: string, env: NodeJS.ProcessEnv = {}) => {
    writeFileSync(file, text);
    return withEnvFile(env, file);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read as systemd reads it, not as a shell does [O5]', () => {
    const rows: [string, Record<string, string>][] = [
      ['PARVIS_MAIL_FROM=Paroisse <parvis@site.fr>', { PARVIS_MAIL_FROM: 'Paroisse <parvis@site.fr>' }],
      ['A=1\nB = two words  \n', { A: '1', B: 'two words' }],
      ['# A=1\n; B=2\n\nC=3', { C: '3' }],
      ['A="with # and \\"quotes\\" and \\n"', { A: 'with # and "quotes" and \\n' }],
      ["A='it stays \\ as $it is'", { A: 'it stays \\ as $it is' }],
      ['A=one \\\ntwo\nB=3', { A: 'one two', B: '3' }],
      ['A="two\nlines"\nB=3', { A: 'two\nlines', B: '3' }],
      ['no name here\n=nor here\nA=1', { A: '1' }],
      ['PARVIS_SMTP=smtp://a:p%40ss=word@host:587', { PARVIS_SMTP: 'smtp://a:p%40ss=word@host:587' }],
      [
        "PARVIS_MAIL_FROM=Communauté de l'Étoile <a@b.fr>",
        { PARVIS_MAIL_FROM: "Communauté de l'Étoile <a@b.fr>" },
      ],
      ['A=1\r\nB=2\r\n', { A: '1', B: '2' }],
      ['A=\nB=2', { A: '', B: '2' }],
    ];
    for (const [text, expected] of rows) expect.soft(read(text), text).toEqual(expected);
  });

  it('wins over variables that are set', () => {
    const env = { PARVIS_DATA: '.data', PORT: '1' };
    expect(read('PARVIS_DATA=/var/lib/parvis\n', env)).toEqual({ PARVIS_DATA: '/var/lib/parvis', PORT: '1' });
    expect(withEnvFile(env, undefined)).toEqual(env);
  });
});
