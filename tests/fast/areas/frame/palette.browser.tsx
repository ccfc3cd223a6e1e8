import { sendKeys } from '@web/test-runner-commands';
import { type AnyArea, defineArea, type UseFound } from '../../../../src/areas/area.ts';
import { consoleArea } from '../../../../src/areas/console/area.ts';
import { loadPalette, PaletteScope } from '../../../../src/areas/frame/palette/PaletteScope.tsx';
import { membersArea } from '../../../../src/areas/members/area.ts';
import type { FormDefinition } from '../../../../src/domain/forms/form.ts';
import type { Group } from '../../../../src/domain/members/group.ts';
import type { Right } from '../../../../src/domain/rights.ts';
import { loadOnce } from '../../../../src/ui/loading/loadOnce.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  buttonShown,
  isAt,
  maybeDialog,
  optionNames,
  pressButton,
  question,
} from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { byLabel, byRole, eventually, focused, maybeByRole, until } from '../../../support/queries.ts';
import { showOnServer, showWidget } from '../../../support/screen.tsx';
import {
  eachOnServer,
  makeEvent,
  makeMember,
  makeRow,
  serverBackend,
  word,
} from '../../../support/serverRows.ts';
import { click, emulateMedia, press, setViewport } from '../../../support/user.ts';

/* Ctrl+K on the reference server. */

type Send = typeof fetch;

async function openConsole(hash = '#/events', send?: Send, attributes: object = {}) {
  location.hash = hash;
  const shown = await showOnServer(consoleArea, { ownsPage: true, ...attributes }, send);
  await buttonShown(shown.root, 'Rechercher');
  await loadOnce(loadPalette);
  return shown;
}

const field = (root: ShadowRoot) => byRole<HTMLInputElement>(root, 'combobox', 'Rechercher partout');
const type = (text: string) => sendKeys({ type: text });

/** Opens the palette by its key and types. */
async function find(root: ShadowRoot, text: string) {
  await press('Control+k');
  await until(() => focused() === field(root));
  if (text) await type(text);
}

/** The count, once every answer is there. */
const isFound = (root: ShadowRoot, text = /résultat/) =>
  until(() =>
    [...root.querySelectorAll('dialog [role=status]')].some((each) => text.test(each.textContent ?? '')),
  );

/** The options by kind, each with its name and its second line. */
const found = (root: ShadowRoot) =>
  [...root.querySelectorAll('[role=listbox] [role=group]')].map((group) => [
    group.querySelector('p')?.textContent,
    ...[...group.querySelectorAll('[role=option]')].map((option) =>
      [...(option.lastElementChild?.children ?? [])].map((part) => part.textContent),
    ),
  ]);

const kinds = (root: ShadowRoot) => found(root).map(([kind]) => kind);

/** What the field refers to. */
const active = (root: ShadowRoot) =>
  root.getElementById(field(root).getAttribute('aria-activedescendant') ?? '')?.textContent;

async function makeForm(name: string): Promise<FormDefinition> {
  return makeRow<FormDefinition>('/api/formulaires/', {
    nom_du_formulaire: name,
    description: '',
    form_extend: false,
    form_static: false,
    champs: [{ nom_du_champ: 'Nom', type_de_champ: 'text', option: '', is_required: false, placeholder: '' }],
  });
}

const makeGroup = (nom: string) =>
  makeRow<Group>('/api/groupes/', { nom, description: '', color: '#3B82F6' });

/** One row of each kind with the same word in its name. */
async function oneOfEach() {
  const name = word();
  const member = await makeMember({ nom: name, prenom: 'Zoé', ville: 'Brive', date_naissance: '1984-05-06' });
  const event = await makeEvent('2031-03-04', { nom_evenement: `Veillée ${name}`, lieu: 'Chapelle' });
  const form = await makeForm(`Inscription ${name}`);
  const group = await makeGroup(`Groupe ${name}`);
  return { name, member, event, form, group };
}

