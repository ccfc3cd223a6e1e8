import { consoleArea } from '../../../../src/areas/console/area.ts';
import { dashboardArea } from '../../../../src/areas/dashboard/area.ts';
import { expect } from '../../../support/expect.ts';
import { held, json, type Replies } from '../../../support/fakeBackend.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  allShown,
  maybe,
  maybeButton,
  maybeLink,
  nameOf,
  pressButton,
  textOf,
} from '../../../support/onScreen.ts';
import { byRole, byText, focused, maybeByRole, maybeByText, until } from '../../../support/queries.ts';
import { eachQuietly } from '../../../support/quietly.ts';
import { showWidget } from '../../../support/screen.tsx';
import { click, press, setViewport } from '../../../support/user.ts';
import { dashboardBack, figure, legend, show, showInConsole } from './fixtures.tsx';

const TODAY = '/api/statistics/aujourdhui/';
const TO_COMPLETE = '/api/statistics/a-completer/';
const ALERTS = '/api/serveur/alertes/';
const isoDay = (ahead = 0) => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + ahead));
  return day.toISOString().slice(0, 10);
};

const person = (id: number, prenom: string, ahead: number, age: number | null) => ({
  id,
  nom: 'Diallo',
  prenom,
  jour: isoDay(ahead),
  age,
});

const answer = () => ({
  jour: isoDay(),
  evenements: {
    total: 6,
    sans_intervenant: 2,
    liste: [
      {
        id: 4,
        nom_evenement: 'Culte',
        jour: isoDay(),
        // At the end of the day, so that it isn't over when the test runs.
        heure_debut: '23:58',
        heure_fin: '23:59',
        intervenants: 2,
      },
      {
        id: 5,
        nom_evenement: 'Chorale',
        jour: isoDay(1),
        heure_debut: null,
        heure_fin: null,
        intervenants: 0,
      },
      { id: 6, nom_evenement: 'Repas', jour: isoDay(3), heure_debut: '12:00', heure_fin: null },
      {
        id: 7,
        nom_evenement: 'Veillée',
        jour: isoDay(4),
        heure_debut: null,
        heure_fin: null,
        intervenants: 1,
      },
    ],
  },
  anniversaires: {
    total: 5,
    liste: [
      person(11, 'Awa', 0, 40),
      person(12, 'Luc', 1, null),
      person(13, 'Zoé', 2, 1),
      person(14, 'Paul', 2, 7),
      person(15, 'Ève', 6, 80),
    ],
  },
  reponses: {
    total: 2,
    liste: [
      { id: 21, nom_du_formulaire: 'Camp d’été', nouvelles: 3 },
      { id: 22, nom_du_formulaire: 'Première visite', nouvelles: 1000 },
    ],
  },
  nouveaux: { total: 7, depuis: '2026-10-27', prenoms: ['Ana', 'Bo', 'Cy', 'Di', 'Ed'] },
});

const EMPTY = {
  jour: isoDay(),
  evenements: { total: 0, liste: [] },
  anniversaires: { total: 0, liste: [] },
  nouveaux: { total: 0, depuis: '2026-10-27', prenoms: [] },
};

const backWith = (reply: Replies[string] = { data: answer() }) =>
  dashboardBack({ [TODAY]: reply }, ['aujourdhui', 'filtres']);
const told = (root: ShadowRoot) => until(() => maybe(root, 'h3', 'Événements des 7 jours'));
const rowsOf = (root: ShadowRoot, title: string) =>
  allShown(byRole(root, 'region', title), 'li').map((row) => textOf(row).replaceAll('\u00a0', ' '));
const hrefOf = (root: ShadowRoot, name: string) => maybeLink(root, name)?.getAttribute('href');

eachQuietly(() => localStorage.clear());

