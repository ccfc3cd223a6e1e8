/** How the documentation shows one call: what it is for, what is sent, and what is answered. */
import type { Endpoint } from '../../../../../src/api/endpoint';
import { rightOf } from '../../../../../src/api/rightOf';
import { objectSchemaOf } from '../../../http/queryParams';
import type { ServedEndpoint } from '../../../http/routeBase';
import { callDetail } from '../details';
import { answerExample, bodyExample } from '../examples/callExample';
import { capabilitiesOf } from '../operationCapabilities';
import { refusals } from '../refusals';
import { bodySchema, jsonSchema } from '../schemas';
import { callSummary } from '../summaries';
import { compactJson } from './compactJson';
import { requiredKeys } from './requiredKeys';

const code = (text: string) => `\`${text}\``;
const list = (names: readonly string[]) => names.map(code).join(', ');
const block = (value: unknown) => `\`\`\`json\n${compactJson(value)}\n\`\`\``;

/** As headings and links name the call. */
export const callName = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Statuses that any call, or any with a body, may have are told once for all. */
const EVERYWHERE = ['401', '413', '415'];

function refusalWords(served: ServedEndpoint): string {
  const statuses = Object.keys(refusals(served)).filter((status) => !EVERYWHERE.includes(status));
  return statuses.length > 0 ? `, refused with ${statuses.join(', ')}` : '';
}

function headLine(served: ServedEndpoint): string {
  const { endpoint, options } = served;
  const right = options.isPublic ? undefined : rightOf(endpoint);
  // A widget that is signed in sends its token also where none is needed.
  const open = endpoint.anonymous ? ', without a token' : ', whatever the token';
  const who = options.isPublic ? open : right ? `, right ${code(right)}` : '';
  return `${callSummary(endpoint.id)}. Id ${code(endpoint.id)}${who}${refusalWords(served)}.`;
}

/** Keys that only a back end hears of that announces something, each with its capability. */
function announcedWords(keys: readonly (readonly [key: string, capability: string])[]): string {
  const capabilities = [...new Set(keys.map(([, capability]) => capability))];
  const said = capabilities.map((capability) => {
    const own = keys.filter(([, each]) => each === capability).map(([key]) => key);
    return `with ${code(capability)} also ${list(own)}`;
  });
  return said.map((words) => `; ${words}`).join('');
}

function queryLine(endpoint: Endpoint): string[] {
  const { params, defaults = {} } = endpoint;
  const { properties = {}, required = [] } = params ? objectSchemaOf(params) : {};
  const announced = capabilitiesOf(endpoint);
  const named = (key: string) => (properties[key]?.type === 'array' ? `${key}[]` : key);
  const keys = Object.keys(properties);
  // A usual value is sent to every back end, another one only where it is announced.
  const plain = keys.filter((key) => !announced[key] || defaults[key] !== undefined);
  const words = plain.map((key) => {
    const usual = defaults[key] === undefined ? '' : ` (${defaults[key]})`;
    return `${code(named(key))}${required.includes(key) ? ' (always)' : usual}`;
  });
  const more = keys.filter((key) => announced[key]).map((key) => [named(key), announced[key] ?? ''] as const);
  if (keys.length === 0) return [];
  return [`In the query: ${words.join(', ') || 'none'}${announcedWords(more)}.`];
}

/** The value without the keys at these paths, also inside lists. */
function without(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, paths));
  if (!(value instanceof Object)) return value;
  const kept = Object.entries(value).filter(([key]) => !paths.includes(key));
  return Object.fromEntries(
    kept.map(([key, inner]) => {
      const below = paths.filter((path) => path.startsWith(`${key}.`));
      return [
        key,
        without(
          inner,
          below.map((path) => path.slice(key.length + 1)),
        ),
      ];
    }),
  );
}

function bodyPart(endpoint: Endpoint): string[] {
  const { body, extras = {}, multipart } = endpoint;
  const example = bodyExample(endpoint);
  if (!body || example === undefined) return [];
  const announced = Object.entries(extras).filter(
    ([path]) => !(path in (endpoint.params ? (objectSchemaOf(endpoint.params).properties ?? {}) : {})),
  );
  const always = requiredKeys(bodySchema(endpoint, body));
  const kind = multipart ? 'Body as `multipart/form-data`' : 'Body';
  const words = always.length > 0 ? `, always with ${list(always)}` : '';
  const more = announcedWords(announced);
  return [
    `${kind}${words}${more}:`,
    block(
      without(
        example,
        announced.map(([path]) => path),
      ),
    ),
  ];
}

/** Whether the schema of an answer takes the value. */
function takes({ answer }: Endpoint, value: unknown): boolean {
  const result = answer['~standard'].validate(value);
  return !(result instanceof Promise) && !result.issues;
}

/** Whether the example has the key, also in the first row of a list. */
const isIn = (example: unknown, path: string): boolean => {
  const [key = '', ...rest] = path.split('.');
  const row = Array.isArray(example) ? example[0] : example;
  if (!(row instanceof Object) || !(key in row)) return false;
  return rest.length === 0 || isIn(row[key as keyof typeof row], rest.join('.'));
};

function answerPart(endpoint: Endpoint, nameOf: (answer: string) => string | undefined): string[] {
  const { answer, file, flat, status } = endpoint;
  const only = status ? `, with status ${status} alone` : '';
  if (file) return [`The answer${only} is a file.`];
  const example = answerExample(endpoint);
  if (example === undefined) return [`The answer${only} is not read.`];
  const shown = block(example);
  const other = nameOf(shown);
  const isFree = takes(endpoint, null);
  if (other) return [`Answer${only}: that of ${other}${isFree ? ', or any other' : ''}.`];
  const needed = isFree ? [] : requiredKeys(jsonSchema(answer, 'output')).filter((key) => isIn(example, key));
  const words = needed.length > 0 ? `, never without ${list(needed)}` : '';
  return [
    `Answer${only}${flat ? ', without `data` around it' : ''}${isFree ? ', or any other' : words}:`,
    shown,
  ];
}

/**
 * @param heading the marks of its heading, as `###`
 * @param nameOf a link to the call that was shown with the same answer
 */
export const callSection = (
  served: ServedEndpoint,
  heading: string,
  nameOf: (answer: string) => string | undefined,
): string => {
  const { endpoint } = served;
  const detail = callDetail(endpoint.id);
  const parts = [
    `${heading} ${code(callName(endpoint))}`,
    headLine(served),
    ...(detail ? [detail] : []),
    ...queryLine(endpoint),
    ...bodyPart(endpoint),
    ...answerPart(endpoint, nameOf),
  ];
  return parts.join('\n\n');
};
