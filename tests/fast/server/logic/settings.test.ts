import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as readers from '../../../../demo/server/ops/process/readers';

describe('the text of a setting', () => {
  const refuses = (reader: (text: string) => unknown, ...texts: string[]) => {
    for (const text of texts) expect(() => reader(text), text).toThrow(readers.WrongSetting);
  };
  const takes = (reader: (text: string) => unknown, ...texts: string[]) => {
    for (const text of texts) expect(reader(text), text).toBe(text);
  };

  it('may be a whole number within bounds', () => {
    const port = readers.whole(0, 65_535);
    expect([port('0'), port('65535')]).toEqual([0, 65_535]);
    refuses(port, '-1', '65536', '1.5', 'x');
    expect([readers.hops('0'), readers.hops('10')]).toEqual([0, 10]);
    refuses(readers.hops, '11', 'true', '-1', '1x', 'x1', '');
  });

  it('may be one of several words, or some of the known names', () => {
    const log = readers.word({ json: 1, none: 0 });
    expect([log('json'), log('none')]).toEqual([1, 0]);
    refuses(log, 'text', 'constructor', '');
    const names = readers.someOf(['a', 'b']);
    expect([names(' b ,a,'), names('')]).toEqual([['b', 'a'], []]);
    refuses(names, 'a,c');
  });

  it('may be a secret', () => {
    takes(readers.token, '0123456789abcdef', '!'.repeat(200));
    refuses(readers.token, '0123456789abcde', '!'.repeat(201), '0123456789 abcdef', 'é'.repeat(16));
    takes(readers.newPassword, 'vraie tulipe');
    refuses(readers.newPassword, 'motdepasse');
  });

  it('may be an address', () => {
    const smtp = readers.addressOf(['smtp:', 'smtps:'], 'smtp://x');
    takes(smtp, 'smtp://mail.exemple.fr:25', 'smtps://mail.exemple.fr');
    refuses(smtp, 'http://mail.exemple.fr', 'mail.exemple.fr', 'smtp://');
    takes(readers.databaseAddress, 'postgres://parvis:x@db:5432/parvis');
    refuses(readers.databaseAddress, 'mysql://db', 'x');
  });

  it('may be the public address, without its closing slash', () => {
    expect(readers.publicAddress('https://exemple.fr/parvis//')).toBe('https://exemple.fr/parvis');
    takes(readers.publicAddress, 'http://localhost:8000');
    refuses(
      readers.publicAddress,
      'ftp://exemple.fr',
      'exemple.fr',
      'https://exemple.fr?',
      'https://exemple.fr#',
      'https://exemple.fr?a=1',
      'https://exemple.fr#a',
      'https://moi@exemple.fr',
      'https://:x@exemple.fr',
    );
  });

  it('may be a list of origins, as browsers write them', () => {
    expect(readers.origins('https://a.fr, http://b.fr:8080,,*,null')).toEqual([
      'https://a.fr',
      'http://b.fr:8080',
      '*',
      'null',
    ]);
    refuses(readers.origins, 'https://a.fr/', 'https://a.fr:443', 'ftp://a.fr', 'xhttps://a.fr', 'a.fr');
  });

  it('may be a name or an address to listen on', () => {
    takes(readers.host, '127.0.0.1', '::1', 'fe80::1%eth0', 'localhost', 'mon-hote.exemple.fr');
    refuses(readers.host, 'https://a.fr', '[::1]', 'a.fr:80', '', 'a..fr', 'a b');
  });

  it('may be a folder that exists or not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'setting-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    takes(readers.folder, folder, join(folder, 'later'), 'data:1');
    refuses(readers.folder, file, 'postgres://db/parvis');
    rmSync(folder, { recursive: true });
  });

  it('may be the sender of mails, with or without a name', () => {
    takes(readers.sender, 'parvis@site.fr', 'Parvis, l’église <parvis@site.fr>', '<a@b>');
    refuses(
      readers.sender,
      'parvis',
      'Parvis parvis@site.fr',
      'Parvis <parvis>',
      'a@b <c@d> e',
      'a@b,c@d',
      'x <a@b> <c@d>',
      `${'a'.repeat(300)}@b`,
    );
  });

  it('may be a time zone', () => {
    takes(readers.timeZone, 'Europe/Paris', 'UTC');
    refuses(readers.timeZone, 'Lune', 'Europe/Lune');
  });
});
