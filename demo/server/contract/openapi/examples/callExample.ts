/** The example of each call of the contract: its body and its answer. */
import type { Endpoint } from '../../../../../src/api/endpoint';
import { bodySchema, jsonSchema } from '../schemas';
import { exampleOf, type Missing } from './exampleOf';

/** @returns undefined for a call without a body, and for one whose body may be anything */
export function bodyExample(endpoint: Endpoint, missing?: Missing): unknown {
  const { id, body } = endpoint;
  return body && exampleOf(bodySchema(endpoint, body), [...id.split('.'), 'body'], missing);
}

/** @returns undefined for a file, and for a call whose answer may be anything */
export function answerExample({ id, answer, file }: Endpoint, missing?: Missing): unknown {
  return file ? undefined : exampleOf(jsonSchema(answer, 'output'), [...id.split('.'), 'answer'], missing);
}
