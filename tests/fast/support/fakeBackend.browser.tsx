import { tagCalls } from '../../../src/api/endpoints/tags.ts';
import { expect } from '../../support/expect.ts';
import { awa, fakeBackend, held, json } from '../../support/fakeBackend.ts';
import { until } from '../../support/queries.ts';

const TAGS = '/api/tags/';
const named = (name: string) => ({ data: [{ id: 1, name }] });
const read = async (back: ReturnType<typeof fakeBackend>) => {
  const answer = await back.fetch(TAGS);
  return answer.ok ? (await answer.json()).data[0].name : answer.status;
};

describe('the fake back end', () => {
  it('answers by the most exact key that matches, and the next call by its own reply, once', async () => {
    const back = fakeBackend({ '*': named('any'), [`GET ${TAGS}*`]: named('pattern') });
    expect(await read(back)).toBe('pattern');
    back.next(TAGS, () => json({}, 500));
    back.next(`POST ${TAGS}`, () => json({}, 403));
    expect([await read(back), await read(back)]).toEqual([500, 'pattern']);
    back.answer(TAGS, named('path'));
    expect(await read(back)).toBe('path');
    back.answer(`GET ${TAGS}`, named('method'));
    expect(await read(back)).toBe('method');
    expect((await back.fetch('/api/groupes/')).status).toBe(200);
  });

  it('refuses a call that no reply is for', async () => {
    await expect(fakeBackend().fetch(TAGS)).rejects.toThrow('no reply to GET /api/tags/');
  });

  it('records calls and writes, with the query and the parsed body', async () => {
    const back = fakeBackend({ [TAGS]: named('x') });
    await back.fetch(`${TAGS}?page=2`);
    await back.fetch(TAGS, { method: 'POST', body: '{"name":"y"}' });
    expect([back.asked(TAGS), back.sent(`POST ${TAGS}`), back.requests()]).toEqual([
      ['?page=2', ''],
      [{ name: 'y' }],
      [`GET ${TAGS}`, `POST ${TAGS}`],
    ]);
    expect(back.writes).toEqual([{ method: 'POST', path: TAGS, body: { name: 'y' } }]);
  });

  it('holds a reply until it is released', async () => {
    const back = fakeBackend({ [TAGS]: named('usual') });
    const late = held(() => json(named('late')));
    back.next(TAGS, late.reply);
    const answers: string[] = [];
    const slow = read(back).then((name) => answers.push(name));
    answers.push(await read(back));
    late.release();
    await slow;
    expect(answers).toEqual(['usual', 'late']);
  });

  it('signs accounts in, and refuses calls without one of their tokens', async () => {
    const back = fakeBackend({ [TAGS]: named('x') }, { accounts: [awa], capabilities: ['tri'] });
    const { client, session } = back.host();
    const refused = await client.call(tagCalls.all, {}).catch((error) => error.failure.kind);
    expect(refused).toBe('unauthenticated');
    await session.login(awa);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { name: 'Awa Diop' } });
    expect([...session.get().capabilities]).toEqual(['tri']);
    back.expire();
    await client.call(tagCalls.all, {}).catch(() => {});
    await until(() => session.get().status === 'signed-out');
  });
});