describe('today on the dashboard', () => {
  it('asks about the user’s own day and begins the dashboard with it [Y3]', async () => {
    const back = backWith();
    const root = showInConsole(back);
    await told(root);
    expect(back.asked(TODAY)).toEqual([`?jour=${isoDay()}`]);
    const [title, first] = allShown(root, 'h1, h2, dl');
    expect([textOf(title), textOf(first)]).toEqual(['Tableau de bord', 'Aujourd’hui']);
  });

  it('tells events and those without a speaker, birthdays, new answers and newcomers [Y3]', async () => {
    const root = showInConsole(backWith());
    await told(root);
    const events = rowsOf(root, 'Événements des 7 jours');
    byText(root, '2 sans intervenant');
    expect(events.slice(0, 2)).toEqual(['Culteaujourd’hui, 23:58 – 23:59', 'ChoraledemainSans intervenant']);
    // A back end that doesn’t count the speakers says nothing of them.
    expect(events[2]).toMatch(/^Repas\w+, 12:00$/);
    expect(rowsOf(root, 'Anniversaires des 7 jours').slice(0, 2)).toEqual([
      'Diallo Awaaujourd’hui, 40 ans',
      'Diallo Lucdemain',
    ]);
    expect(rowsOf(root, 'Nouvelles réponses')).toEqual([
      'Camp d’été3 nouvelles',
      `Première visite${'1\u202f000'} nouvelles ou plus`,
    ]);
    expect(rowsOf(root, 'Nouveaux sans groupe')).toEqual([
      '7 personnes inscrites depuis le 27/10/2026Ana, Bo, Cy, Di, Ed et 2 autres',
    ]);
  });

  it('leads from each line to what it tells, in the console only [Y3]', async () => {
    const root = showInConsole(backWith());
    await told(root);
    expect(hrefOf(root, 'Culte')).toMatch(/#\/events\/4$/);
    expect(hrefOf(root, 'Diallo Awa')).toMatch(/#\/community\/details\/11$/);
    expect(hrefOf(root, 'Camp d’été')).toMatch(/#\/apps\/formulaire\/21\/reponses$/);
    expect(hrefOf(root, '7\u00a0personnes inscrites depuis le 27/10/2026')).toMatch(
      /#\/community\?groupes=&etapes=&tags=&sans_groupe=1&inscrit_du=2026-10-27$/,
    );
    expect(hrefOf(root, 'et 3 autres – Événements des 7 jours')).toMatch(/#\/events$/);

    const alone = show(backWith());
    await told(alone);
    expect(allShown(alone, 'a')).toEqual([]);
    expect(rowsOf(alone, 'Événements des 7 jours')).toHaveLength(3);
  });

  it('begins with what needs a hand on the server, for those who may see it, with a way there [O7]', async () => {
    const rows = [
      { cle: 'sauvegarde', etat: 'probleme', phrase: 'La sauvegarde est en retard.', remede: null },
      { cle: 'espace', etat: 'attention', phrase: 'Il reste peu de place.', remede: null },
    ];
    const replies = (lignes: object[]): Replies => ({
      [TODAY]: { data: answer() },
      [ALERTS]: { data: { lignes } },
    });
    const root = showInConsole(dashboardBack(replies(rows), ['aujourdhui', 'etat-serveur']));
    await told(root);
    const alert = await until(() => maybeByText(root, /La sauvegarde est en retard/));
    expect(textOf(alert.closest('p')).replaceAll('\u00a0', ' ')).toBe(
      'La sauvegarde est en retard. Et 1 autre point à voir. État du serveur',
    );
    expect(hrefOf(root, 'État du serveur')).toMatch(/#\/apps\/serveur$/);
    await axeCheck(root);

    const well = dashboardBack(replies([]), ['aujourdhui', 'etat-serveur']);
    const calm = showInConsole(well);
    await told(calm);
    await until(() => well.asked(ALERTS).length === 1);
    expect(maybeLink(calm, 'État du serveur')).toBeFalsy();
  });

  it('says that the server could not be asked, beside what the day brings [O7]', async () => {
    const replies = { [TODAY]: { data: answer() }, [ALERTS]: () => json({ message: 'Panne' }, 500) };
    const root = showInConsole(dashboardBack(replies, ['aujourdhui', 'etat-serveur']));
    await told(root);
    await until(() => maybeByText(root, /L’état du serveur n’a pas pu être chargé/));
  });

  it('leads newcomers to the whole list where the back end has no such filter', async () => {
    const root = showInConsole(dashboardBack({ [TODAY]: { data: answer() } }, ['aujourdhui']));
    await told(root);
    expect(hrefOf(root, '7\u00a0personnes inscrites depuis le 27/10/2026')).toMatch(
      /#\/community\?groupes=&etapes=&tags=$/,
    );
  });

  it('shows the other birthdays in place, as they have no list, and the focus stays [Y3]', async () => {
    const root = showInConsole(backWith());
    await told(root);
    const birthdays = () => rowsOf(root, 'Anniversaires des 7 jours');
    expect(birthdays()).toHaveLength(3);
    await pressButton(root, 'et 2 autres');
    expect(birthdays()).toHaveLength(5);
    expect(nameOf(focused() ?? root.host)).toBe('Réduire');
    await press('Enter');
    expect(birthdays()).toHaveLength(3);
  });

  it('says of each kind that there is none, and leaves out what the user may not read [Y3]', async () => {
    const root = show(backWith({ data: EMPTY }));
    await told(root);
    const sections = allShown(root, '[data-today] section').map((kind) => textOf(kind));
    expect(sections).toEqual([
      'Événements des 7 joursAucun événement',
      'Anniversaires des 7 joursAucun anniversaire',
      'Nouveaux sans groupeAucun',
    ]);
    const withoutKinds = backWith({ data: { jour: isoDay() } });
    const other = show(withoutKinds);
    await until(() => withoutKinds.asked(TODAY).length === 1 && !maybe(other, 'h2', 'Aujourd’hui'));
    expect(other.querySelector('[data-today]')).toBeNull();
  });

  it('tells a failure in its place, with the rest of the dashboard beside it, and asks again [Y3]', async () => {
    let isDown = true;
    const back = backWith(() => (isDown ? json({ message: 'Panne' }, 500) : json({ data: answer() })));
    const root = show(back);
    const alert = await until(() => maybeByRole(root, 'alert'));
    expect(textOf(alert)).toContain('Panne');
    await until(() => figure(root, 'Nombre de groupes') === '3');
    await until(() => legend(root, 'Part des membres par groupe').length > 0);
    isDown = false;
    await pressButton(root, 'Réessayer');
    await told(root);
  });

  it('goes where the back end refuses it [Y3]', async () => {
    const back = backWith(() => json({ message: 'Interdit' }, 403));
    const root = show(back);
    await until(() => back.asked(TODAY).length === 1 && !maybe(root, 'h2', 'Aujourd’hui'));
    await until(() => figure(root, 'Nombre de groupes') === '3');
    expect(maybeByText(root, 'Interdit')).toBeNull();
  });

  it('is put away by keyboard, stays so for this user, and then asks for nothing [Y3]', async () => {
    const back = backWith();
    const root = show(back);
    await told(root);
    const summary = await until(() => maybe(root, 'summary', 'Aujourd’hui'));
    summary.focus();
    await press('Enter');
    await until(() => !maybe(root, 'h3', 'Événements des 7 jours'));

    const later = backWith();
    const again = show(later);
    await until(() => maybe(again, 'h2', 'Aujourd’hui'));
    await until(() => legend(again, 'Part des membres par groupe').length > 0);
    expect(later.asked(TODAY)).toEqual([]);
    await click(await until(() => maybe(again, 'summary', 'Aujourd’hui')));
    await told(again);
    expect(show(backWith()).querySelector('[data-folded]')).toBeNull();
  });

  it('is left out where the page hides it on the dashboard or the console, and not asked for either [Y3]', async () => {
    location.hash = '#/dashboard';
    for (const area of [dashboardArea, consoleArea]) {
      const shown = backWith();
      const { root, unmount } = showWidget(area, shown);
      await told(root);
      unmount();
      const back = backWith();
      const other = showWidget(area, back, { hide: 'today' });
      await until(() => legend(other.root, 'Part des membres par groupe').length > 0);
      expect(maybe(other.root, 'h2', 'Aujourd’hui')).toBeNull();
      expect(back.asked(TODAY)).toEqual([]);
      other.unmount();
    }
    location.hash = '';
  });

  it('shows on a read-only dashboard too, as it writes nothing', async () => {
    const back = backWith();
    await told(show(back, 'light', { readonly: true }));
    expect(back.writes).toEqual([]);
  });

  for (const width of [1280, 700, 320]) {
    it(`moves nothing when it comes, at ${width} px [Y3]`, async () => {
      await setViewport({ width, height: 900 });
      const today = held(() => json({ data: answer() }));
      const root = show(backWith(today.reply));
      // A widget shows its screen once the session is known; here it takes a moment longer.
      await until(() => root.querySelector('[data-today]'));
      const boxes = () =>
        allShown(root, 'h1, dl, fieldset').map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return `${element.tagName} ${Math.round(top)} ${Math.round(height)}`;
        });
      const before = boxes();
      await until(() => maybe(root, 'h2', 'Aujourd’hui'));
      expect(boxes()).toEqual(before);
      today.release();
      await told(root);
      expect(boxes()).toEqual(before);
    });
  }

  it('cuts on a phone what needs more room, until all of it is asked for [Y3]', async () => {
    await setViewport({ width: 320, height: 640 });
    const root = showInConsole(backWith());
    await told(root);
    const newcomers = byText(root, 'Nouveaux sans groupe');
    const room = () => byRole(root, 'region', 'Événements des 7 jours').parentElement?.parentElement;
    const isVisible = () =>
      newcomers.getBoundingClientRect().bottom <= (room()?.getBoundingClientRect().bottom ?? 0) + 1;
    await until(() => maybeButton(root, 'Tout afficher'));
    expect(isVisible()).toBe(false);
    await pressButton(root, 'Tout afficher');
    expect(isVisible()).toBe(true);
    expect(maybeButton(root, 'Tout afficher')).toBeNull();
  });

  it('leaves out what is over, and says until when what has begun goes on [V8]', async () => {
    const at = (
      id: number,
      nom_evenement: string,
      ahead: number,
      heure_debut: string,
      heure_fin: string,
    ) => ({
      ...{ id, nom_evenement, jour: isoDay(ahead), heure_debut, heure_fin, intervenants: id === 1 ? 0 : 1 },
    });
    const events = [
      at(1, 'Laudes', -1, '06:30', '07:00'),
      at(2, 'Fête', 0, '00:00', '23:59'),
      ...[3, 4, 5].map((id) => at(id, `Étude ${id}`, 1, '19:00', '20:30')),
    ];
    const evenements = { total: 5, sans_intervenant: 1, liste: events };
    const root = showInConsole(backWith({ data: { ...answer(), evenements } }));
    await told(root);
    const [fete, ...next] = rowsOf(root, 'Événements des 7 jours');
    expect(fete).toBe('FêteEn coursjusqu’à 23:59');
    expect(next).toEqual(['Étude 3demain, 19:00 – 20:30', 'Étude 4demain, 19:00 – 20:30']);
    expect(maybeLink(root, 'Laudes')).toBeFalsy();
    // Neither among the others nor among those without a speaker.
    expect(maybeLink(root, 'et 1 autre – Événements des 7 jours')).toBeTruthy();
    expect(maybeByText(root, /sans intervenant/)).toBeNull();
  });

  it('begins with what needs a hand, and says at the next events what each lacks [V8]', async () => {
    const lignes = [
      {
        ...{ genre: 'roles', nombre: 1, evenement: { id: 4, nom_evenement: 'Culte' }, jour: isoDay() },
        ...{ heure_debut: '23:58', noms: ['Orateur'] },
      },
      { genre: 'messages', nombre: 1 },
      { genre: 'attente', nombre: 2, evenement: { id: 9, nom_evenement: 'Camp' }, jour: isoDay(40) },
      { genre: 'services', nombre: 38 },
    ];
    const replies = {
      [TODAY]: { data: answer() },
      [TO_COMPLETE]: { data: { au: isoDay(27), total: 4, lignes } },
    };
    const root = showInConsole(dashboardBack(replies, ['aujourdhui', 'a-completer']));
    await told(root);
    await until(() => maybe(root, 'h3', 'À compléter · 4'));
    expect(rowsOf(root, 'À compléter · 4').slice(0, 3)).toEqual([
      'Culte : 1 place à pourvoiraujourd’hui · 23:58 · Orateur',
      '1 e-mail n’est pas parti',
      expect.stringMatching(/^Camp : 2 personnes en attente/),
    ]);
    expect(textOf(allShown(root, 'h3')[0])).toBe('À compléter · 4');
    expect(hrefOf(root, '1\u00a0e-mail n’est pas parti')).toMatch(/#\/apps\/messages$/);
    expect(rowsOf(root, 'Événements des 7 jours')[0]).toContain('1 place à pourvoir');
    await axeCheck(root);
  });

  it('says until when nothing lacks, and what could not be read in its own place [V8]', async () => {
    const calm = {
      [TODAY]: { data: answer() },
      [TO_COMPLETE]: { data: { au: '2026-12-26', total: 0, lignes: [] } },
    };
    const root = showInConsole(dashboardBack(calm, ['aujourdhui', 'a-completer']));
    await told(root);
    await until(() => maybeByText(root, 'Rien ne manque d’ici le 26/12/2026.'));
    const broken = { ...calm, [TO_COMPLETE]: () => json({ message: 'Panne' }, 500) };
    const other = showInConsole(dashboardBack(broken, ['aujourdhui', 'a-completer']));
    await told(other);
    await until(() => maybeByText(other, /Cette partie n’a pas pu être chargée\. Panne/));
  });

  for (const theme of ['light', 'dark'] as const)
    it(`passes axe in the ${theme} theme [Y3]`, async () => {
      const root = show(backWith(), theme);
      await told(root);
      await axeCheck(root);
    });
});