/** A `fetch` whose back end gives the user these rights alone. */
const allowing =
  (rights: readonly Right[]): Send =>
  async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input).endsWith('/api/verify-token')) return answer;
    const { data, ...body } = (await answer.json()) as { data: { user: object } };
    return Response.json({ ...body, data: { ...data, user: { ...data.user, droits: rights } } });
  };

eachOnServer();

afterEach(async () => {
  await setViewport({ width: 1280, height: 900 });
  await emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
});

describe('the command palette', () => {
  it('finds all kinds by keyboard alone, in groups with marks and a count [Y2, K3, W17]', async () => {
    const { name } = await oneOfEach();
    const { root } = await openConsole();
    await find(root, name.toLowerCase());
    await isFound(root, /^4 résultats$/);
    expect(found(root)).toEqual([
      ['Membres', [`${name} Zoé`, 'Brive · 1984']],
      ['Événements', [`Veillée ${name}`, '04/03/2031 · Chapelle']],
      ['Formulaires', [`Inscription ${name}`, expect.stringMatching(/^Créé le /)]],
      ['Groupes', [`Groupe ${name}`, '0 membre']],
    ]);
    const marks = [...root.querySelectorAll('[role=listbox] mark')].map((mark) => mark.textContent);
    expect(marks).toEqual([name, name, name, name]);
    await press('End');
    expect(active(root)).toMatch(/^Groupe/);
    await press('ArrowUp', 'ArrowUp');
    expect(active(root)).toMatch(/^Veillée/);
    await press('Home');
    expect(active(root)).toMatch(/Zoé/);
    expect(focused()).toBe(field(root));
    await axeCheck(root);
  });

  it('opens a record with Enter, and «back» returns to where one was [Y2]', async () => {
    const { name, member } = await oneOfEach();
    const { root } = await openConsole('#/events?view=month');
    await find(root, name);
    await isFound(root);
    await press('Enter');
    await until(() => location.hash === `#/community/details/${member.id}`);
    await isAt(root, 'Details');
    expect(maybeDialog(root)).toBe(null);
    history.back();
    await until(() => location.hash === '#/events?view=month');
  });

  it('opens an event, the detail of a form and the members of a group [Y2]', async () => {
    const { name, event } = await oneOfEach();
    const { root } = await openConsole('#/dashboard');
    await find(root, name);
    await isFound(root);
    await press('ArrowDown', 'Enter');
    await until(() => location.hash === `#/events/${event.id}`);
    await find(root, `inscription ${name}`);
    await isFound(root);
    await press('Enter');
    await until(() => location.hash === '#/apps/formulaire');
    await isAt(root, `Inscription ${name}`, 'dialog h2');
    await press('Escape');
    await until(() => !maybeDialog(root));
    await find(root, `groupe ${name}`);
    await isFound(root);
    await press('Enter');
    await until(() => location.hash === '#/apps/groupes');
    await isAt(root, `Membres du groupe «\u00a0Groupe ${name}\u00a0»`, 'dialog h2');
  });

  it('tells homonyms apart, and names where else the search has found somebody [Y2, K3]', async () => {
    const name = word();
    await makeMember({ nom: name, prenom: 'Céline', ville: 'Lille', date_naissance: '1961-01-01' });
    await makeMember({ nom: name, prenom: 'Céline', ville: 'Lille', date_naissance: '1984-01-01' });
    await makeMember({
      nom: word(),
      prenom: 'Luc',
      ville: 'Brive',
      email: `${name}@exemple.fr`.toLowerCase(),
    });
    const { root } = await openConsole();
    await find(root, name);
    await isFound(root, /^3 résultats$/);
    const [[, ...members] = []] = found(root);
    expect(members.map((texts) => texts?.[1])).toEqual([
      'Lille · 1961',
      'Lille · 1984',
      `Brive · e-mail\u00a0: ${name.toLowerCase()}@exemple.fr`,
    ]);
  });

  it('opens the group «Familles» before people whose names are only similar, and before commands [V11, K3]', async () => {
    await makeMember({ nom: 'Aubert', prenom: 'Camille', ville: null });
    await makeEvent('2031-03-04', { nom_evenement: 'Culte en famille', lieu: 'Chapelle' });
    await makeGroup('Familles');
    const { root } = await openConsole();
    await find(root, 'famille');
    await isFound(root);
    expect(kinds(root)).toEqual(['Groupes', 'Événements', 'Actions', 'Membres']);
    expect(active(root)).toMatch(/^Familles/);
    await axeCheck(root);
    await press('Enter');
    await until(() => location.hash === '#/apps/groupes');
    await isAt(root, 'Membres du groupe «\u00a0Familles\u00a0»', 'dialog h2');
  });

  it('lists a kind twice where others match between its best and its worst [V11, K3]', async () => {
    const name = word();
    await makeMember({ nom: name, prenom: 'Zoé' });
    await makeMember({ nom: word(), prenom: 'Luc', ville: name });
    await makeGroup(`Groupe ${name}`);
    const { root } = await openConsole();
    await find(root, name);
    await isFound(root, /^3 résultats$/);
    expect(kinds(root)).toEqual(['Membres', 'Groupes', 'Membres']);
    await press('End');
    expect(active(root)).toMatch(/Luc/);
  });

  it('waits for the best match when Enter comes before the answer [Y2]', async () => {
    const { name, member } = await oneOfEach();
    const { root } = await openConsole();
    await press('Control+k');
    await until(() => focused() === field(root));
    await type(name);
    await press('Enter');
    await until(() => location.hash === `#/community/details/${member.id}`);
  });

  it('leads on to the list of all members that were found [Y2]', async () => {
    const name = word();
    for (let at = 0; at < 8; at++) await makeMember({ nom: name, prenom: `P${at}` });
    const { root } = await openConsole();
    await find(root, name);
    await isFound(root, /^8 résultats$/);
    await press('End');
    expect(active(root)).toBe('Voir les 8 membres trouvés');
    await press('Enter');
    await until(() => location.hash.startsWith('#/community?'));
    await until(() => byLabel<HTMLInputElement>(root, 'Rechercher un membre').value === name);
  });

  it('closes with Escape and with its own key, and the focus returns [Y2]', async () => {
    const { root } = await openConsole();
    const apps = byRole(root, 'link', 'APPS');
    for (const key of ['Escape', 'Control+k']) {
      apps.focus();
      await find(root, 'x');
      await press(key);
      await until(() => !maybeDialog(root));
      await until(() => focused() === apps);
    }
  });

  it('opens again for a key that comes right after Escape [Y2]', async () => {
    const { root } = await openConsole();
    await find(root, 'x');
    const down = (key: string, ctrlKey = false) =>
      focused()?.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, composed: true, cancelable: true }),
      );
    down('Escape');
    await Promise.resolve();
    down('k', true);
    await until(() => focused() === field(root) && field(root).value === '');
  });

  it('opens by its button too, whose title and shortcut say the key [Y2]', async () => {
    const { root } = await openConsole();
    const button = await buttonShown(root, 'Rechercher');
    expect([button.title, button.getAttribute('aria-keyshortcuts')]).toEqual([
      'Rechercher (Ctrl+K)',
      'Control+K',
    ]);
    await click(button);
    await until(() => focused() === field(root));
  });

  it('opens by ⌘K on a Mac, where Ctrl+K is the field’s own key [Y2]', async () => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true });
    try {
      const { root } = await openConsole();
      expect((await buttonShown(root, 'Rechercher')).title).toBe('Rechercher (⌘K)');
      await press('Control+k');
      expect(maybeDialog(root)).toBe(null);
      await press('Meta+k');
      await until(() => focused() === field(root));
    } finally {
      Reflect.deleteProperty(navigator, 'platform');
    }
  });

  it('fits a phone, and can be read in the dark and in forced colours [Y2]', async () => {
    const { name } = await oneOfEach();
    const { root } = await openConsole();
    await find(root, name);
    await isFound(root);
    await setViewport({ width: 320, height: 568 });
    await emulateMedia({ colorScheme: 'dark' });
    const list = await until(() => maybeByRole(root, 'listbox'));
    const dialog = present(maybeDialog(root), 'palette');
    expect(list.scrollWidth).toBe(list.clientWidth);
    expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await axeCheck(root);
    await emulateMedia({ forcedColors: 'active' });
    const option = present(root.querySelector('[data-active]'), 'active option');
    expect(getComputedStyle(option).outlineStyle).toBe('solid');
  });
});

