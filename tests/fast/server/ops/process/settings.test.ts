import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { readOptions, unknownVariables } from '../../../../../demo/server/ops/process/readOptions';
import { serverSettings, settingsTable } from '../../../../../demo/server/ops/process/settings';
import { localDay, localMinute } from '../../../../../demo/server/time/zones';
import { markedText } from '../../../../support/markedText';
import { SERVER } from '../../../../support/processes/builtServer';

const folder = mkdtempSync(join(tmpdir(), 'parvis-settings-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

/** The problems that the operator is told; empty when all settings are accepted. */
function refused(env: NodeJS.ProcessEnv, args: readonly string[] = []): string {
  try {
    readOptions(env, args);
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll('\u00a0', ' ');
  }
}

describe('A setting', () => {
  it('is refused by name, with its value and what is expected', () => {
    const rows = [
      ['PORT', '70000', 'un nombre entier de 0 à 65535'],
      ['PORT', '80 80', 'un nombre entier'],
      ['HOST', 'https://0.0.0.0', 'une adresse IP seule'],
      ['HOST', '127.0.0.1:80', 'sans port'],
      ['HOST', '999.1.1.1', 'une adresse IP seule'],
      ['PARVIS_DATA', '/proc/parvis/data', 'ne peut pas être créé'],
      ['PARVIS_MAILS', '/proc/parvis', 'ne peut pas être créé'],
      ['PARVIS_DATA', 'postgres://hote/base', 'DATABASE_URL'],
      ['PARVIS_DATA', file, 'un dossier'],
      ['PARVIS_SAUVEGARDE', 'off', 'oui ou non'],
      ['PARVIS_ORIGINS', 'https://a.fr/', ': https://a.fr'],
      ['PARVIS_ORIGINS', 'https://a.fr, https://b.fr/page', ': https://b.fr'],
      ['PARVIS_ORIGINS', 'https://A.fr:443', ': https://a.fr'],
      ['PARVIS_ORIGINS', 'a.fr', 'de la forme https://site.fr'],
      ['PARVIS_URL', 'parvis.fr', 'de la forme https://'],
      ['PARVIS_URL', 'ftp://parvis.fr', 'de la forme https://'],
      ['PARVIS_URL', 'https://parvis.fr/?page=1', 'sans « ? »'],
      ['PARVIS_TRUST_PROXY', 'true', '1 derrière nginx seul'],
      ['PARVIS_TRUST_PROXY', '11', 'de 0 (aucun) à 10'],
      ['PARVIS_TRUST_PROXY', '-1', 'de 0 (aucun) à 10'],
      ['PARVIS_TRUST_PROXY', '1.5', 'de 0 (aucun) à 10'],
      ['PARVIS_SMTP', 'smtp.site.fr', 'de la forme smtp://'],
      ['PARVIS_MAIL_FROM', 'Parvis', 'de la forme Parvis <parvis@site.fr>'],
      ['PARVIS_ORGANISATION', 'x'.repeat(256), 'sur une ligne'],
      ['PARVIS_LOG', 'no', 'on ou off'],
      ['PARVIS_TZ', 'Paris', 'de la forme Europe/Paris'],
      ['PARVIS_CONNECTIONS', '0', 'de 2 à 1000'],
      ['PARVIS_CAPACITES', 'ouverture,télépathie', 'parmi : acces, ecritures, '],
    ] as const;
    for (const [name, value, expected] of rows) {
      const sentence = refused({ [name]: value });
      expect.soft(sentence, `${name}=${value}`).toContain(`${name} : valeur « ${value} » non acceptée.`);
      expect.soft(sentence, `${name}=${value}`).toContain(expected);
    }
  });

  it('is refused without its password', () => {
    const rows = [
      ['PARVIS_PASSWORD', 'court'],
      ['DATABASE_URL', 'mysql://u:mot-secret@hote/base'],
      ['DATABASE_URL', 'postgres//u:mot@secret@hote/base?password=mot-secret'],
      ['PARVIS_SMTP', 'http://u:mot-secret@hote'],
    ] as const;
    for (const [name, value] of rows) {
      const sentence = refused({ [name]: value });
      expect.soft(sentence, `${name}=${value}`).toContain(name);
      expect.soft(sentence, `${name}=${value}`).not.toMatch(/court|mot@|mot-secret/);
    }
  });

  it('is reported together with all other wrong settings', () => {
    const sentences = refused({ PORT: 'x', PARVIS_TZ: 'Lune', PARVIS_LOG: '' }, ['--membre', '5']).split(
      '\n',
    );
    expect(sentences).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('PARVIS_TZ'),
      '--membre : option inconnue. Vouliez-vous dire --members ?',
      expect.stringContaining('5 : option inconnue.'),
    ]);
  });

  it('may be written with spaces, slashes and capitals', () => {
    const env = {
      HOST: '::1',
      PARVIS_URL: 'https://site.fr/parvis/',
      PARVIS_ORIGINS: 'http://localhost:8080, *, null',
      PARVIS_SMTP: 'smtps://u:p%40ss@mail.site.fr',
      PARVIS_MAIL_FROM: 'Paroisse de Béthel <contact@site.fr>',
      PARVIS_ORGANISATION: ' Église de Béthel ',
      PARVIS_CONFIDENTIALITE: 'Vos réponses ne servent qu’à l’événement.',
      PARVIS_TZ: ' Indian/Reunion ',
      PARVIS_PASSWORD: '',
      PATH: '/bin',
    };
    expect(readOptions(env, ['--members=5'])).toEqual({
      host: '::1',
      publicUrl: 'https://site.fr/parvis',
      origins: ['http://localhost:8080', '*', 'null'],
      smtp: 'smtps://u:p%40ss@mail.site.fr',
      mailFrom: 'Paroisse de Béthel <contact@site.fr>',
      organisation: 'Église de Béthel',
      privacy: 'Vos réponses ne servent qu’à l’événement.',
      timeZone: 'Indian/Reunion',
      members: 5,
    });
  });

  it('of the capabilities announces what it lists', () => {
    const rows = [
      [undefined, undefined],
      ['', []],
      [' ouverture, ', ['ouverture']],
      ['fichiers,cles', ['cles', 'export-filtre', 'export-lisible', 'simulation']],
    ] as const;
    for (const [PARVIS_CAPABILITIES, capabilities] of rows)
      expect
        .soft(
          readOptions({ PARVIS_CAPACITES: PARVIS_CAPABILITIES }, []).capabilities,
          String(PARVIS_CAPABILITIES),
        )
        .toEqual(capabilities);
  });

  it('is reported with the nearest name when it is unknown', () => {
    expect(unknownVariables({ PARVIS_ORIGIN: 'x', PARVIS_URL: 'x', HOME: '/' })).toEqual([
      expect.stringMatching(/PARVIS_ORIGIN .*Vouliez-vous dire PARVIS_ORIGINS/),
    ]);
    expect(unknownVariables({ PARVIS_TOUT_AUTRE_CHOSE: '1' })).toEqual([expect.not.stringContaining('dire')]);
  });

  it('that is wrong ends the start before anything is touched', { timeout: 30_000 }, async () => {
    const data = join(folder, 'data');
    const [node = '', ...command] = SERVER;
    const child = spawn(node, [...command, '--member', '5'], {
      env: { ...process.env, PARVIS_DATA: data, PORT: 'huit' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const code = new Promise((done) => child.once('exit', done));
    expect(await text(child.stderr)).toMatch(/^PORT.*\n--member\s.*\n5\s.*\n$/);
    expect(await code).toBe(1);
    expect(() => readFileSync(data)).toThrow('ENOENT');
  });
});

describe('The documentation', () => {
  it('contains the current table of settings; otherwise run npm run docs', () => {
    expect(markedText('docs/OPERATIONS.md', 'settings')).toBe(settingsTable());
  });

  it('names only existing settings in the README', () => {
    const known = serverSettings.map(({ name }) => name);
    const named = readFileSync('README.md', 'utf8').match(/\bPARVIS_[A-Z_]+|\bDATABASE_URL\b/g) ?? [];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('Today', () => {
  it('has the local minute of the zone, with midnight as 00:00', () => {
    const night = new Date('2026-03-14T23:00:59Z');
    expect(['Europe/Paris', 'UTC'].map((zone) => localMinute(zone, night))).toEqual([
      '2026-03-15T00:00',
      '2026-03-14T23:00',
    ]);
  });

  it('is the day of the chosen zone', () => {
    const night = new Date('2026-03-14T23:30:00Z');
    expect(['Europe/Paris', 'UTC', 'America/Martinique'].map((zone) => localDay(zone, night))).toEqual([
      '2026-03-15',
      '2026-03-14',
      '2026-03-14',
    ]);
  });
});
