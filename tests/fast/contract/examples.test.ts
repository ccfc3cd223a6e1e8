import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerExample, bodyExample } from '../../../demo/server/contract/openapi/examples/callExample';
import { anyBody, anything } from '../../../src/api/answers';
import type { Endpoint, Schema } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';

const calls: readonly Endpoint[] = Object.values(endpoints).flatMap((family) =>
  Object.values<Endpoint>(family),
);

/** The body as a browser sends it: the example names its files. */
const withFiles = ({ multipart }: Endpoint, body: unknown): unknown =>
  multipart && body instanceof Object && 'file' in body
    ? { ...body, file: new File(['nom;prenom\n'], String(body.file)) }
    : body;

const problems = (schema: Schema, example: unknown): string[] =>
  (z.safeParse(schema, example).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('the examples of calls', () => {
  it('have a sample for each text and number', () => {
    const missing = calls.flatMap((endpoint) => {
      const places: string[] = [];
      const note = (place: readonly string[]) => places.push(place.join('.'));
      bodyExample(endpoint, note);
      answerExample(endpoint, note);
      return places;
    });
    const added = missing.map(
      (place) =>
        `Add a sample for «${place.split('.').at(-1)}» (${place}) in demo/server/contract/openapi/examples.`,
    );
    expect(added).toEqual([]);
  });

  it.each(calls.filter(({ body }) => body && body !== anyBody))(
    'have a body of $id that its schema takes',
    (endpoint) => {
      const example = bodyExample(endpoint);
      expect(
        example,
        `Add a sample «${endpoint.id}.body» in demo/server/contract/openapi/examples.`,
      ).toBeInstanceOf(Object);
      expect(JSON.parse(JSON.stringify(example))).toEqual(example);
      expect(problems(endpoint.body as Schema, withFiles(endpoint, example))).toEqual([]);
    },
  );

  it.each(calls.filter(({ answer, file }) => answer !== anything && !file))(
    'have an answer of $id that Parvis reads as it is',
    (endpoint) => {
      const example = answerExample(endpoint);
      expect(
        example,
        `Add a sample «${endpoint.id}.answer» in demo/server/contract/openapi/examples.`,
      ).toBeInstanceOf(Object);
      expect(JSON.parse(JSON.stringify(example))).toEqual(example);
      expect(problems(endpoint.answer, example)).toEqual([]);
      // A schema that puts null in place of what it doesn't know would accept a wrong example.
      expect(z.parse(endpoint.answer, example)).toEqual(example);
    },
  );
});
