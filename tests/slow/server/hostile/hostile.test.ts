/*
 * Sends hostile text through every field and reads it back: it is stored as written, except for the documented cleaning, or
 * refused in French.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storable } from '../../../../demo/server/http/body/storable';
import { objectSchemaOf } from '../../../../demo/server/http/queryParams';
import { onOneLine, tidyLine, tidyText } from '../../../../demo/server/store/search/tidyText';
import type { Endpoint } from '../../../../src/api/endpoint';
import { endpoints } from '../../../../src/api/endpoints';
import { type Answer, ask, dataOf } from '../../../fast/server/ask';
import { startTestServer, type TestServer } from '../../../support/server';
import { HOSTILE_TEXTS } from './hostileTexts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ members: 5, today: '2026-03-15' });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('tentatives').execute();
});

interface Property {
  type?: string | string[];
  enum?: unknown[];
  items?: Property;
  properties?: Record<string, Property>;
  anyOf?: Property[];
}

/** A value that fits the schema, in which every free text is the given one. */
function filled(property: Property, text: string): unknown {
  const { enum: choices, anyOf, items, properties } = property;
  if (choices) return choices[0];
  if (anyOf) return filled(anyOf[0]!, text);
  const type = [property.type].flat()[0];
  if (type === 'array') return [filled(items ?? {}, text)];
  if (properties || type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? { [text]: {} }).map(([key, one]) => [key, filled(one, text)]),
    );
  if (type === 'number' || type === 'integer') return 1;
  return type === 'boolean' ? true : text;
}

/** The endpoints, without those that are another one under a second address. */
const all = Object.values(endpoints)
  .flatMap((family) => Object.values(family) as Endpoint[])
  .filter(
    ({ id }) =>
      !/Family\.(list|create|get|update|remove|search|export|import|addMembers|removeMembers)$/.test(id),
  );
const atFirst = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, '1');

/** English messages of zod and JavaScript. */
const FOREIGN = /invalid|expected|required|cannot|undefined|unexpected|syntax|\bat\b .*\d+:\d+/i;

function expectFrench({ status, body, text }: Answer, what: string): void {
  expect.soft(status, `${what}\n${text.slice(0, 300)}`).toBeLessThan(500);
  if (status < 400) return;
  const { message, errors = {} } = body as { message?: string; errors?: Record<string, string> };
  for (const sentence of [message, ...Object.values(errors)]) {
    expect.soft(sentence, what).toMatch(/\p{L}{2}/u);
    expect.soft(sentence?.slice(0, 200), what).not.toMatch(FOREIGN);
  }
  if (status === 422) expect.soft(Object.keys(errors).length, what).toBeGreaterThan(0);
}

describe('hostile text', () => {
  // Several texts in one, so that each call is made only a few times, unless there is time.
  const { nul, markup, sql, template, json, path } = HOSTILE_TEXTS;
  const mixed = Object.entries({
    'two that can’t be stored': `${nul}${HOSTILE_TEXTS['half of a character']}`,
    'code of five languages': [sql, markup, template, json, path].join(' '),
    formula: HOSTILE_TEXTS.formula!,
    'lines and directions': `${HOSTILE_TEXTS['another header']}${HOSTILE_TEXTS['other direction']}`,
    'ten thousand': HOSTILE_TEXTS['ten thousand']!,
  });
  const sent = process.env.FUZZ_RUNS ? Object.entries(HOSTILE_TEXTS) : mixed;
  const writes = all.filter(({ method, body, multipart }) => method !== 'GET' && body && !multipart);
  const reads = all.filter(({ method, params }) => method === 'GET' && params);

  it.each(sent)(
    'breaks no write of the contract, which refuses it only in French: %s',
    async (_name, text) => {
      for (const endpoint of writes) {
        const body = filled(objectSchemaOf(endpoint.body!) as Property, text);
        const answer = await ask(server, atFirst(endpoint), { method: endpoint.method, token, body });
        expectFrench(answer, endpoint.id);
        if (endpoint.id === 'auth.logout') token = await server.login();
      }
    },
  );

  it.each(sent)('breaks no list that is searched, sorted or filtered by it: %s', async (_name, text) => {
    for (const endpoint of reads) {
      const { properties = {} } = objectSchemaOf(endpoint.params!) as Property;
      const isText = ({ type }: Property) => [type].flat().includes('string');
      const names = Object.keys(properties).filter((name) => isText(properties[name]!));
      // Each parameter is also sent alone, because a refused order would hide a search. Too long addresses aren't read.
      for (const asked of names.includes('search') ? [names, ['search']] : [names]) {
        const query = new URLSearchParams(asked.map((name) => [name, text.slice(0, 250)]));
        expectFrench(await ask(server, `${atFirst(endpoint)}?${query}`, { token }), endpoint.id);
      }
    }
  });
});

const prose = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => tidyLine(line))
    .join('\n')
    .trim();

/** Every kind of row, with the cleaning of each of its texts. */
const kinds: Record<
  string,
  { path: string; readAt?: string; rest: object; texts: Record<string, (text: string) => string> }
