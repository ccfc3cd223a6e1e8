import { serverArea } from '../../../../src/areas/server/area.ts';
import { rightsOf } from '../../../../src/domain/rights.ts';
import type { ServerCheck, ServerState } from '../../../../src/domain/serverState.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { allShown, isAt, maybeButton, pressButton, textOf, toastText } from '../../../support/onScreen.ts';
import { byRole, byText, focused, maybeByText, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer } from '../../../support/serverRows.ts';
import { setViewport } from '../../../support/user.ts';

eachOnServer(() => setViewport({ width: 800, height: 600 }));

const TITLE = 'État du serveur';
const CLOCK = '2027-03-01T17:04:00Z';

const check = (cle: string, etat: ServerCheck['etat'], phrase: string, remede: string | null = null) => ({
  ...{ cle, etat, phrase, remede },
});
const SPACE = check('espace', 'bien', '12\u00a0Go libres sur le disque des données.');
const BACKUP = check(
  'sauvegarde',
  'probleme',
  'La dernière sauvegarde date du 20\u00a0novembre.',
  'Lancez «\u00a0npm run backup\u00a0».',
);
const MAILS = check('messages', 'attention', '2\u00a0messages en échec.', 'Renvoyez-les.');
const CERTIFICATE = check(
  'certificat',
  'attention',
  'Le certificat expire dans 3\u00a0jours.',
  'Renouvelez-le.',
);

const stateOf = (lignes: ServerCheck[], horloge: string | null = null): ServerState => ({
  ...{ lignes, version: '1.2.3', verifie_le: '2026-11-28T17:04:00Z', horloge },
});

interface Told {
  etat: () => Response | Promise<Response>;
  reseau?: () => Response | Promise<Response>;
  confirm?: () => Response;
  rights?: readonly string[];
}

const data = (value: object) => Response.json({ success: true, message: null, data: value });

/** The screen, whose back end tells this. `calls` has what it was asked. */
async function shown({ etat, reseau = () => data({ lignes: [] }), confirm, rights }: Told) {
  const calls: string[] = [];
  const { root } = await showOnServer(serverArea, {}, async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname.startsWith('/api/serveur/')) {
      const body = init?.body ? ` ${String(init.body)}` : '';
      calls.push(`${init?.method ?? 'GET'} ${pathname}${body}`);
      if (pathname.endsWith('/reseau/')) return reseau();
      return pathname.endsWith('/horloge/') && confirm ? confirm() : etat();
    }
    const answer = await fetch(input, init);
    if (!rights || !pathname.endsWith('/verify-token')) return answer;
    const { data: session } = (await answer.json()) as { data: { user: object } };
    return data({ ...session, user: { ...session.user, droits: rights } });
  });
  await isAt(root, TITLE);
  return { root, calls };
}

