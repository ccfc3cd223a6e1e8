import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  allShown,
  button,
  dialogShown,
  heading,
  labelled,
  link,
  pressButton,
  pressLink,
  question,
  statusText,
} from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { failNext, resetServer } from '../../../support/reference.ts';
import { eachOnServer, onServer } from '../../../support/serverRows.ts';
import { fill, setViewport } from '../../../support/user.ts';
import { acknowledged, makeForm, rowOf, searchFor, show, TEXT } from './fixtures.ts';

/*
 * The answers to a form on the reference server: their list, one of them, its file, and what becomes of it.
 */

eachOnServer();
afterEach(() => setViewport({ width: 800, height: 600 }));

/** A picture of 10 by 10 points. */
async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(10, 10);
  canvas.getContext('2d')?.fillRect(0, 0, 5, 5);
  return new File([await canvas.convertToBlob()], name);
}

/** Creates a form with a name and a file, and sends these answers to it. */
async function answered(...answers: { nom: string; file?: File }[]) {
  const made = await makeForm({
    champs: [
      { ...TEXT, nom_du_champ: 'Nom' },
      { ...TEXT, nom_du_champ: 'Pièce', type_de_champ: 'file' },
    ],
  });
  const { champs: fields } = await onServer<{ champs: { id: number }[] }>(
    'GET',
    `/api/formulaires/${made.id}/avec_champs/`,
  );
  const [nameId = 0, fileId = 0] = fields.map(({ id }) => id);
  const numbers: number[] = [];
  for (const { nom, file } of answers) {
    const body = new FormData();
    body.append('valeurs', JSON.stringify({ [nameId]: nom }));
    if (file) body.append(String(fileId), file);
    const sent = await fetch(`/api/formulaires/${made.identifiant}/reponses/`, { method: 'POST', body });
    const { data }: { data: { numero: number } } = await sent.json();
    numbers.push(data.numero);
  }
  return { ...made, numbers };
}

/** A `fetch` for an account that may only read forms. */
const withoutAnswers: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!String(input).includes('verify-token')) return answer;
  const body = (await answer.json()) as { data: { user: object } };
  body.data.user = { ...body.data.user, droits: ['formulaires.lire'] };
  return Response.json(body);
};

const shownRows = (root: ShadowRoot) => allShown(root, 'tbody tr');

/** Opens the answers to a form from its row. */
async function openAnswers(root: ShadowRoot, name: string, counts: RegExp) {
  await searchFor(root, name);
  await pressLink(root, counts);
  await until(() => heading(root).startsWith('Réponses'));
  await until(() => shownRows(root).some((row) => row.querySelector('a')));
}

/** Starts the widget at one answer. */
async function showAnswer(id: number, number: number, send?: typeof fetch) {
  const shown = await show({ route: `/apps/formulaire/${id}/reponses/${number}` }, send, 'h1');
  await until(() => heading(shown.root) === `Réponse n°\u00a0${number}`);
  return shown;
}

