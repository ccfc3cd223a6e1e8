import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { alertShown, button, input, isAt, maybeInput, pressButton } from '../../../../support/onScreen.ts';
import { byText, until } from '../../../../support/queries.ts';
import { eachOnServer } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';
import { FULL } from '../fixtures.ts';
import { facts, opened, section } from '../record/fixtures.ts';

/* A back end that stores birthdays in another format than its contract: what it sends is neither lost nor moved. */

eachOnServer();

const BIRTHDAY = /"date_naissance":(?:null|"[^"]*")/g;

/** The reference server, whose birthdays are all written so. */
const writing =
  (day: string): typeof fetch =>
  async (target, init) => {
    const answer = await fetch(target, init);
    if (!/json/.test(answer.headers.get('content-type') ?? '')) return answer;
    const body = (await answer.text()).replace(BIRTHDAY, `"date_naissance":${JSON.stringify(day)}`);
    return new Response(body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };

const openedWith = (day: string) => opened(FULL, {}, undefined, writing(day));

const HINT = (day: string) =>
  `Date invalide\u00a0: «\u00a0${day}\u00a0». Cette valeur reste enregistrée tant que ce champ est vide.`;

async function editing(root: ShadowRoot) {
  await pressButton(root, 'Modifier');
  await isAt(root, 'Modifier les infos du membre');
  return until(() => maybeInput(root, 'date_naissance'));
}

describe('a birthday that is no day', () => {
  for (const day of ['05/03/1990', '1990-03-04T23:00:00.000Z', '1990-03-05T23:30:00-05:00'])
    it(`«${day}» is said on the record, shown in the form, and not sent back [Q12]`, async () => {
      const { root, sent } = await openedWith(day);
      expect(facts(root)['Date de naissance']).toBe('Date invalide');
      const control = await editing(root);
      expect(control.value).toBe('');
      await until(() => byText(root, HINT(day)));
      await axeCheck(root);
      await fill(input(root, 'prenom'), 'Awatest');
      await click(button(root, 'Enregistrer'));
      await alertShown(root);
      expect(sent).toMatchObject([{ method: 'PUT', body: { prenom: 'Awatest', ville: FULL.ville } }]);
      expect(Object.keys(sent[0]?.body ?? {})).not.toContain('date_naissance');
    });

  it('is replaced by the day that is typed [Q12]', async () => {
    const { root, sent } = await openedWith('05/03/1990');
    const control = await editing(root);
    control.value = '1990-03-05';
    control.dispatchEvent(new Event('input', { bubbles: true }));
    await click(button(root, 'Enregistrer'));
    await alertShown(root);
    expect(sent).toMatchObject([{ body: { date_naissance: '1990-03-05' } }]);
  });

  it('stays where another value of the record is changed in its place, or its own line is left empty [Q12]', async () => {
    const { root, sent } = await openedWith('05/03/1990');
    await click(button(root, 'Modifier\u00a0: Ville'));
    await until(() => maybeInput(root, 'ville'));
    await fill(input(root, 'ville'), 'Lille');
    await press('Enter');
    await until(() => facts(root).Ville === 'Lille');
    expect(sent).toMatchObject([{ body: { ville: 'Lille', prenom: 'Zoé' } }]);
    expect(Object.keys(sent[0]?.body ?? {})).not.toContain('date_naissance');
    await click(button(root, 'Modifier\u00a0: Date de naissance'));
    await until(() => maybeInput(root, 'date_naissance'));
    await until(() => byText(root, HINT('05/03/1990')));
    await press('Enter');
    await until(() => !maybeInput(root, 'date_naissance'));
    expect(sent.length).toBe(1);
    expect(facts(root)['Date de naissance']).toBe('Date invalide');
  });
});

describe('a birthday with a midnight', () => {
  for (const day of ['1990-03-05T00:00:00', '1990-03-05T00:00:00.000Z', '1990-03-05T00:00:00+02:00'])
    it(`«${day}» is that day on the record, in the form and when it is saved [Q12]`, async () => {
      const { root, sent } = await openedWith(day);
      expect(facts(root)['Date de naissance']).toBe('05/03/1990');
      const control = await editing(root);
      expect(control.value).toBe('1990-03-05');
      await fill(input(root, 'prenom'), 'Awatest');
      await click(button(root, 'Enregistrer'));
      await alertShown(root);
      expect(sent).toMatchObject([{ body: { date_naissance: '1990-03-05' } }]);
    });
});

describe('the console of a page', () => {
  const { warn } = console;
  let lines: string[];
  beforeEach(() => {
    lines = [];
    console.warn = (line: unknown) => void lines.push(String(line));
  });
  afterEach(() => {
    console.warn = warn;
  });

  it('names the place of what a back end sends wrong, once [Q12]', async () => {
    // Once per page and place: another test may have seen the birthdays, so this one has another wrong day.
    const wrong: typeof fetch = async (target, init) => {
      const answer = await fetch(target, init);
      if (!/membre_avec_relations/.test(String(target))) return answer;
      const body = (await answer.text()).replace(/"date_inscription":"[^"]*"/, '"date_inscription":"hier"');
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    const { root } = await opened(FULL, {}, undefined, wrong);
    await until(() => section(root, 'Parcours'));
    await until(() => lines.length > 0);
    expect(lines.length).toBe(1);
    expect(lines[0]).toMatch(
      /^Parvis: GET \/api\/membres\/\{id\}\/.* doesn't keep its contract \(date_inscription: expected a day as yyyy-mm-dd\)$/,
    );
  });
});