describe('the commands of the palette', () => {
  it('show without a search, and lead to each area that is announced and allowed [Y2]', async () => {
    const { root } = await openConsole();
    await find(root, '');
    const names = optionNames(root);
    for (const name of ['Ajouter un membre', 'Ajouter une famille', 'Nouvel événement', 'Nouveau formulaire'])
      expect(names).toContain(name);
    expect(names.at(-1)).toBe('Déconnexion');
    for (const name of [
      'Tableau de bord',
      'Membres',
      'Événements',
      'Tags',
      'Doublons',
      'Comptes',
      'Paramètres',
    ])
      expect(names.filter((each) => each.startsWith(name))).toHaveLength(1);
    await press('Escape');
    await find(root, 'tags');
    await isFound(root);
    await press('Enter');
    await until(() => location.hash === '#/apps/tags');
  });

  for (const [text, hash, title] of [
    ['ajouter un membre', '#/community', 'ENREGISTRER UN NOUVEAU MEMBRE'],
    ['ajouter une famille', '#/community', 'Ajouter une famille'],
    ['nouveau groupe', '#/apps/groupes', 'Nouveau Groupe'],
  ] as const)
    it(`open the dialog «${title}» over its screen [Y2]`, async () => {
      const { root } = await openConsole();
      await find(root, text);
      await isFound(root);
      await press('Enter');
      await isAt(root, title, 'dialog h2');
      expect(location.hash).toBe(hash);
    });

  it('begin a new event and a new form [Y2]', async () => {
    const { root } = await openConsole('#/dashboard');
    await find(root, 'nouvel événement');
    await isFound(root);
    await press('Enter');
    await until(() => location.hash === '#/events/add');
    await find(root, 'nouveau formulaire');
    await isFound(root);
    await press('Enter');
    await until(() => location.hash === '#/apps/formulaire');
    await isAt(root, 'Nouveau formulaire', 'h2');
  });

  it('leave unfinished work only after the question [Y2]', async () => {
    const { root } = await openConsole('#/events/add');
    const name = await until(() => byLabel<HTMLInputElement>(root, /^Nom de l’événement/));
    name.focus();
    await type('Nuit');
    await find(root, 'tags');
    await isFound(root);
    await press('Enter');
    await question(root);
    await pressButton(root, 'Continuer la saisie');
    expect([location.hash, name.value]).toEqual(['#/events/add', 'Nuit']);
  });

  it('sign out [Y2]', async () => {
    const { root } = await openConsole();
    await find(root, 'deconnexion');
    await isFound(root);
    await press('Enter');
    await until(() => root.querySelector('input[type=password]'));
  });
});

