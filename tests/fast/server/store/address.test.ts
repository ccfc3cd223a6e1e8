import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { readAddress } from '../../../../demo/server/store/server/address';

const SECRET = 'TRES-SECRET';

describe('DATABASE_URL', () => {
  it('may name several hosts, each with its port [Z9]', () => {
    const { hosts, shown } = readAddress(
      `postgres://u:${SECRET}@a:5455,b:5456,[::1]/base?target_session_attrs=read-write&connect_timeout=3`,
    );
    expect(hosts).toEqual([
      `postgres://u:${SECRET}@a:5455/base?connect_timeout=3`,
      `postgres://u:${SECRET}@b:5456/base?connect_timeout=3`,
      `postgres://u:${SECRET}@[::1]/base?connect_timeout=3`,
    ]);
    expect(shown).toBe('postgres://u:***@a:5455,b:5456,[::1]/base');
  });

  it('may name its hosts as parameters', () => {
    const { hosts } = readAddress('postgres:///base?host=a,b&port=5455,5456&user=u');
    expect(hosts).toEqual(['postgres://a:5455/base?user=u', 'postgres://b:5456/base?user=u']);
  });

  it('checks the certificate with every mode that sounds weaker', () => {
    for (const mode of ['prefer', 'require', 'verify-ca']) {
      const { hosts } = readAddress(`postgres://a/base?sslmode=${mode}&sslrootcert=/ca.pem`);
      expect.soft(hosts, mode).toEqual(['postgres://a/base?sslmode=verify-full&sslrootcert=%2Fca.pem']);
    }
  });

  it('is printed without its password, wherever it stands [Z12]', () => {
    const rows = [
      `postgres://u:${SECRET}@h/base`,
      `postgres://h/base?user=u&password=${SECRET}`,
      `postgres://u:${SECRET}@a,b/base?password=${SECRET}&sslpassword=${SECRET}`,
      `postgresql://u:a:${SECRET}@h`,
    ];
    for (const address of rows) {
      const { shown } = readAddress(address);
      expect.soft(shown, address).toContain('postgres://');
      expect.soft(shown, address).not.toContain(SECRET);
    }
  });

  it('is refused with the reason and without its password when it can’t be used [Z9, Z12]', async () => {
    const rows = [
      [`mysql://u:${SECRET}@h/base`, 'commencer par postgres://'],
      [`postgres://u:${SECRET}/x@h/base`, 's’écrivent %40'],
      [`postgres://u:x?${SECRET}@h/base`, 's’écrivent %40'],
      [`postgres://u:x#${SECRET}@h/base`, 's’écrivent %40'],
      [`postgres://u:12/${SECRET}@h`, 's’écrivent %40'],
      [`postgres://u:%zz${SECRET}@h/base`, 'code'],
      [`postgres://u:${SECRET}`, 'un port'],
      [`postgres://u:${SECRET}@h:99999/base`, 'un port'],
      [`postgres://u:${SECRET}@a,,b/base`, 'hôtes est vide'],
      [`postgres://u:${SECRET}@a/base?target_session_attrs=standby`, 'read-write'],
    ] as const;
    for (const [databaseUrl, reason] of rows) {
      const opening = openDatabase({ databaseUrl });
      await expect
        .soft(opening, databaseUrl)
        .rejects.toThrow(/de la forme postgres:\/\/compte:secret@serveur:5432\/base/);
      await expect.soft(opening, databaseUrl).rejects.toThrow(reason);
      await expect.soft(opening, databaseUrl).rejects.not.toThrow(SECRET);
    }
  });

  it('is named without its password when the server can’t be reached [Z12]', async () => {
    for (const place of ['user info', 'parameters']) {
      const databaseUrl =
        place === 'user info'
          ? `postgres://u:${SECRET}@127.0.0.1:1,127.0.0.1:2/base`
          : `postgres://127.0.0.1:1/base?user=u&password=${SECRET}`;
      const opening = openDatabase({ databaseUrl });
      await expect
        .soft(opening, place)
        .rejects.toThrow(/^La base de données postgres:.*127.0.0.1:1.*ECONNREFUSED/);
      await expect.soft(opening, place).rejects.not.toThrow(SECRET);
    }
  });
});