> = {
  membre: {
    path: '/api/membres/',
    rest: { genre: 'feminin', email: 'a@b.fr' },
    texts: {
      nom: tidyLine,
      prenom: tidyLine,
      ville: tidyLine,
      adresse: tidyLine,
      profession: tidyLine,
      nationalite: tidyLine,
      telephone: tidyLine,
    },
  },
  groupe: { path: '/api/groupes/', rest: {}, texts: { nom: tidyLine, description: prose } },
  departement: { path: '/api/departements/', rest: {}, texts: { nom: tidyLine, mission: prose } },
  tag: { path: '/api/tags/', rest: {}, texts: { name: tidyLine } },
  etape: { path: '/api/etapes/', rest: {}, texts: { libelle: tidyLine, description: prose } },
  evenement: {
    path: '/api/events/',
    rest: { date: '2026-05-01T10:00:00', is_recurrent: false },
    texts: { nom_evenement: onOneLine, lieu: tidyLine },
  },
  role: { path: '/api/roles-intervenants/', rest: {}, texts: { libelle: tidyLine } },
  intervenant: { path: '/api/intervenants/', rest: {}, texts: { nom: tidyLine, prenom: tidyLine } },
  formulaire: {
    path: '/api/formulaires/',
    readAt: 'avec_champs/',
    rest: {
      form_extend: false,
      form_static: false,
      champs: [{ nom_du_champ: 'Ville', type_de_champ: 'text', is_required: false }],
    },
    texts: { nom_du_formulaire: tidyLine, description: tidyText },
  },
};

type Row = Record<string, unknown> & { id: number };

describe.each(Object.entries(kinds))('a %s', (_name, { path, readAt = '', rest, texts }) => {
  const read = async (id: number) => dataOf<Row>(await ask(server, `${path}${id}/${readAt}`, { token }));

  /** Checks that a row reads as it was written, can be written again as it reads, and can be deleted. */
  async function expectKept(id: number, own: Record<string, string>, kind: string) {
    const row = await read(id);
    for (const [name, clean] of Object.entries(texts))
      expect.soft(row[name] ?? '', `${name}: ${kind}`).toBe(clean(storable(own[name]) as string));
    const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    const isIdText = ['/api/groupes/', '/api/etapes/'].includes(path);
    const again = { ...rest, ...given, id: isIdText ? String(id) : id };
    const update = await ask(server, `${path}${id}/`, { method: 'PUT', token, body: again });
    expectFrench(update, `written again: ${kind}`);
    // A change of a member requires more fields than its creation.
    if (path !== '/api/membres/' || (row.adresse && row.telephone))
      expect.soft(update.status, `${kind}: ${update.text}`).toBe(200);
    // An event counts its changes, for calendars that follow it.
    const { updated_at: _, change_le: _when, sequence: _count, ...same } = row;
    expect.soft(await read(id), kind).toMatchObject(same);
    await ask(server, `${path}${id}/`, { method: 'DELETE', token });
  }

  it('is stored with every hostile text as it was written, or refused', async () => {
    for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
      await server.db.deleteFrom('tentatives').execute();
      // All fields at once; if that is refused, one by one, because one field must not hide the others.
      const all = Object.keys(texts);
      const tries = [all];
      for (const names of tries) {
        const own = Object.fromEntries(all.map((one) => [one, names.includes(one) ? text : 'Zoé']));
        const answer = await ask(server, path, { token, body: { ...rest, ...own } });
        expectFrench(answer, `${name} as ${names.join()}`);
        if (answer.status >= 400) {
          if (names === all) tries.push(...all.map((one) => [one]));
          continue;
        }
        await expectKept(dataOf<Row>(answer).id, own, name);
      }
    }
  });
});

describe('an answer to a form', () => {
  it('is exported as it was sent, with its file under a name that can’t add a header', async () => {
    const fields = ['text', 'textarea', 'file'].map((type_de_champ) => ({
      nom_du_champ: type_de_champ,
      type_de_champ,
      is_required: false,
    }));
    const {
      id,
      identifiant,
      champs: made,
    } = (
      await ask(server, '/api/formulaires/', {
        token,
        body: { ...kinds.formulaire!.rest, nom_du_formulaire: 'Hostile', description: '', champs: fields },
      })
    ).body.data as Row & { identifiant: string; champs: { id: number }[] };
    const [line, prose, file] = made.map((field) => String(field.id)) as [string, string, string];
    for (const text of Object.values(HOSTILE_TEXTS)) {
      await server.db.deleteFrom('tentatives').execute();
      const form = new FormData();
      form.append('valeurs', JSON.stringify({ [line]: text, [prose]: text }));
      form.append(file, new File(['%PDF-1.7'], `${text.slice(0, 500)}.pdf`));
      const sent = await fetch(`${server.url}/api/formulaires/${identifiant}/reponses/`, {
        method: 'POST',
        body: form,
      });
      const said = await sent.text();
      expect(sent.status, `${text.slice(0, 40)} ${said}`).toBeLessThan(500);
      if (!sent.ok) expect(said).not.toMatch(FOREIGN);
    }
    const headers = { Authorization: `Token ${token}` };
    const csv = await (await fetch(`${server.url}/api/formulaires/${id}/reponses/`, { headers })).text();
    expect(csv).toContain("' OR 1=1 --");
    expect(csv).toContain("'=cmd|' /C calc'!A0");
    const files = [...csv.matchAll(/\((\/api\/[^)]+)\)/g)].map((found) => found[1]!);
    expect(files.length).toBeGreaterThan(10);
    for (const address of files) {
      const found = await fetch(server.url + address, { headers });
      expect([found.status, found.headers.get('set-cookie')]).toEqual([200, null]);
      expect(found.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.~%!-]+$/,
      );
    }
  });
});
