import { eventsArea } from '../../../../../src/areas/events/area.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { allShown, maybe, textOf } from '../../../../support/onScreen.ts';
import { until } from '../../../../support/queries.ts';
import { showWidget } from '../../../../support/screen.tsx';
import {
  eachOnServer,
  makeEvent,
  makeRow,
  onServer,
  serverBackend,
  word,
} from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';

eachOnServer();

const TODAY = isoDay(new Date());
const OVER = { heure_debut: '00:00', heure_fin: '00:01' };
const LATE = { heure_debut: '23:58', heure_fin: '23:59' };

/** The titles of the cards that show. */
const titles = (root: ShadowRoot) =>
  allShown(root, 'article h3')
    .filter((title) => !title.closest('details:not([open])'))
    .map(textOf);

describe('what is over today', () => {
  it('stands folded below what is to come, with the count of it [V8]', async () => {
    const [over, late] = [await makeEvent(TODAY, OVER), await makeEvent(TODAY, LATE)];
    const { root } = showWidget(eventsArea, await serverBackend(announcing('a-completer')));
    await until(() => titles(root).includes(late.nom_evenement));
    expect(titles(root)).not.to.include(over.nom_evenement);
    const fold = await until(() => maybe(root, 'summary', /^\d+ terminés?$/));
    await click(fold);
    await until(() => titles(root).includes(over.nom_evenement));
    const [first, second] = [late, over].map(({ nom_evenement }) => titles(root).indexOf(nom_evenement));
    expect(first).to.be.below(second ?? 0);
  });

  it('stands in its place where nothing is announced [V8, E6]', async () => {
    const [over, late] = [await makeEvent(TODAY, OVER), await makeEvent(TODAY, LATE)];
    const back = await serverBackend(announcing('aujourdhui'));
    const { root } = showWidget(eventsArea, back);
    await until(() => titles(root).includes(late.nom_evenement));
    expect(titles(root)).to.include(over.nom_evenement);
    expect(maybe(root, 'summary', /terminé/)).to.equal(null);
    expect(back.called('GET /api/statistics/a-completer/')).to.eql([]);
  });

  it('has cards that say what a date lacks [V8]', async () => {
    const event = await makeEvent(TODAY, LATE);
    const role = await makeRow('/api/roles-intervenants/', { libelle: word() });
    const roles = [{ role_intervenant: role.id, nombre: 2 }];
    await onServer('PUT', `/api/events/${event.id}/roles-attendus/`, { roles });
    const { root } = showWidget(eventsArea, await serverBackend(announcing('a-completer', 'services')));
    const card = await until(() =>
      allShown(root, 'article').find((one) => textOf(one).includes(event.nom_evenement)),
    );
    await until(() => textOf(card).includes('2\u00a0places à pourvoir'));
  });
});