/** The rows below a heading. */
const rowsOf = (root: ShadowRoot, heading: string) =>
  [...byRole(root, 'region', heading).querySelectorAll('li')].map(
    ({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? '',
  );

describe('the state of the server', () => {
  it('begins with what needs a hand, the worst first, with what to do, and in words [O6]', async () => {
    const { root } = await shown({
      etat: () => data(stateOf([SPACE, MAILS, BACKUP])),
      reseau: () => data({ lignes: [CERTIFICATE] }),
    });
    await until(() => byText(root, /Le certificat expire/));
    expect(rowsOf(root, 'À faire')).toEqual([
      expect.stringMatching(/^ ?Problème.*date du 20 novembre\..*Lancez « npm run backup »\./),
      expect.stringMatching(/^ ?À surveiller.*2 messages en échec\..*Renvoyez-les\./),
      expect.stringMatching(/^ ?À surveiller.*Le certificat expire dans 3 jours/),
    ]);
    expect(rowsOf(root, 'Ce qui va bien')).toEqual([expect.stringMatching(/^ ?Bien.*12 Go libres/)]);
    expect(textOf(root)).toMatch(/Version 1\.2\.3\. Vérifié le 28\/11\/2026/);
    await axeCheck(root);
  });

  it('says that nothing needs a hand [O6]', async () => {
    const { root } = await shown({ etat: () => data(stateOf([SPACE])) });
    await until(() => byText(root, 'Rien ne demande d’intervention.'));
    expect(rowsOf(root, 'Ce qui va bien')).toHaveLength(1);
  });

  it('shows what the server knows while the network is still asked [O6]', async () => {
    let answer = (_: Response) => {};
    const asked = new Promise<Response>((done) => {
      answer = done;
    });
    const { root } = await shown({ etat: () => data(stateOf([BACKUP])), reseau: () => asked });
    await until(() => byText(root, /date du 20/));
    await until(() => byText(root, /sont interrogés, ce qui peut prendre quelques secondes/));
    answer(data({ lignes: [CERTIFICATE] }));
    await until(() => byText(root, /Le certificat expire/));
    expect(maybeByText(root, /sont interrogés/)).toBe(null);
  });

  it('doesn’t say that all is well before the network was asked [O6]', async () => {
    let answer = (_: Response) => {};
    const asked = new Promise<Response>((done) => {
      answer = done;
    });
    const { root } = await shown({ etat: () => data(stateOf([])), reseau: () => asked });
    await until(() => byText(root, /^Rien jusqu’ici/));
    expect(maybeByText(root, 'Rien ne demande d’intervention.')).toBe(null);
    answer(data({ lignes: [] }));
    await until(() => byText(root, 'Rien ne demande d’intervention.'));
  });

  it('says that the network couldn’t be asked, and asks it again alone [O6]', async () => {
    let isDown = true;
    const { root, calls } = await shown({
      etat: () => data(stateOf([SPACE])),
      reseau: () =>
        isDown
          ? Response.json({ success: false, message: 'Panne.' }, { status: 500 })
          : data({ lignes: [CERTIFICATE] }),
    });
    await until(() => byText(root, /n’ont pas pu être vérifiés/));
    isDown = false;
    calls.length = 0;
    await pressButton(root, 'Réessayer');
    await until(() => byText(root, /Le certificat expire/));
    expect(calls).toEqual(['GET /api/serveur/reseau/']);
  });

  it('looks again at all of it on request [O6]', async () => {
    let rows = [BACKUP];
    const { root, calls } = await shown({ etat: () => data(stateOf(rows)) });
    await until(() => byText(root, /date du 20/));
    rows = [SPACE];
    calls.length = 0;
    await pressButton(root, 'Vérifier à nouveau');
    await until(() => byText(root, 'Rien ne demande d’intervention.'));
    expect(calls.sort()).toEqual(['GET /api/serveur/etat/', 'GET /api/serveur/reseau/']);
  });

  it('says that it couldn’t be loaded, with a way to try again [O6]', async () => {
    let isDown = true;
    const { root } = await shown({
      etat: () =>
        isDown
          ? Response.json({ success: false, message: 'Panne.' }, { status: 500 })
          : data(stateOf([SPACE])),
    });
    await until(() => byText(root, /L’état du serveur n’a pas pu être chargé/));
    isDown = false;
    await pressButton(root, 'Réessayer');
    await until(() => byText(root, /12\u00a0Go libres/));
  });

  it('fits a phone, also with long words [O6]', async () => {
    await setViewport({ width: 320, height: 640 });
    const long = `Le dossier /var/lib/${'parvis-'.repeat(30)} est plein.`;
    const { root } = await shown({ etat: () => data(stateOf([check('dossier', 'probleme', long, long)])) });
    await until(() => byText(root, /est plein/));
    expect(document.documentElement.scrollWidth).toBe(320);
    const wide = allShown(root, 'li, p, button').filter(
      (element) => element.getBoundingClientRect().right > 320,
    );
    expect(wide).toEqual([]);
    await axeCheck(root);
  });
});

describe('the clock of the server', () => {
  const jumped = check(
    'horloge',
    'probleme',
    'L’horloge du serveur a sauté.',
    'Confirmez-la si elle est juste.',
  );

  it('is written long, and confirmed as it was shown [O10]', async () => {
    let isConfirmed = false;
    const { root, calls } = await shown({
      etat: () => data(isConfirmed ? stateOf([SPACE]) : stateOf([jumped, SPACE], CLOCK)),
      confirm() {
        isConfirmed = true;
        return data(stateOf([SPACE]));
      },
    });
    await until(() => byText(root, /lundi 1er mars 2027 à \d{1,2}\u00a0h\u00a004/));
    await pressButton(root, 'La date est juste');
    expect(await toastText(root)).toContain('Date confirmée');
    expect(calls).toContain(`POST /api/serveur/horloge/ {"horloge":"${CLOCK}"}`);
    await until(() => byText(root, 'Rien ne demande d’intervention.'));
    expect(maybeButton(root, 'La date est juste')).toBeFalsy();
    // Its button has left the page; the keyboard goes on in the list.
    expect(focused()?.textContent).toContain('Rien ne demande d’intervention.');
  });

  it('is asked again with the present time where it has moved on [O10]', async () => {
    let clock = CLOCK;
    const { root } = await shown({
      etat: () => data(stateOf([jumped], clock)),
      confirm() {
        clock = '2027-03-02T17:04:00Z';
        return Response.json({ success: false, message: 'L’heure a changé depuis.' }, { status: 409 });
      },
    });
    await pressButton(root, 'La date est juste');
    const asked = await until(() => byRole(root, 'alertdialog'));
    await until(() => byText(root, /L’heure a changé depuis/));
    await pressButton(asked, 'Compris');
    await until(() => byText(root, /mardi 2 mars 2027/));
    expect(maybeButton(root, 'La date est juste')).toBeTruthy();
  });

  it('is confirmed by none who may only read [O10]', async () => {
    const rights = rightsOf('administrateur').filter((right) => right !== 'serveur.modifier');
    const { root } = await shown({ etat: () => data(stateOf([jumped], CLOCK)), rights });
    await until(() => byText(root, /lundi 1er mars 2027/));
    expect(maybeButton(root, 'La date est juste')).toBeFalsy();
  });
});