describe('a source of the palette that fails', () => {
  it('says so in its group, the others show, and Enter asks it again [Y2]', async () => {
    const { name } = await oneOfEach();
    let isBroken = true;
    const { root } = await openConsole('#/dashboard', async (input, init) =>
      isBroken && /\/api\/events\/\?/.test(String(input))
        ? Response.json({ message: 'Base en maintenance' }, { status: 503 })
        : fetch(input, init),
    );
    await find(root, name);
    await isFound(root, /La liste est incomplète/);
    expect(kinds(root)).toEqual(['Membres', 'Événements', 'Formulaires', 'Groupes']);
    expect(found(root)[1]).toEqual([
      'Événements',
      ['Les événements n’ont pas pu être cherchés.', 'Base en maintenance · Réessayer'],
    ]);
    await axeCheck(root);
    isBroken = false;
    await press('ArrowDown', 'Enter');
    await isFound(root, /^4 résultats$/);
    expect(found(root)[1]?.[1]).toEqual([`Veillée ${name}`, '04/03/2031 · Chapelle']);
  });

  it('leaves the first option to what was found [Y2]', async () => {
    const { name, event } = await oneOfEach();
    const { root } = await openConsole('#/dashboard', async (input, init) =>
      /\/api\/membres\/\?/.test(String(input)) ? Response.json({}, { status: 500 }) : fetch(input, init),
    );
    await find(root, name);
    await isFound(root, /La liste est incomplète/);
    await press('Enter');
    await until(() => location.hash === `#/events/${event.id}`);
  });
});