describe('the answers to a form', () => {
  it('cut an answer of one long word instead of breaking it', async () => {
    const { nom_du_formulaire: name } = await answered({ nom: `${'prenom.'.repeat(30)}nom@exemple.fr` });
    const { root } = await show();
    await openAnswers(root, name, /^1 réponse/);
    const value = await until(() => root.querySelector<HTMLElement>('[title^="prenom."]'));
    expect(value.scrollWidth).toBeGreaterThan(value.clientWidth);
    expect(value.offsetHeight).toBeLessThan(30);
  });

  it('show fewer questions where they would have no room', async () => {
    const fields = ['Nom', 'E-mail', 'Ville', 'Naissance', 'Repas'].map((nom_du_champ) => ({
      ...TEXT,
      nom_du_champ,
    }));
    const { id } = await makeForm({ champs: fields });
    const { root } = await show({ route: `/apps/formulaire/${id}/reponses` }, undefined, 'h1');
    const questions = () =>
      [...root.querySelectorAll<HTMLElement>('th[scope=col]')]
        .filter((header) => header.checkVisibility())
        .map(({ textContent }) => textContent);
    for (const [width, shown] of [
      [1280, ['Reçue le', 'Nom', 'E-mail', 'Ville', 'Naissance', 'Repas']],
      [768, ['Reçue le', 'Nom', 'E-mail', 'Ville']],
      [320, ['Reçue le', 'Nom']],
    ] as const) {
      await setViewport({ width, height: 800 });
      await until(() => questions().join() === shown.join());
    }
  });

  it('have a column of files only where the form asks for a file', async () => {
    const field = { ...TEXT, nom_du_champ: 'Photo', type_de_champ: 'file' as const };
    const headersOf = async (fields: (typeof TEXT | typeof field)[]) => {
      const { id } = await makeForm({ champs: fields });
      const { root } = await show({ route: `/apps/formulaire/${id}/reponses` }, undefined, 'h1');
      await until(() => root.querySelector('th[scope=col]'));
      return [...root.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent);
    };
    expect(await headersOf([TEXT])).not.toContain('Fichiers');
    expect(await headersOf([TEXT, field])).toContain('Fichiers');
  });

  it('are reached from its row, searched, and marked as new until this account has seen them [W4]', async () => {
    const form = await answered({ nom: 'Zoé' }, { nom: 'Léa' });
    const { root } = await show();
    await openAnswers(root, form.nom_du_formulaire, /^2 réponses, 2\snouvelles/);
    expect(
      shownRows(root)
        .map((row) => row.textContent)
        .join('\n'),
    ).toMatch(/Nouvelle.*Léa.*\n.*Nouvelle.*Zoé/);
    await axeCheck(root);
    await fill(labelled(root, 'Rechercher dans les réponses'), 'zoe');
    await until(() => shownRows(root).length === 1);
    await until(() => root.textContent?.includes('1 réponse trouvée'));
    await pressLink(root, /^Réponse n°/);
    await until(() => heading(root) === `Réponse n°\u00a0${form.numbers[0]}`);
    await until(() => root.querySelector('dl'));
    await axeCheck(root);
    await pressButton(root, 'Retour');
    await until(() => heading(root).startsWith('Réponses'));
    expect(labelled(root, 'Rechercher dans les réponses').value).toBe('zoe');
    expect(shownRows(root)).toHaveLength(1);
    await pressButton(root, 'Retour');
    await until(() => link(root, /^2 réponses\u00a0:/));
  });

  it('say what failed, and offer to try again [W4]', async () => {
    const form = await answered({ nom: 'Zoé' });
    // More than enough: the answers are also read ahead of their screen.
    await failNext('GET /api/formulaires/*/reponses/liste/', { status: 500, times: 9 });
    const { root } = await show({ route: `/apps/formulaire/${form.id}/reponses` }, undefined, 'h1');
    await until(() => root.textContent?.includes('Les réponses n’ont pas pu être chargées'));
    await resetServer();
    await pressButton(root, 'Réessayer');
    await until(() => shownRows(root).some((row) => row.textContent?.includes('Zoé')));
  });

  it('can still be downloaded where a back end only has the file [W4]', async () => {
    const form = await answered({ nom: 'Zoé' });
    await failNext('GET /api/formulaires/*/reponses/liste/', { status: 404, times: 9 });
    const { root } = await show({ route: `/apps/formulaire/${form.id}/reponses` }, undefined, 'h1');
    await until(() => root.textContent?.includes('Les réponses ne s’affichent pas ici'));
    button(root, 'Exporter');
  });

  it('are neither offered nor asked for where nothing is announced [W4]', async () => {
    const form = await answered({ nom: 'Zoé' });
    const asked: string[] = [];
    const send: typeof fetch = (input, init) => {
      asked.push(String(input));
      return announcing()(input, init);
    };
    const { root } = await show({ route: `/apps/formulaire/${form.id}/reponses` }, send, 'h1');
    await until(() => root.textContent?.includes('Les réponses ne peuvent pas être affichées ici.'));
    await pressButton(root, 'Retour');
    await searchFor(root, form.nom_du_formulaire);
    const row = await rowOf(root, form.nom_du_formulaire);
    expect(row.textContent).not.toMatch('réponse');
    await pressButton(row, /^Voir «/);
    const detail = await dialogShown(root);
    await until(() => detail.textContent?.includes('Les réponses ne s’affichent pas ici.'));
    expect(() => button(detail, /réponses/)).toThrow();
    expect(asked.filter((address) => address.includes('/reponses'))).toEqual([]);
  });

  it('are refused with a sentence to an account that may not read them [U5]', async () => {
    const form = await answered({ nom: 'Zoé' });
    const { root } = await show({ route: `/apps/formulaire/${form.id}/reponses` }, withoutAnswers, 'h1');
    await until(() => root.textContent?.includes('Votre compte ne permet pas d’ouvrir cette partie.'));
    await pressButton(root, 'Retour');
    await searchFor(root, form.nom_du_formulaire);
    await rowOf(root, form.nom_du_formulaire);
  });
});

