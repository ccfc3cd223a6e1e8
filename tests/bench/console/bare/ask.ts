/** Makes a call with the token and returns the answer unchecked. */
export async function ask<T>(
  path: string,
  { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
): Promise<T> {
  const token = localStorage.getItem('authToken');
  const answer = await fetch(`/api/${path}`, {
    signal,
    method: body ? 'POST' : 'GET',
    body: body ? JSON.stringify(body) : undefined,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Token ${token}` } : {}),
    },
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}
