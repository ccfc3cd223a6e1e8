import { describe, expect, it } from 'vitest';
import type { BirthdayRow } from '../../../../../src/domain/members/birthdayList';
import { signedInServer } from '../../signedInServer';

const home = signedInServer(0);

interface Answer {
  total: number;
  liste: BirthdayRow[];
}

const birthdays = async (query: string): Promise<Answer> =>
  (await home.call('GET', `/api/membres/anniversaires/?${query}`)).data;
const told = ({ liste }: Answer) => liste.map(({ prenom, jour, age }) => `${prenom} ${jour} ${age}`);
const born = (prenom: string, date_naissance: string | null, fields: object = {}) =>
  home.add({ nom: 'O’Neill', prenom, date_naissance, ...fields });

describe('The birthdays of a period', () => {
  it('come by the day, over the year’s end, with the age that is reached [R6]', async () => {
    await born('Нина', '1990-12-31');
    await born('Zoë', '2001-01-02', { telephone: '06 12 34 56 78', email: 'zoe@ex.fr' });
    await born('Awa', '1990-12-30');
    await born('Ancien', '1890-12-31');
    await born('Sans', null);
    await born('Hors', '1990-02-10');
    const answer = await birthdays('du=2026-12-30&au=2027-01-02');
    expect(told(answer)).toEqual([
      'Awa 2026-12-30 36',
      'Ancien 2026-12-31 null',
      'Нина 2026-12-31 36',
      'Zoë 2027-01-02 26',
    ]);
    expect(answer.total).toBe(4);
    expect(answer.liste[3]).toMatchObject({
      nom: 'O’Neill',
      genre: 'feminin',
      date_naissance: '2001-01-02',
      telephone: '06 12 34 56 78',
      email: 'zoe@ex.fr',
      groupe: null,
    });
  });

  it('have a birth on 29 February on the day before, in a year without it [R6]', async () => {
    await born('Bissextile', '2000-02-29');
    expect(told(await birthdays('du=2027-02-28&au=2027-02-28'))).toEqual(['Bissextile 2027-02-28 27']);
    expect(told(await birthdays('du=2027-03-01&au=2027-03-01'))).toEqual([]);
    expect(told(await birthdays('du=2028-02-28&au=2028-03-01'))).toEqual(['Bissextile 2028-02-29 28']);
  });

  it('of a whole year are each person’s once', async () => {
    const { total, liste } = await birthdays('du=2026-03-01&au=2027-02-28');
    expect(total).toBe(liste.length);
    expect(new Set(liste.map(({ id }) => id)).size).toBe(total);
    expect(liste.map(({ jour }) => jour)).toEqual(liste.map(({ jour }) => jour).toSorted());
  });

  it('follow group, department and tag, and leave out who left [R6]', async () => {
    const [inside, outside, gone] = [
      await born('Dedans', '1980-06-01'),
      await born('Dehors', '1980-06-01'),
      await born('Parti', '1980-06-01'),
    ];
    const { id: groupe_id } = (
      await home.call('POST', '/api/groupes/', { nom: 'Chœur de juin', description: '', color: '1' })
    ).data;
    await home.call('PATCH', `/api/membres/${inside}/group/`, { groupe_id });
    await home.call('PATCH', `/api/membres/${gone}/group/`, { groupe_id });
    await home.call('POST', '/api/membres/etats/', { ids: [gone], etat: 'parti' });
    const june = 'du=2027-06-01&au=2027-06-30';
    expect((await birthdays(june)).liste.map(({ id }) => id)).toEqual([inside, outside]);
    const { liste } = await birthdays(`${june}&groupes[]=${groupe_id}`);
    expect(liste).toMatchObject([{ id: inside, groupe: 'Chœur de juin', jour: '2027-06-01', age: 47 }]);
  });

  it('agree with those of today', async () => {
    const { data } = await home.call('GET', '/api/statistics/aujourdhui/?jour=2027-01-01');
    const week = await birthdays('du=2027-01-01&au=2027-01-07');
    expect(data.anniversaires.total).toBe(week.total);
    expect(data.anniversaires.liste.map(({ id }: { id: number }) => id)).toEqual(
      week.liste.map(({ id }) => id),
    );
  });

  it('are refused for what is no period, under the day that is wrong', async () => {
    const rows = [
      ['du=2026-02-30&au=2026-03-01', 'du'],
      ['du=2026-03-02&au=2026-03-01', 'au'],
      ['du=2026-03-01&au=2027-03-01', 'au'],
    ];
    for (const [query, field] of rows) {
      const { status, errors } = await home.call('GET', `/api/membres/anniversaires/?${query}`);
      expect.soft([status, Object.keys(errors ?? {})], query).toEqual([422, [field]]);
    }
  });
});