describe('what the palette asks a back end', () => {
  /** Records what is asked after the palette has opened. */
  function recorded(send: Send) {
    const asked: string[] = [];
    const record: Send = (input, init) => {
      const { pathname, search } = new URL(String(input), location.href);
      asked.push(pathname + search);
      return send(input, init);
    };
    return { asked, record };
  }

  it('is only what the specification names, where nothing is announced [Y2]', async () => {
    const { name } = await oneOfEach();
    const { asked, record } = recorded(announcing());
    const { root } = await openConsole('#/settings', record);
    asked.length = 0;
    await find(root, '');
    const names = optionNames(root);
    for (const beyond of ['Doublons', 'Comptes', 'Journal'])
      expect(names.filter((each) => each.startsWith(beyond))).toEqual([]);
    await type(name);
    await isFound(root, /^4 résultats$/);
    // The console fetches ahead meanwhile.
    const lists = asked.filter((each) => /search=|groupes\/$|events/.test(each));
    expect([...new Set(lists.map((each) => each.replace(/&date_from=[\d-]+/, '')))].sort()).toEqual([
      '/api/events/?ordering=date',
      `/api/formulaires/?page=1&page_size=10&ordering=created_at&search=${name}`,
      '/api/groupes/',
      `/api/membres/?page=1&page_size=10&search=${name}`,
    ]);
  });

  it('is only what the user may read [Y2, U5]', async () => {
    const { name } = await oneOfEach();
    const { asked, record } = recorded(allowing(['membres.lire', 'groupes.lire']));
    const { root } = await openConsole('#/settings', record);
    asked.length = 0;
    await find(root, '');
    expect(optionNames(root).filter((each) => /^(Ajouter|Nouv|Événements|Formulaires)/.test(each))).toEqual(
      [],
    );
    await type(name);
    await isFound(root, /^2 résultats$/);
    expect(kinds(root)).toEqual(['Membres', 'Groupes']);
    expect(asked.filter((each) => /events|formulaires/.test(each))).toEqual([]);
  });

  it('adds nothing in a widget that is read-only [Y2]', async () => {
    const { root } = await openConsole('#/settings', undefined, { readonly: true });
    await find(root, 'ajouter');
    await isFound(root, /^Aucun résultat/);
  });
});

