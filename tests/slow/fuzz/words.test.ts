import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { newIdentifier } from '../../../demo/server/contract/forms/identifiers';
import { storable } from '../../../demo/server/http/body/storable';
import { HttpError } from '../../../demo/server/http/httpError';
import { boundsOf, checkPage, pageAnswer } from '../../../demo/server/http/paging';
import { searchColumns } from '../../../demo/server/store/search/memberSearchColumns';
import { onOneLine, tidyLine, tidyText } from '../../../demo/server/store/search/tidyText';
import { warnOfAttributes, warnOfTag } from '../../../embed/markup/spelling';
import { areas } from '../../../src/areas/all';
import { type Attributes, attributeName, commonAttributes } from '../../../src/areas/attributes';
import {
  avatarColor,
  contrast,
  itemColor,
  PALETTE_8,
  PALETTE_30,
  tagColor,
  textOn,
} from '../../../src/domain/color';
import { mailHref } from '../../../src/domain/contact/mailHref';
import { phoneDigits } from '../../../src/domain/contact/phoneSearch';
import { phoneParts } from '../../../src/domain/contact/telephone';
import { type AnswerValue, problemOf } from '../../../src/domain/forms/answer';
import { PALETTE_15 } from '../../../src/domain/palettes';
import { foldAccents } from '../../../src/domain/search/foldAccents';
import { lineOf } from '../../../src/domain/search/listSearch';
import { joinedParts, searchOf } from '../../../src/domain/search/words';
import { countOf, indexAt, OptionIndex } from '../../../src/ui/picker/OptionIndex';
import { anyJson, anyText, HOSTILE, runs, wellFormed } from './anything';

describe('colours', () => {
  const hex = fc.stringMatching(/^#([\da-fA-F]{3}|[\da-fA-F]{6}|[\da-fA-F]{8})$/);
  const value = fc.oneof(hex, anyText(), fc.integer(), fc.double(), fc.constantFrom(null, undefined));

  it('are made from any value and carry legible text', () => {
    fc.assert(
      fc.property(value, fc.oneof(anyText(), fc.constant(null)), (given, name) => {
        const color = itemColor(given, name);
        expect(color).toMatch(/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i);
        expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(color, color)).toBe(1);
        expect(contrast(color, '#fff')).toBe(contrast('#ffffff', color));
        expect(PALETTE_8).toContain(tagColor(name ?? ''));
        expect(PALETTE_8).toContain(avatarColor(name ?? ''));
      }),
      runs(500),
    );
    for (const color of [...PALETTE_8, ...PALETTE_15, ...PALETTE_30]) expect(textOn(color)).toMatch(/^#/);
  });
});

describe('attributes of elements', () => {
  it('take any word, as a value or as the default with a warning', () => {
    const word = fc.oneof(
      anyText(),
      fc.constantFrom('export, delete', 'true', '25', ' 25 ', '1e3', 'Infinity', 'dark', 'hash'),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.constantFrom(...areas), word, (area, text) => {
        const declared: Attributes = { ...commonAttributes, ...area.attributes };
        for (const [prop, attribute] of Object.entries(declared)) {
          const name = attributeName(prop);
          const { value: read, warning } = attribute.parse(text, name);
          const kinds = {
            text: 'string',
            number: 'number',
            flag: 'boolean',
            list: 'string',
            record: 'string',
          };
          if (read !== undefined) expect(typeof read).toBe(kinds[attribute.kind]);
          const values = attribute.kind === 'list' ? String(read).split(',').filter(Boolean) : [read];
          if (attribute.oneOf && read !== undefined)
            for (const value of values) expect(attribute.oneOf).toContain(value);
          if (warning === undefined) continue;
          expect(warning.startsWith(`${name}=`)).toBe(true);
          if (attribute.kind !== 'list') expect(read).toEqual(attribute.default);
        }
      }),
      runs(400),
    );
  });

  it('are suggested only for a nearly correct spelling', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const names = areas.map(({ name }) => name);
    const meant = (word: string, known: readonly string[]) => {
      warn.mockClear();
      warnOfAttributes('parvis-members', [word], known);
      return /Did you mean (.+)\?$/.exec(String(warn.mock.calls[0]))?.[1];
    };
    fc.assert(
      fc.property(anyText(), fc.constantFrom(...names), fc.nat({ max: 12 }), (text, name, at) => {
        warnOfTag(text, names);
        warnOfAttributes('parvis-members', [text], ['api', 'page-size']);
        const missing = name.slice(0, at) + name.slice(at + 1);
        expect(meant(name, names)).toBe(name);
        expect(meant(missing, [name])).toBe(name);
        expect(meant(`${name}${'x'.repeat(5)}`, [name])).toBeUndefined();
      }),
      runs(200),
    );
    warn.mockRestore();
  });
});

