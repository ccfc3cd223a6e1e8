import { consoleArea } from '../../../../src/areas/console/area.ts';
import type { CalendarEvent } from '../../../../src/domain/events/event.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { formatLongDate } from '../../../../src/texts/records/longFormats.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { maybeLink, textOf } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeEvent } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';

eachOnServer();

const YESTERDAY = isoDay(new Date(Date.now() - 86_400_000));

/** It goes on until a minute before the hour at which it began, so that it runs at every hour of today. */
const vigil = (fields: Partial<CalendarEvent> = {}) =>
  makeEvent(YESTERDAY, { heure_debut: '22:00', heure_fin: '21:59', ...fields });

describe('an event that began yesterday and goes on', () => {
  it('is among those of the day, with the day of its sheet [Q9]', async () => {
    const event = await vigil();
    const { root } = await showOnServer(consoleArea, { route: '/apps/presences' });
    const row = await until(() => maybeLink(root, new RegExp(event.nom_evenement)));
    expect(textOf(row)).to.include(formatLongDate(YESTERDAY));
    await axeCheck(root);
    await click(row);
    await until(() => textOf(root).includes(`${formatLongDate(YESTERDAY)} · `));
  });

  it('is of «hier» on the dashboard [Q9]', async () => {
    const event = await vigil();
    const { root } = await showOnServer(consoleArea, { route: '/dashboard' });
    const link = await until(() => maybeLink(root, event.nom_evenement));
    expect(textOf(link.closest('li') ?? root)).to.match(/hier, 22:00/);
  });

  it('has its sheet one press from its page, also where the series has later dates [Q9]', async () => {
    const event = await vigil({ is_recurrent: true, recurence_data: { frequency: 'weekly' } });
    const { root } = await showOnServer(consoleArea, { route: `/events/${event.id}` });
    const link = await until(() => maybeLink(root, /^Pointer le/));
    expect(link.getAttribute('href')).to.match(
      new RegExp(`/apps/presences/${event.id}/${YESTERDAY.replaceAll('-', '')}$`),
    );
  });
});
