import type { TestServer } from '../../support/server';

export interface Ask {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; empty when it isn't JSON. */
  body: Record<string, unknown>;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Sends one request to a server. */
export async function ask(
  { url }: Pick<TestServer, 'url'>,
  path: string,
  options: Ask = {},
): Promise<Answer> {
  const { method = options.body === undefined ? 'GET' : 'POST', token, body } = options;
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Token ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
}

type HasBody = Pick<Answer, 'body'>;

/** `data` of an answer, with the type that the test expects. */
export const dataOf = <D>({ body }: HasBody): D => body.data as D;

/** The whole body of an answer, with the type that the test expects. */
export const bodyOf = <B>({ body }: HasBody): B => body as B;

/** The refused fields of an answer. @throws Error when it has no `errors` */
export function refusedFields({ body }: HasBody): string[] {
  if (!(body.errors instanceof Object)) throw new Error('The answer has no errors.');
  return Object.keys(body.errors);
}

/** The JSON of a response, with the type that the test expects. */
export const jsonOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;
