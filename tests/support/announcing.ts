/** A `fetch` for tests on the reference server, whose back end announces only the given capabilities. */
import type { Capability } from '../../src/domain/capabilities';

/** A `fetch` that removes other capabilities from the answers of login and verify-token. */
export const announcing =
  (...names: readonly Capability[]): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    if (!/\/api\/(login|verify-token)$/.test(String(input)) || !answer.ok) return answer;
    const { data, ...body } = (await answer.json()) as { data: { capacites?: Capability[] } };
    const capabilities = data.capacites?.filter((name) => names.includes(name));
    return Response.json({ ...body, data: { ...data, capacites: capabilities } }, { status: answer.status });
  };
