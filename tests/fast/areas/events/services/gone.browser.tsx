import { eventsArea } from '../../../../../src/areas/events/area.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { expect } from '../../../../support/expect.ts';
import { chooseAct, chooseItem, setValue, textOf } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { allByRole, byLabel, byRole, eventually, until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, makeEvent, makeMember } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { assign, makeRole } from '../form/fixtures.tsx';

eachOnServer();

const inDays = (count: number) => isoDay(new Date(Date.now() + count * 86_400_000));

/** The page of a weekly event with a speaker, and what was answered to each question about one of its dates. */
async function servedSeries() {
  const event = await makeEvent(inDays(3), { is_recurrent: true, recurence_data: { frequency: 'weekly' } });
  await assign(event.id, await makeMember(), await makeRole());
  const asked: [day: string | null, status: number][] = [];
  const send: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (pathname.endsWith('/services/') && (init?.method ?? 'GET') === 'GET')
      asked.push([searchParams.get('jour'), answer.status]);
    return answer;
  };
  const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}` }, send);
  const days = () => byLabel<HTMLSelectElement>(root, 'Date');
  await until(days);
  await eventually(() => expect(asked).to.eql([[inDays(3), 200]]));
  return { root, asked, days };
}

describe('the services of a date that is gone', () => {
  it('are not asked for where the date was just moved, and the page shows the next one there is [EL11]', async () => {
    const { root, asked, days } = await servedSeries();
    const [menu] = await until(() => {
      const menus = allByRole(root, 'button', /^Actions\u00a0: /);
      return menus.length > 0 && menus;
    });
    await click(present(menu, 'menu of the first date'));
    await chooseItem(root, 'Déplacer cette date…');
    const dialog = await until(() => byRole(root, 'dialog', 'Déplacer cette date'));
    setValue(byLabel(dialog, /^Nouvelle date/), inDays(5));
    await click(byRole(dialog, 'button', /^Déplacer/));
    await eventually(() => expect(days().value).to.equal(inDays(5)));
    await eventually(() => expect(asked.at(-1)).to.eql([inDays(5), 200]));
    expect(asked.filter(([, status]) => status !== 200)).to.eql([]);
    expect(textOf(root)).not.to.include('Les réponses n’ont pas pu être chargées');
  });

  it('are not asked for where the event was just cancelled, whose speakers stay [EL11]', async () => {
    const { root, asked } = await servedSeries();
    await chooseAct(root, 'Annuler l’événement…');
    const dialog = await until(() => byRole(root, 'dialog', 'Annuler l’événement'));
    await click(byRole(dialog, 'button', /^Annuler l’événement/));
    await until(() => textOf(root).includes('Événement annulé'));
    await until(() => byRole(root, 'button', /^Rétablir/));
    expect(asked).to.eql([[inDays(3), 200]]);
    expect(textOf(root)).not.to.include('Les réponses n’ont pas pu être chargées');
  });
});