describe('Ctrl+K in a widget of a foreign page', () => {
  /** The keys that a shortcut of the page gets. */
  function hostKeys() {
    const keys: string[] = [];
    const listen = (event: KeyboardEvent) => event.key === 'k' && keys.push(event.type);
    document.addEventListener('keydown', listen);
    document.addEventListener('keyup', listen);
    return keys;
  }

  async function openMembers(prevented: readonly string[] = []) {
    const back = await serverBackend();
    const shown = showWidget(membersArea, back, {}, prevented);
    await loadOnce(loadPalette);
    const button = await buttonShown(shown.root, 'Ajouter un membre');
    return { ...shown, button };
  }

  it('is used up inside, and the page’s own elsewhere [Y2, K12]', async () => {
    const { root, button } = await openMembers();
    const keys = hostKeys();
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    await press('Control+k');
    expect([keys, maybeDialog(root)]).toEqual([['keydown', 'keyup'], null]);
    keys.length = 0;
    button.focus();
    await press('Control+k');
    await until(() => focused() === field(root));
    await press('Escape');
    await until(() => !maybeDialog(root));
    // In a field, and over a dialog that asks for an answer first.
    byLabel(root, 'Rechercher un membre').focus();
    await find(root, 'a');
    await press('Escape');
    await until(() => !maybeDialog(root));
    await pressButton(root, 'Ajouter un membre');
    await isAt(root, 'ENREGISTRER UN NOUVEAU MEMBRE', 'dialog h2');
    await press('Control+k');
    expect(root.querySelectorAll('dialog')).toHaveLength(1);
    expect(keys).toEqual([]);
    outside.remove();
  });

  it('offers what the widget itself can show [Y2]', async () => {
    const { name, member } = await oneOfEach();
    const { root, button, log } = await openMembers();
    button.focus();
    await find(root, '');
    expect(optionNames(root)).toEqual(['Ajouter un membre', 'Ajouter une famille']);
    await type(name);
    await isFound(root, /^1 résultat$/);
    expect(kinds(root)).toEqual(['Membres']);
    await press('Enter');
    await isAt(root, 'Details');
    expect([log.of('parvis-open'), log.lastRoute()]).toEqual([
      [{ id: member.id }],
      `/community/details/${member.id}`,
    ]);
  });

  it('leaves the opening of a member to a page that prevents it [Y2]', async () => {
    const { name, member } = await oneOfEach();
    const { root, button, log } = await openMembers(['parvis-open']);
    button.focus();
    await find(root, name);
    await isFound(root);
    await press('Enter');
    await eventually(() => expect(log.of('parvis-open')).toEqual([{ id: member.id }]));
    expect(log.lastRoute()).toBe('/community');
  });
});

/** What was chosen among the songs. */
const opened: string[] = [];

const useSongs: UseFound = ({ typed, isOn }) => {
  const songs = isOn && typed ? [`Psaume ${typed}`] : [];
  const options = songs.map(
    (name) => ({ id: name, place: 0, icon: 'file', name, run: () => opened.push(name) }) as const,
  );
  return { title: 'Chants', options, total: songs.length, isSettled: true };
};

const songs: AnyArea = defineArea({
  name: 'songs',
  title: 'Recueil',
  attributes: {},
  routes: { list: '/songs', add: '/songs/add' },
  load: async () => ({ default: Songs }),
  search: async () => ({ default: useSongs }),
  subject: 'groupes',
  commands: [{ key: 'addGroup', path: '/songs/add' }],
});

const SONGS_ALONE = [songs];

const Songs = () => (
  <PaletteScope areas={SONGS_ALONE}>
    <button type="button">Chanter</button>
  </PaletteScope>
);

describe('an area that declares a search', () => {
  it('is asked for what is typed, and shows what it finds under its own title [Y2]', async () => {
    const { root } = showWidget(songs, await serverBackend());
    (await buttonShown(root, 'Chanter')).focus();
    await find(root, '23');
    await isFound(root, /^1 résultat$/);
    expect(found(root)).toEqual([['Chants', ['Psaume 23']]]);
    await press('Enter');
    await until(() => opened.length > 0);
    expect(opened).toEqual(['Psaume 23']);
  });
});

describe('an area that declares a command', () => {
  const openSongs = async (send?: Send) => {
    const shown = showWidget(songs, await serverBackend(send));
    (await buttonShown(shown.root, 'Chanter')).focus();
    await find(shown.root, '');
    return shown;
  };

  it('shows at its address when it is chosen [Y2]', async () => {
    const { root, log } = await openSongs();
    expect(optionNames(root)).toEqual(['Nouveau groupe']);
    await press('ArrowDown');
    await press('Enter');
    await until(() => log.lastRoute() === '/songs/add');
    expect(maybeDialog(root)).toBeNull();
  });

  it('offers none to users who may not change its subject [Y2, U5]', async () => {
    const { root } = await openSongs(allowing(['groupes.lire', 'membres.modifier']));
    expect(optionNames(root)).toEqual([]);
  });
});