describe('a search', () => {
  it('finds what a plain filter finds, and folding twice changes nothing', () => {
    const label = fc.oneof(anyText(8), fc.constantFrom('Élodie', 'Œuvrard', "N'Guessan", 'Jean-Pierre'));
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), anyText(4), (labels, query) => {
        for (const text of labels) expect(foldAccents(foldAccents(text))).toBe(foldAccents(text));
        const options = labels.map((text, id) => ({ id, label: text }));
        const results = new OptionIndex(options).search(query);
        const found = Array.from({ length: countOf(results) }, (_, i) => indexAt(results, i));
        const { words } = searchOf(query);
        const holds = (line: string) => (word: string) => {
          const parts = joinedParts(word);
          return line.includes(word) || (parts.length > 1 && parts.every((part) => line.includes(part)));
        };
        const expected = options.filter(({ label }) => words.every(holds(lineOf([label]))));
        expect([...found].sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      }),
      runs(400),
    );
  });

  it('uses the same columns on the server, whatever the accents', () => {
    fc.assert(
      fc.property(wellFormed(), wellFormed(), (name, firstName) => {
        const { recherche, tri } = searchColumns({ nom: name, prenom: firstName });
        expect(searchColumns({ nom: name.normalize('NFD'), prenom: firstName })).toEqual({ recherche, tri });
        expect(tri.split('\t')).toHaveLength(2);
        for (const digits of phoneDigits(name)) expect(digits).toMatch(/^\d+$/);
        expect(newIdentifier(name)).toMatch(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?-[a-z2-9]{6}$/);
      }),
      runs(400),
    );
  });
});

describe('text from a user', () => {
  it('can be stored, and cleaning it twice changes nothing', () => {
    fc.assert(
      fc.property(anyText(40), (text) => {
        const kept = String(storable(text));
        expect(!/\p{Surrogate}|\0/u.test(kept)).toBe(true);
        for (const clean of [tidyLine, onOneLine, tidyText]) {
          const once = clean(kept);
          expect(clean(once)).toBe(once);
          expect(once).not.toMatch(/[\u202e\u2066\ufeff\0\r]/);
        }
        expect(tidyLine(kept)).not.toMatch(/\n/);
      }),
      runs(500),
    );
    fc.assert(
      fc.property(anyJson(), (value) => {
        const json = JSON.stringify(value);
        if (json === undefined) return;
        const clean = () => storable(JSON.parse(json));
        // An object can't keep this key, so it is refused and not dropped in silence.
        if (json.includes('"__proto__":')) {
          expect(clean).toThrow(HttpError);
          return;
        }
        const text = JSON.stringify(clean());
        expect(!/\\u0000|\\ud[89a-f]/.test(text.replaceAll('\\\\', ''))).toBe(true);
        expect({}).not.toHaveProperty('polluted');
      }),
      runs(200),
    );
  });

  it('becomes a link only if it clearly is a number or an address', () => {
    const text = fc.oneof(anyText(), fc.stringMatching(/^[+\d][\d ().-]{3,18}$/), fc.emailAddress());
    fc.assert(
      fc.property(text, (written) => {
        const [parts, mail] = [phoneParts(written), mailHref(written)];
        expect(parts.map(({ typed }) => typed).join('')).toBe(written);
        for (const { href } of parts) if (href) expect(href).toMatch(/^tel:\+?\d{5,15}$/);
        if (mail) expect(new URL(mail).search + new URL(mail).hash).toBe('');
      }),
      runs(400),
    );
  });

  it('is checked as an answer by every type of field without throwing', () => {
    const file = fc.record({ name: anyText(), size: fc.nat() });
    const value: fc.Arbitrary<AnswerValue> = fc.oneof(
      anyText(),
      fc.array(anyText(4), { maxLength: 3 }),
      file,
    );
    const field = fc.record({
      type_de_champ: fc.oneof(
        fc.constantFrom('text', 'email', 'number', 'tel', 'date', 'select', 'checkbox', 'file'),
        anyText(),
      ),
      option: fc.oneof(anyText(), fc.constantFrom('a,b', null)),
      is_required: fc.boolean(),
    });
    fc.assert(
      fc.property(field, value, (field, answer) => {
        const problem = problemOf(field, answer);
        expect(problem === undefined || typeof problem === 'string').toBe(true);
        if (field.type_de_champ === 'date' && typeof answer === 'string' && answer && !problem)
          expect(new Date(`${answer}T00:00Z`).toISOString().slice(0, 10)).toBe(answer);
      }),
      runs(400),
    );
  });
});

describe('pages of a list', () => {
  it('lead to the next and the previous page without a gap, or are refused', () => {
    const number = fc.oneof(
      fc.integer({ min: -2, max: 60 }),
      fc.double(),
      fc.constantFrom(2 ** 53, Number.NaN),
    );
    fc.assert(
      fc.property(
        number,
        number,
        fc.nat({ max: 500 }),
        fc.constantFrom(...HOSTILE),
        (page, size, count, search) => {
          let bounds: ReturnType<typeof boundsOf>;
          try {
            bounds = boundsOf({ page, page_size: size }, 10, 50);
            checkPage(bounds, count);
          } catch (error) {
            expect(error).toHaveProperty('status', expect.toBeOneOf([404, 422]));
            return;
          }
          const { next, previous } = pageAnswer('/api/x/', { search }, bounds, count, []);
          expect(next === null).toBe(bounds.offset + bounds.size >= count);
          expect(previous === null).toBe(bounds.page === 1);
          const params = new URL(next ?? previous ?? '/', 'http://x').searchParams;
          if (next && search)
            expect(params.get('search')).toBe(new URLSearchParams({ search }).get('search'));
          if (next) expect(Number(params.get('page'))).toBe(bounds.page + 1);
        },
      ),
      runs(400),
    );
  });
});