describe('one answer', () => {
  it('shows every question, and the words that were asked when the form has changed since [W4]', async () => {
    const form = await answered({ nom: 'Zoé' });
    const fields = [
      { ...TEXT, nom_du_champ: 'Nom complet' },
      { ...TEXT, nom_du_champ: 'Pièce', type_de_champ: 'file' },
    ];
    await onServer('PUT', `/api/formulaires/${form.id}/`, {
      nom_du_formulaire: form.nom_du_formulaire,
      description: '',
      form_extend: false,
      form_static: false,
      champs: fields,
    });
    const { root } = await showAnswer(form.id, form.numbers[0] ?? 0);
    const content = await until(() => root.querySelector('dl'));
    expect(content.textContent).toBe('NomNom actuel\u00a0: «\u00a0Nom complet\u00a0»ZoéPièceSans réponse');
  });

  it('opens an image of the visitor with the token in a header, never in an address [W4]', async () => {
    const form = await answered({ nom: 'Zoé', file: await picture('photo.png') });
    const fetched: { address: string; token: string | null }[] = [];
    const send: typeof fetch = (input, init) => {
      if (String(input).includes('/fichiers/'))
        fetched.push({ address: String(input), token: new Headers(init?.headers).get('authorization') });
      return fetch(input, init);
    };
    const { root } = await showAnswer(form.id, form.numbers[0] ?? 0, send);
    await pressButton(root, 'Ouvrir photo.png');
    const view = await dialogShown(root);
    const canvas = await until(() => view.querySelector('canvas'));
    await until(() => canvas.width === 10);
    const [{ address, token } = { address: '', token: '' }] = fetched;
    expect(address).toMatch(/\/fichiers\/\d+\/$/);
    expect(token).toMatch(/^Token \S+$/);
    await axeCheck(root);
  });

  it('opens a PDF in a tab of its own, as a PDF whatever the server calls it [W4]', async () => {
    const form = await answered({ nom: 'Zoé', file: new File(['%PDF-1.7'], 'fiche.pdf') });
    const opened: string[] = [];
    const real = window.open;
    const tab = { opener: window, location: { replace: (address: string) => opened.push(address) } };
    Object.assign(window, { open: () => tab });
    try {
      const { root } = await showAnswer(form.id, form.numbers[0] ?? 0, async (input, init) => {
        const answer = await fetch(input, init);
        return String(input).includes('/fichiers/')
          ? new Response(await answer.blob(), { headers: { 'content-type': 'text/html' } })
          : answer;
      });
      await pressButton(root, 'Ouvrir fiche.pdf');
      await until(() => opened.length > 0);
      expect((await (await fetch(opened[0] ?? '')).blob()).type).toBe('application/pdf');
      expect(tab.opener).toBe(null);
    } finally {
      Object.assign(window, { open: real });
    }
  });

  it('says that a file is gone [W4]', async () => {
    const form = await answered({ nom: 'Zoé', file: await picture('photo.png') });
    const { root } = await showAnswer(form.id, form.numbers[0] ?? 0);
    await failNext('GET /api/formulaires/*/reponses/*/fichiers/*', { status: 404 });
    await pressButton(root, 'Télécharger photo.png');
    expect(await acknowledged(root)).toMatch('Ce fichier n’est plus conservé.');
  });

  it('is deleted after a question, and leaves the list until «Annuler» [W4, J2]', async () => {
    const form = await answered({ nom: 'Zoé' }, { nom: 'Léa' });
    const { root } = await show();
    await openAnswers(root, form.nom_du_formulaire, /^2 réponses/);
    await pressLink(root, new RegExp(`^Réponse n°\u00a0${form.numbers[0]},`));
    await until(() => root.querySelector('dl'));
    await pressButton(root, 'Supprimer');
    const asked = await question(root);
    expect(asked.textContent).toMatch('gardé 30\u00a0jours dans la corbeille');
    await pressButton(asked, 'Supprimer');
    await until(() => statusText(root).includes('Réponse supprimée avec succès'));
    await until(() => heading(root).startsWith('Réponses'));
    await until(() => shownRows(root).length === 1);
    expect(shownRows(root)[0]?.textContent).toMatch('Léa');
    await pressButton(root, 'Annuler');
    await until(() => shownRows(root).length === 2);
  });

  it('that another user deleted says so, with a way to the others [W4]', async () => {
    const form = await answered({ nom: 'Zoé' });
    const { root } = await show({ route: `/apps/formulaire/${form.id}/reponses/999999` }, undefined, 'h1');
    await until(() => root.textContent?.includes('Réponse non trouvée'));
    await pressButton(root, 'Voir les réponses');
    await until(() => shownRows(root).some((row) => row.textContent?.includes('Zoé')));
  });

  it('can only be read where the widget is read-only [W4]', async () => {
    const form = await answered({ nom: 'Zoé' });
    const [number = 0] = form.numbers;
    const { root } = await show(
      { readonly: true, route: `/apps/formulaire/${form.id}/reponses/${number}` },
      undefined,
      'dl',
    );
    button(root, 'Imprimer');
    expect(() => button(root, 'Supprimer')).toThrow();
  });
});
