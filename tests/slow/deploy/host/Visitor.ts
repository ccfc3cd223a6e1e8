/** Calls to the server of a host, as its visitors and an administrator make them. */
import { setTimeout as wait } from 'node:timers/promises';

export const PASSWORD = 'un-autre-secret';

export class Visitor {
  constructor(private readonly port: number) {}

  private async ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', connection: 'close', ...init.headers },
    });
  }

  async isReady(): Promise<boolean> {
    const answer = await this.ask('/readyz').catch(() => undefined);
    return answer?.status === 200;
  }

  /** @returns whether it was ready within a minute */
  async becomesReady(): Promise<boolean> {
    for (let at = 0; at < 600; at++) {
      if (await this.isReady()) return true;
      await wait(100);
    }
    return false;
  }

  /** Signs in. @returns the session's token */
  async signIn(): Promise<string> {
    const body = JSON.stringify({ email: 'admin@parvis.test', password: PASSWORD });
    const answer = await this.ask('/api/login', { method: 'POST', body });
    const { data } = (await answer.json()) as { data: { token: string } };
    return data.token;
  }

  private async signedIn(): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
    const Authorization = `Token ${await this.signIn()}`;
    return (path, init = {}) => this.ask(path, { ...init, headers: { Authorization } });
  }

  async isSignedIn(token: string): Promise<boolean> {
    const answer = await this.ask('/api/groupes/', { headers: { Authorization: `Token ${token}` } });
    return answer.ok;
  }

  async addGroup(nom: string): Promise<void> {
    const ask = await this.signedIn();
    const answer = await ask('/api/groupes/', { method: 'POST', body: JSON.stringify({ nom }) });
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** The names of the groups, and how many members there are. */
  async stored(): Promise<{ groups: string; members: number }> {
    const ask = await this.signedIn();
    const members = (await (await ask('/api/membres/')).json()) as { count: number };
    return { groups: await (await ask('/api/groupes/')).text(), members: members.count };
  }
}
