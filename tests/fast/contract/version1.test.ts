import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { areas } from '../../../src/areas/all';
import { CAPABILITY_GROUPS } from '../../../src/domain/capabilities';

/*
 * What each name of version 1.0 stands for, in version1.txt: a back end that announced it then serves these calls, takes these
 * keys and answers those behind the arrow, and no others. What is new gets a name of its own, so a line changes in one way only:
 * an answer may need fewer keys.
 */

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

const parts: readonly string[] = Object.values(CAPABILITY_GROUPS).flat();
const isOf1 = (name: string | undefined): name is string => name !== undefined && parts.includes(name);

const jsonOf = (schema: Parameters<typeof z.toJSONSchema>[0] | undefined): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

/** The keys of a schema with those inside of them: `champs`, `champs.id`. */
function keysIn(
  { properties = {}, required = [], items, anyOf = [] }: JsonSchema,
  which: 'all' | 'required',
): string[] {
  const own = Object.entries(properties).filter(([key]) => which === 'all' || required.includes(key));
  return [
    ...own.flatMap(([key, value]) => [key, ...keysIn(value, which).map((inner) => `${key}.${inner}`)]),
    ...[...anyOf, ...(items ? [items] : [])].flatMap((inner) => keysIn(inner, which)),
  ];
}

/** Lines of what a call needs announced: the call itself, and the keys beyond it. */
function linesOf({ method, path, params, body, answer, needs, extras = {} }: Endpoint): [string, string][] {
  const sent = [...keysIn(jsonOf(params as never), 'all'), ...keysIn(jsonOf(body as never), 'all')];
  const isUnder = (key: string, above: string) => key === above || key.startsWith(`${above}.`);
  const plain = sent.filter((key) => !Object.keys(extras).some((extra) => isUnder(key, extra)));
  const answered = [...new Set(keysIn(jsonOf(answer as never), 'required'))].join(' ');
  const call = `${method} ${path}`;
  const whole: [string, string][] = isOf1(needs)
    ? [[needs, `${[call, ...plain].join(' ')}${answered && ` → ${answered}`}`]]
    : [];
  const beyond = Object.entries(extras).filter(([, part]) => isOf1(part));
  return [
    ...whole,
    ...beyond.map(([key, part]): [string, string] => [
      part,
      `${call} + ${sent.filter((one) => isUnder(one, key)).join(' ')}`,
    ]),
  ];
}

const calls = Object.values(endpoints).flatMap((family) => Object.values<Endpoint>(family));

describe('a name of version 1.0', () => {
  it('stands for the calls and keys that it stood for then', () => {
    const lines = calls.flatMap(linesOf);
    const table = [...parts]
      .sort()
      .flatMap((part) => [part, ...lines.flatMap(([of, line]) => (of === part ? [`  ${line}`] : [])).sort()]);
    expect(table).toEqual(
      readFileSync(`${import.meta.dirname}/version1.txt`, 'utf8')
        .trimEnd()
        .split('\n'),
    );
  });

  it('opens the areas that it opened then', () => {
    const opened = areas.flatMap((area) =>
      'needs' in area && isOf1(area.needs) ? [`${area.needs}: ${area.name}`] : [],
    );
    expect(opened.sort()).toEqual([
      'comptes: accounts',
      'doublons: duplicates',
      'journal: journal',
      'messages: mails',
      'presences: attendance',
    ]);
  });
});
