import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { eventsArea } from '../../../../src/areas/events/area.ts';
import type { CalendarEvent } from '../../../../src/domain/events/event.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { maybeButton, maybeLink, pressButton, textOf } from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { allByRole, byRole, byText, focused, maybeByText, until } from '../../../support/queries.ts';
import { calls, failNext, hold, release } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeEvent, onServer, word } from '../../../support/serverRows.ts';
import { click, press } from '../../../support/user.ts';

before(() => {
  defineElements();
});
eachOnServer();
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-agenda')) element.remove();
});

/** The day so many days after today. */
const dayIn = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));

/** Events of a test share a place, so that those of the sample data stay out. */
const publicEvent = (lieu: string, days = 20, more: Partial<CalendarEvent> = {}) =>
  makeEvent(dayIn(days), { lieu, heure_debut: '10:00', public: true, ...more });

async function place(attributes: Record<string, string>, content = '') {
  const client = createClient({ getToken: () => null });
  const element = Object.assign(document.createElement('parvis-agenda'), { client });
  if (content) {
    const printed = document.createElement('div');
    printed.slot = 'loading';
    printed.textContent = content;
    element.append(printed);
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return { element, root: await until(() => element.shadowRoot) };
}

const names = (root: ShadowRoot) => [...root.querySelectorAll('li h3')].map(({ textContent }) => textContent);

describe('the agenda as a list', () => {
  it('shows public events by day, those that are cancelled with the word [EL10]', async () => {
    const lieu = word();
    const held = await publicEvent(lieu, 20);
    const off = await publicEvent(lieu, 21, { heure_debut: undefined });
    const secret = await publicEvent(lieu, 22, { public: false });
    await onServer('POST', `/api/events/${off.id}/cancel/`, { motif: 'Neige' });
    const { root } = await place({ place: lieu.toUpperCase() });
    await until(() => byText(root, held.nom_evenement));
    expect(names(root)).toEqual([held.nom_evenement, `Annulé ${off.nom_evenement}`]);
    expect(root.querySelector('s')?.textContent).toBe(off.nom_evenement);
    expect(textOf(root)).not.toContain(secret.nom_evenement);
    expect(textOf(root)).not.toContain('Neige');
    expect(textOf(root)).toContain('Toute la journée');
    expect(allByRole(root, 'heading').filter(({ tagName }) => tagName === 'H2')).toHaveLength(2);
    const add = present(maybeLink(root, `Ajouter à mon agenda\u00a0: ${held.nom_evenement}`), 'link');
    expect(add.href).toBe(`${location.origin}/flux/evenement.ics?id=${held.id}`);
    expect(maybeLink(root, `Ajouter à mon agenda\u00a0: ${off.nom_evenement}`)).toBeNull();
    await axeCheck(root);
  });

  it('has an event of several days once, with its days in words, also while it goes on [V13, EL10]', async () => {
    const lieu = word();
    const { nom_evenement: name } = await publicEvent(lieu, -1, { heure_fin: '14:00', date_fin: dayIn(2) });
    const { root, element } = await place({ place: lieu });
    await until(() => byText(root, name));
    expect(names(root)).toEqual([name]);
    expect(textOf(root)).toMatch(/Du \d.* au \d.*, jusqu’à 14:00/);
    const ends = () => element.querySelector<HTMLMetaElement>('[itemprop=endDate]')?.content;
    await until(() => ends() === `${dayIn(2)}T14:00`);
    await axeCheck(root);
  });

  it('goes on with the following days, and says when there is nothing [EL10]', async () => {
    const lieu = word();
    const { id } = await publicEvent(lieu, 1, {
      is_recurrent: true,
      recurence_data: { frequency: 'daily' },
    });
    const { root, element } = await place({ place: lieu });
    await until(() => byText(root, '30 dates affichées'));
    await failNext('GET /api/agenda/', { status: 500, body: {} });
    await pressButton(root, 'Afficher plus de dates');
    await until(() => byRole(root, 'alert'));
    expect(names(root)).toHaveLength(30);
    await pressButton(root, 'Réessayer');
    await until(() => names(root).length === 60);
    element.setAttribute('until', dayIn(3));
    await until(() => names(root).length === 3);
    await onServer('POST', `/api/events/${id}/cancel/`, { jour: dayIn(2) });
    element.setAttribute('from', dayIn(2));
    await until(() => names(root).length === 2 && textOf(root).includes('Annulé'));
    element.setAttribute('search', 'introuvable');
    await until(() => byText(root, 'Aucun événement à ces dates'));
    await axeCheck(root);
  });

  it('leads to the page of a registration while it is open, and to no other kind of address [EL10]', async () => {
    const lieu = word();
    const { id, nom_evenement } = await publicEvent(lieu);
    const { reglages: stored } = await onServer<{ reglages: { identifiant: string } }>(
      'PUT',
      `/api/events/${id}/inscriptions/`,
      {
        ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: 2, personnes_max: 3 },
        ...{ attente: true, offre_heures: null, accord: false, formulaire_id: null, organisation: null },
        ...{ confidentialite: null, conservation_mois: null },
      },
    );
    const { root, element } = await place({ place: lieu });
    await until(() => byText(root, nom_evenement));
    const named = `S’inscrire\u00a0: ${nom_evenement}`;
    expect(maybeLink(root, named)).toBeNull();
    element.setAttribute('registration-page', '/inscription/?evenement={identifiant}');
    await until(() => maybeLink(root, named));
    expect(maybeLink(root, named)?.href).toBe(
      `${location.origin}/inscription/?evenement=${stored.identifiant}`,
    );
    element.setAttribute('registration-page', 'javascript:alert(1)');
    await until(() => !maybeLink(root, named));
  });

  it('keeps what a content system has printed until it has its own, and after a failure [EL10]', async () => {
    const lieu = word();
    const { nom_evenement } = await publicEvent(lieu);
    await hold('GET /api/agenda/');
    const { root, element } = await place({ place: lieu }, 'Liste imprimée');
    const slot = await until(() => root.querySelector<HTMLSlotElement>('[aria-busy] slot[name=loading]'));
    expect(slot.assignedElements()).toEqual([...element.children]);
    await release();
    await until(() => byText(root, nom_evenement));
    expect(root.querySelector('slot[name=loading]')).toBeNull();
    element.remove();
    await failNext('GET /api/agenda/', { status: 500, body: {} });
    const failed = await place({ place: lieu }, 'Liste imprimée');
    await until(() => byRole(failed.root, 'alert'));
    expect(failed.root.querySelector('slot[name=loading]')).not.toBeNull();
    await pressButton(failed.root, 'Réessayer');
    await until(() => byText(failed.root, nom_evenement));
  });

  it('tells search engines beside its shadow root, unless the page does [EL10]', async () => {
    const lieu = word();
    const held = await publicEvent(lieu, 20, { heure_fin: '11:30' });
    const off = await publicEvent(lieu, 21);
    await onServer('POST', `/api/events/${off.id}/cancel/`, {});
    const { element } = await place({ place: lieu });
    const items = await until(() => {
      const found = [...element.querySelectorAll('[itemtype="https://schema.org/Event"]')];
      return found.length === 2 && found;
    });
    const contentOf = (item: Element, name: string) =>
      item.querySelector(`:scope > [itemprop=${name}]`)?.getAttribute('content');
    expect(
      items.map((item) =>
        ['name', 'startDate', 'endDate', 'eventStatus'].map((name) => contentOf(item, name)),
      ),
    ).toEqual([
      [held.nom_evenement, `${dayIn(20)}T10:00`, `${dayIn(20)}T11:30`, 'https://schema.org/EventScheduled'],
      [off.nom_evenement, `${dayIn(21)}T10:00`, undefined, 'https://schema.org/EventCancelled'],
    ]);
    element.remove();
    await until(() => !element.querySelector('[itemtype]'));
    const other = document.createElement('parvis-agenda');
    const data = document.createElement('script');
    data.type = 'application/ld+json';
    other.append(data);
    Object.assign(other, { client: createClient({ getToken: () => null }) });
    other.setAttribute('place', lieu);
    document.body.append(other);
    const root = await until(() => other.shadowRoot);
    await until(() => byText(root, held.nom_evenement));
    expect(other.querySelector('[itemtype]')).toBeNull();
  });

  it('offers an address to subscribe to, and says how late calendars may be [EL9]', async () => {
    const lieu = word();
    await publicEvent(lieu);
    const { root } = await place({ place: lieu });
    await pressButton(root, 'S’abonner à cet agenda');
    const address = `${location.origin}/flux/public.ics?lieu=${lieu}`;
    await until(() => root.querySelector('input'));
    expect(root.querySelector('input')?.value).toBe(address);
    byText(root, /que le lendemain/);
    const open = present(maybeLink(root, 'Ouvrir dans l’agenda de cet appareil'), 'link');
    expect(open.href).toBe(address.replace(/^https?:/, 'webcal:'));
    await axeCheck(root);
  });
});

