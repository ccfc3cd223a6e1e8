import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * Days and hours are those of the organisation's time zone (PARVIS_TZ). What the database or the process makes of an instant
 * by itself has the zone of its session or of the machine: `startOfDay`, `localDay` and `momentsAsRead` take the zone.
 */
const filesIn = (folder: string, kind = /\.ts$/) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
const textOf = (file: string): string => readFileSync(file, 'utf8');

const migrations = filesIn('demo/server/store/migrations');
const old = filesIn('demo/server/ops/upgrade');
const server = filesIn('demo/server').filter((file) => ![...migrations, ...old].includes(file));

/** The columns that hold an instant, by the migrations. */
const instants = new Set(
  migrations.flatMap((file) =>
    Array.from(textOf(file).matchAll(/\b(\w+) timestamptz\b/g), ([, name = '']) => name),
  ),
);
const INSTANT = `(?:[a-z]\\w*\\.)?\\b(?:${[...instants].join('|')}|now\\(\\)|clock_timestamp\\(\\))`;

const RULES: Readonly<Record<string, RegExp>> = {
  'an instant as a day of the session': new RegExp(`${INSTANT}::(?:date|time)\\b(?!stamptz)`, 'gi'),
  'an instant beside a day': new RegExp(
    `${INSTANT}\\s*(?:[<>]=?|=|between)\\s*(?:\\$\\{[^}]*\\}|\\w+)::date\\b`,
    'gi',
  ),
  'a part of an instant': new RegExp(
    `(?:date_trunc|extract|to_char|date_part)\\((?:[^,()]*[, ])?\\s*${INSTANT}(?!\\s+at time zone)`,
    'gi',
  ),
  'months before an instant': new RegExp(
    `${INSTANT}\\s*[+-]\\s*(?:make_interval\\(months|interval '\\d+ months)`,
    'gi',
  ),
  'the day of the session': /\b(?:current_date|current_time|localtimestamp|localtime)\b/gi,
  'a day of UTC': /new Date\(\)\s*\.toISOString\(\)\s*\.(?:slice|substring|split)/g,
  'the zone of the machine':
    /\.toLocale(?:Date|Time)?String\((?![^)]*timeZone)[^)]*(?:dateStyle|timeStyle|hour|month)/g,
};

/** How a source writes a value into a statement. */
const PARAMETER = ['$', '{day}'].join('');

const breaches = (text: string) =>
  Object.entries(RULES).flatMap(([rule, pattern]) =>
    Array.from(text.matchAll(pattern), ([found]) => `${rule}: ${found}`),
  );

describe('The server', () => {
  it('takes no day or hour of an instant without the time zone of the organisation [K14]', () => {
    expect(instants.size).toBeGreaterThan(8);
    const found = server.flatMap((file) => breaches(textOf(file)).map((what) => `${file}: ${what}`));
    expect(found).toEqual([]);
  });

  it('is found out where it does [K14]', () => {
    const wrong = [
      `where o.quand >= ${PARAMETER}::date`,
      `where o.quand < ${PARAMETER}::date + 1`,
      'greatest(m.updated_at::date, m.date_inscription)',
      "to_char(r.created_at, 'YYYY-MM-DD')",
      "date_trunc('month', created_at)",
      'created_at < now() - make_interval(months => 3)',
      'greatest(r.date_inscription, current_date)',
      'new Date().toISOString().slice(0, 10)',
      "new Date(instant).toLocaleString('fr-FR', { dateStyle: 'short', timeStyle: 'short' })",
    ];
    expect(wrong.map((text) => breaches(text).length > 0)).toEqual(wrong.map(() => true));
    const right = [
      `m.date_inscription >= ${PARAMETER}::date`,
      `o.quand < ${PARAMETER}`,
      "to_char(m.updated_at at time zone 'UTC', 'YYYY')",
      'kept.fin::timestamptz',
    ];
    expect(right.flatMap(breaches)).toEqual([]);
  });
});

/** Where days are counted. Migrations and the upgrades of older databases stay as they were written. */
const CALENDARS = ['src/domain/calendar/', 'demo/server/time/'];

const ARITHMETIC = /\b86_?400|\b864e5\b|\bDAY_MS =|\bDate\.UTC\(|\bset(?:UTC)?Date\(|\bget(?:UTC)?Day\(/g;
const arithmeticIn = (text: string): string[] => text.match(ARITHMETIC) ?? [];

describe('Days', () => {
  it('are counted in the calendar alone', () => {
    const code = ['src', 'embed', 'demo'].flatMap((folder) => filesIn(folder, /\.(?:ts|tsx|mjs)$/));
    const others = code.filter(
      (file) =>
        ![...migrations, ...old].includes(file) && !CALENDARS.some((calendar) => file.startsWith(calendar)),
    );
    expect(others.length).toBeGreaterThan(1500);
    expect(others.flatMap((file) => arithmeticIn(textOf(file)).map((what) => `${file}: ${what}`))).toEqual(
      [],
    );
  });

  it('are found out where they are counted', () => {
    const wrong = [
      'const KEPT_SECONDS = 30 * 86400;',
      'now - 86_400_000',
      'now - 864e5',
      'const DAY_MS = 24 * HOUR_MS;',
      'new Date(Date.UTC(2024, 0, 1))',
      'day.setDate(day.getDate() + 1)',
      'day.setUTCDate(1)',
      'day.getDay()',
      'day.getUTCDay()',
    ];
    expect(wrong.filter((text) => arithmeticIn(text).length !== 1)).toEqual([]);
    expect(['two(day.getDate())', 'day.getUTCDate()'].flatMap(arithmeticIn)).toEqual([]);
  });
});
