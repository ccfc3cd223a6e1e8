import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { ApiError, failureOfAnswer } from '../../../src/api/errors';
import { parseResponse } from '../../../src/api/http/parseResponse';
import { parseForm, readBuiltForm } from '../../../src/areas/forms/model/readBuiltForm';
import { readPreferences } from '../../../src/areas/members/data/listPreferences';
import { readSaved } from '../../../src/areas/members/filters/saved/savedFilters';
import { publicForm } from '../../../src/areas/publicForm/publicForm';
import { assignmentSchema, eventSchema } from '../../../src/domain/events/event';
import { speakerSchema } from '../../../src/domain/events/speaker';
import { formSchema } from '../../../src/domain/forms/form';
import { departmentSchema } from '../../../src/domain/members/department';
import { groupSchema } from '../../../src/domain/members/group';
import { initialsOf, memberSchema } from '../../../src/domain/members/member';
import { stepSchema } from '../../../src/domain/members/step';
import { tagSchema } from '../../../src/domain/members/tag';
import { TokenStore } from '../../../src/session/tokenStore';
import { fullNameOf } from '../../../src/texts/records/memberLabels';
import { anyJson, anyText, HOSTILE, runs } from './anything';

const all = Object.values(endpoints).flatMap((family): Endpoint[] => Object.values(family));
const schemas = {
  membre: memberSchema,
  groupe: groupSchema,
  departement: departmentSchema,
  tag: tagSchema,
  etape: stepSchema,
  evenement: eventSchema,
  affectation: assignmentSchema,
  formulaire: formSchema,
  intervenant: speakerSchema,
};

/** A nearly correct row: known keys with any values. */
const nearly = (keys: readonly string[]) =>
  fc.record(
    Object.fromEntries(
      keys.map((key) => [key, fc.oneof(fc.integer(), anyText(), fc.constant(null), anyJson())]),
    ),
    { requiredKeys: [] },
  );

const wrapped = (value: unknown) =>
  fc.constantFrom(value, { data: value }, { data: { data: value } }, { success: true, data: value });

describe('answers of a back end', () => {
  it('are parsed or refused with a failure that can be shown, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.integer({ min: 200, max: 599 }),
        anyJson(),
        (endpoint, status, body) => {
          try {
            parseResponse(endpoint, status, body);
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
            expect(error).toHaveProperty('failure.kind', expect.any(String));
          }
          const { kind, message, fields } = failureOfAnswer(status, body);
          expect(typeof kind).toBe('string');
          expect((message ?? '').length).toBeLessThanOrEqual(501);
          for (const sentence of Object.values(fields ?? {})) expect(typeof sentence).toBe('string');
        },
      ),
      runs(300),
    );
  });

  it.each(Object.entries(schemas))(
    'are parsed the same a second time and in any envelope: %s',
    (_name, schema) => {
      const keys = Object.keys((schema as unknown as { shape: object }).shape);
      const endpoint = { id: 'x.y', method: 'GET', path: '/', answer: schema } as unknown as Endpoint;
      const rows = nearly(keys).chain((row) => fc.tuple(fc.constant(row), wrapped(row)));
      fc.assert(
        fc.property(rows, ([row, body]) => {
          const read = z.safeParse(schema, row);
          if (!read.success) return;
          expect(z.parse(schema, read.data)).toEqual(read.data);
          if (!('data' in row)) expect(parseResponse(endpoint, 200, body)).toEqual(read.data);
          if ('nom' in read.data && schema === memberSchema) {
            expect(fullNameOf(read.data)).not.toBe('');
            expect(initialsOf(read.data)).not.toBe('');
          }
        }),
        runs(150),
      );
    },
  );
});

describe('an imported form', () => {
  it('is read or refused with a reason, and reads the same again', () => {
    const field = nearly([
      'id',
      'nom_du_champ',
      'type_de_champ',
      'option',
      'options',
      'placeholder',
      'is_required',
    ]);
    const form = fc.record({
      nom_du_formulaire: fc.oneof(anyText(), anyJson()),
      champs: fc.oneof(fc.array(fc.oneof(field, anyJson()), { maxLength: 3 }), anyJson()),
    });
    fc.assert(
      fc.property(fc.oneof(form, anyJson()), (value) => {
        const read = readBuiltForm(value);
        if ('problem' in read) expect(read.problem.kind).toBeTruthy();
        else
          expect(readBuiltForm(JSON.parse(JSON.stringify(read.form)))).toEqual(
            JSON.parse(JSON.stringify(read)),
          );
        const asked = publicForm.public.answer['~standard'].validate(value) as {
          value?: unknown;
          issues?: unknown;
        };
        expect(Boolean(asked.value) !== Boolean(asked.issues)).toBe(true);
      }),
      runs(600),
    );
    fc.assert(
      fc.property(anyText(), (text) => {
        expect('problem' in parseForm(text)).toBe(true);
      }),
      runs(200),
    );
  });
});

describe('the local storage of a browser', () => {
  it('never makes its readers throw, whatever it holds', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('window', { localStorage: { getItem: (key: string) => kept.get(key) ?? null } });
    const junk = fc.oneof(
      anyJson().map((value) => JSON.stringify(value) ?? ''),
      anyText(),
      fc.constantFrom(...HOSTILE),
    );
    fc.assert(
      fc.property(junk, (text) => {
        for (const purpose of ['list', 'saved-filters']) kept.set(`parvis:members-${purpose}:v`, text);
        for (const key of ['authToken', 'user', 'parvis:api']) kept.set(key, text);
        expect(readPreferences('v')).toBeTypeOf('object');
        for (const filter of readSaved('v')) expect(filter.name.trim()).not.toBe('');
        const store = new TokenStore({
          getItem: (key) => kept.get(key) ?? null,
          setItem() {},
          removeItem() {},
        });
        const user = store.user();
        expect(user === undefined || !Array.isArray(user)).toBe(true);
      }),
      runs(500),
    );
    vi.unstubAllGlobals();
  });
});