describe('the agenda as a month', () => {
  it('is a grid that the keyboard walks, with the events of the day beside it [EL10]', async () => {
    const lieu = word();
    const { nom_evenement } = await publicEvent(lieu, 0);
    const off = await publicEvent(lieu, 0, { heure_debut: '18:00' });
    await onServer('POST', `/api/events/${off.id}/cancel/`, {});
    const { root } = await place({ place: lieu, view: 'list' });
    await until(() => byText(root, nom_evenement));
    await pressButton(root, 'Mois');
    const grid = await until(() => byRole(root, 'grid'));
    await until(() => grid.querySelector('[data-event]'));
    expect(maybeButton(root, 'Mois')?.getAttribute('aria-pressed')).toBe('true');
    expect([...grid.querySelectorAll('[data-cancelled]')].map(textOf).join()).toContain('Annulé');
    await until(() => maybeLink(root, `Ajouter à mon agenda\u00a0: ${nom_evenement}`));
    await axeCheck(root);
    const today = present(grid.querySelector<HTMLElement>('[tabindex="0"]'), 'day');
    today.focus();
    await press('ArrowRight');
    await until(() => (focused() as HTMLElement | null)?.dataset.day === dayIn(1));
    await press('ArrowLeft');
    await until(() => (focused() as HTMLElement | null)?.dataset.day === dayIn(0));
    await press('Enter');
    await until(() => focused()?.getAttribute('aria-label')?.startsWith('Ajouter à mon agenda'));
    await press('Escape');
    await until(() => (focused() as HTMLElement | null)?.dataset.day === dayIn(0));
    await press('PageDown');
    const next = dayIn(0).slice(0, 7);
    await until(() => !(focused() as HTMLElement | null)?.dataset.day?.startsWith(next));
  });

  it('asks for a month once, and says that it failed [EL10]', async () => {
    const lieu = word();
    const { nom_evenement } = await publicEvent(lieu, 0);
    await failNext('GET /api/agenda/', { status: 500, body: {} });
    const { root } = await place({ place: lieu, view: 'month' });
    await until(() => byRole(root, 'alert'));
    await pressButton(root, 'Réessayer');
    await until(() => root.querySelector('[data-event]'));
    await until(() => maybeByText(root, '1 événement ce mois'));
    const asked = async () => (await calls()).filter((call) => call.includes('/api/agenda/')).length;
    await until(async () => (await asked()) === 4);
    await pressButton(root, 'Mois suivant');
    await until(() => maybeByText(root, '0 événement ce mois'));
    await pressButton(root, 'Mois précédent');
    await until(() => maybeByText(root, '1 événement ce mois'));
    expect(textOf(root)).toContain(nom_evenement);
  });
});

describe('the form of an event', () => {
  it('makes an event public only when that is ticked, and the event says so [EL10]', async () => {
    const { id } = await makeEvent(dayIn(9));
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}/edit` });
    const box = await until(() => root.querySelector<HTMLInputElement>('input[type=checkbox][name=public]'));
    expect(box.checked).toBe(false);
    byText(root, /le motif d’une annulation n’y sont pas/);
    await click(box);
    const { public: before } = await onServer<CalendarEvent>('GET', `/api/events/${id}/`);
    expect(before).toBe(false);
  });
});
