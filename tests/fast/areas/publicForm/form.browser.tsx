import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { PublicForm } from '../../../../src/index.ts';
import { expect, fn } from '../../../support/expect.ts';
import { focusedControl, query } from '../../../support/lookups.ts';
import { axeCheck, mountInLight } from '../../../support/mount.tsx';
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  eventually,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../support/queries.ts';
import { calls, failNext, garble, hold, release, resetServer } from '../../../support/reference.ts';
import { eachOnServer, makeRow } from '../../../support/serverRows.ts';
import { click, fill, press, setViewport } from '../../../support/user.ts';

const CAMP = 'inscription-camp-ete';
const POST = 'POST /api/formulaires/*/reponses/';
const SEND_FAILED =
  'Vos réponses n’ont pas pu être envoyées. Elles sont toujours là\u00a0: réessayez dans un instant.';

const visitor = () => createClient({ getToken: () => null });

before(() => {
  defineElements();
});
eachOnServer();
beforeEach(() => setViewport({ width: 900, height: 900 }));
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-form')) element.remove();
});

/** Places the element as a host does, and collects its events. */
async function place(identifier: string, { submit = true, readonly = false } = {}) {
  const element = Object.assign(document.createElement('parvis-form'), { client: visitor() });
  const events: CustomEvent[] = [];
  for (const name of ['before-submit', 'form-submitted', 'failed'])
    element.addEventListener(`parvis-${name}`, (event) => event instanceof CustomEvent && events.push(event));
  element.setAttribute('identifiant', identifier);
  element.toggleAttribute('submit', submit);
  element.toggleAttribute('readonly', readonly);
  document.body.append(element);
  const root = await until(() => element.shadowRoot);
  return {
    element,
    root,
    events,
    detail: (name: string) => events.find(({ type }) => type === `parvis-${name}`)?.detail,
  };
}

async function shown(identifier: string, options = {}) {
  const placed = await place(identifier, options);
  await until(() => placed.root.querySelector('form'));
  return placed;
}

const sendButton = (root: ShadowRoot) => byRole(root, 'button', 'Envoyer');
const sent = async () => (await calls()).filter((call) => call.startsWith('POST'));
const errorOf = (control: Element, root: ShadowRoot) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => root.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Creates a form as a signed-in user; gives its identifier. */
async function made(fields: object[]): Promise<string> {
  const { identifiant } = await makeRow<{ id: number; identifiant: string }>('/api/formulaires/', {
    nom_du_formulaire: '<b>Essai</b>',
    description: '',
    form_extend: false,
    form_static: false,
    champs: fields.map((field) => ({ option: '', is_required: false, placeholder: '', ...field })),
  });
  return identifiant;
}

describe('the public form', () => {
  it('takes the title of its own page, gives a number, and starts again for another answer [W16]', async () => {
    const before = document.title;
    const { root, element } = await shown('premiere-visite');
    byRole(root, 'heading', 'Première visite');
    expect(query(root, 'h2').textContent).toBe('Première visite');
    expect(document.title).toBe(before);
    element.toggleAttribute('owns-page', true);
    await until(() => document.title === 'Première visite');
    expect(query(root, 'h1').textContent).toBe('Première visite');
    await fill(byLabel(root, /^Nom/), 'Diallo');
    await fill(byLabel(root, /^Prénom/), 'Awa');
    await click(byRole(root, 'button', 'Envoyer'));
    await until(() =>
      /Numéro de votre réponse\u00a0: \d+$/.test(query(root, 'h1 ~ p ~ p').textContent ?? ''),
    );
    await axeCheck(root);
    await click(byRole(root, 'button', 'Envoyer une autre réponse'));
    const name = await until(() => root.querySelector('input'));
    expect(name.value).toBe('');
    await until(() => focused() === byRole(root, 'heading', 'Première visite'));
    element.remove();
    await until(() => document.title === before);
  });

  it('is filled in by keyboard alone, in its ten types, and moves the focus to the thanks [F12]', async () => {
    const { root, detail } = await shown(CAMP);
    await axeCheck(root);
    byRole(root, 'heading', 'Inscription au camp d’été');
    byLabel(root, /^Nom et prénom/).focus();
    await fill(focusedControl(), 'Zoé <i>Dupont</i>');
    for (const text of ['parent@exemple.fr', '06 12 34 56 78', '']) {
      await press('Tab');
      if (text) await fill(focusedControl(), text);
    }
    // Day and month are equal, because their order depends on the browser's language.
    await press('0', '6', '0', '6', '2', '0', '1', '5');
    // Each part of a date is a tab stop.
    while (focused() === byLabel(root, /^Date de naissance/)) await press('Tab');
    await fill(focusedControl(), '2');
    await press('Tab', 'S');
    await press('Tab', 'Space', 'ArrowDown', 'Tab', 'Space', 'Tab', 'Tab', 'Space', 'Tab', 'Tab');
    await fill(focusedControl(), 'Rien');
    await press('Tab');
    await eventually(() => expect(focused() === byLabel(root, /^Fiche sanitaire/)).toBe(true));
    await press('Tab', 'Enter');
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    await eventually(() => expect(focused() === byRole(root, 'heading', 'Merci\u00a0!')).toBe(true));
    await until(() =>
      allByRole(root, 'status').some((element) => /bien été envoyée/.test(element.textContent ?? '')),
    );
    const values = {
      'Nom et prénom de l’enfant': 'Zoé <i>Dupont</i>',
      'E-mail d’un parent': 'parent@exemple.fr',
      'Téléphone d’un parent': '06 12 34 56 78',
      'Date de naissance': '2015-06-06',
      'Nombre de camps déjà faits': '2',
      'Taille de t-shirt': 'S',
      Transport: 'Par ses propres moyens',
      'Activités souhaitées': ['Canoë', 'Musique'],
      'Allergies et traitements': 'Rien',
    };
    expect(detail('form-submitted')).toEqual({ identifiant: CAMP, sent: true, values, files: {} });
    expect(await sent()).toEqual([`POST /api/formulaires/${CAMP}/reponses/`]);
  });

  it('shows the errors under each field and in a focused summary with links to them', async () => {
    const { root, events } = await shown(CAMP);
    await fill(byLabel(root, /^E-mail/), 'parent@exemple');
    await click(sendButton(root));
    const summary = await until(() => maybeByRole(root, 'group', '6 réponses sont à corriger'));
    await eventually(() => expect(focused() === summary).toBe(true));
    // Screen readers read it once, with its fields, because it has the focus.
    expect(maybeByRole(root, 'alert')).toBe(null);
    expect(errorOf(summary, root)).toMatch(/^Nom et prénom de l’enfant\u00a0: Ce champ est obligatoire/);
    expect(errorOf(byLabel(root, /^Nom et prénom/), root)).toBe('Ce champ est obligatoire');
    expect(errorOf(byRole(root, 'group', /^Transport/), root)).toBe('Ce champ est obligatoire');
    expect(errorOf(byLabel(root, /^E-mail/), root)).toBe(
      'L’adresse e-mail n’est pas valide, par exemple nom@domaine.fr.',
    );
    await axeCheck(root);
    await click(byRole(summary, 'button', 'Transport'));
    await eventually(() => expect(focused() === byLabel(root, 'En car depuis l’église')).toBe(true));
    await press('Space');
    expect(summary.textContent).toContain('5 réponses');
    expect([events, await sent()]).toEqual([[], []]);
  });

  it('keeps the answers after every kind of failure, and shows refusals under their fields', async () => {
    const { root, events } = await shown('lettre-du-mois');
    const email = byLabel(root, /^E-mail/);
    await fill(email, 'awa@exemple.fr');
    const said = async (words: string | RegExp) => {
      await click(sendButton(root));
      const summary = await until(() => maybeByRole(root, 'group', words));
      expect([focused() === summary, byLabel(root, /^E-mail/).value]).toEqual([true, 'awa@exemple.fr']);
    };
    await failNext(POST, { body: { message: 'Panne du serveur' } });
    await said('Panne du serveur');
    // The browser itself repeats a dropped request.
    await garble(POST, 'drop', 30);
    await said(/^Impossible de se connecter au serveur\s+Vos réponses .* Elles sont toujours là/);
    await resetServer();
    await failNext(POST, { status: 404, body: { message: 'Formulaire non trouvé' } });
    await said('Formulaire non trouvé');
    await failNext(POST, { status: 422, body: { errors: { 26: 'Adresse déjà inscrite', 99: 'Trop tard' } } });
    await said(`${SEND_FAILED} Trop tard Une réponse est à corriger`);
    expect(errorOf(email, root)).toBe('Adresse déjà inscrite');
    await click(sendButton(root));
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    expect(events.filter(({ type }) => type === 'parvis-form-submitted')).toHaveLength(1);
  });

  it('is sent once, however often the button is pressed', async () => {
    await hold(POST);
    const { root } = await shown('lettre-du-mois');
    await fill(byLabel(root, /^E-mail/), 'awa@exemple.fr');
    await click(sendButton(root));
    await click(byRole(root, 'button', 'Envoi en cours...'));
    await press('Enter');
    await release();
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    expect(await sent()).toHaveLength(1);
  });

  it('gives its answers in events alone unless the host has it send them', async () => {
    const { root, detail } = await shown('lettre-du-mois', { submit: false });
    await fill(byLabel(root, /^E-mail/), ' awa@exemple.fr ');
    await press('Enter');
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    const answers = { identifiant: 'lettre-du-mois', values: { 'E-mail': 'awa@exemple.fr' }, files: {} };
    expect(detail('before-submit')).toEqual(answers);
    expect(detail('form-submitted')).toEqual({ ...answers, sent: false });
    expect(await sent()).toEqual([]);
  });

  it('stays unchanged when the host prevents the submission, as an element and in React', async () => {
    const { root, element, detail } = await shown('lettre-du-mois');
    element.addEventListener('parvis-before-submit', (event) => event.preventDefault());
    await fill(byLabel(root, /^E-mail/), 'awa@exemple.fr');
    await press('Enter');
    await until(() => detail('before-submit') !== undefined);
    const onBeforeSubmit = fn(() => false);
    const light = mountInLight(
      <PublicForm client={visitor()} identifiant="lettre-du-mois" submit onBeforeSubmit={onBeforeSubmit} />,
    ).root;
    await until(() => light.querySelector('form'));
    await fill(byLabel(light, /^E-mail/), 'luc@exemple.fr');
    await press('Enter');
    await until(() => onBeforeSubmit.mock.calls.length === 1);
    expect([byLabel(root, /^E-mail/).value, byLabel(light, /^E-mail/).value]).toEqual([
      'awa@exemple.fr',
      'luc@exemple.fr',
    ]);
    expect(await sent()).toEqual([]);
  });

  it('accepts and sends files, and refuses those that aren’t allowed', async () => {
    const identifier = await made([{ nom_du_champ: 'Pièce', type_de_champ: 'file', is_required: true }]);
    const { root, detail } = await shown(identifier);
    const input = byLabel(root, /^Pièce/);
    const choose = (file: File) => {
      const transfer = new DataTransfer();
      transfer.items.add(file);
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose(new File(['MZ'], 'virus.exe'));
    await click(sendButton(root));
    await until(() => errorOf(input, root).includes('Ce type de fichier n’est pas accepté.'));
    await click(byRole(root, 'button', 'Retirer le fichier'));
    expect([focused() === input, input.files?.length]).toEqual([true, 0]);
    const file = new File(['%PDF-1.7'], 'pièce.pdf');
    choose(file);
    await click(sendButton(root));
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    expect(detail('form-submitted').files).toEqual({ Pièce: file });
    expect((await sent()).at(-1)).toBe(`POST /api/formulaires/${identifier}/reponses/`);
  });

  it('takes a photo whatever its name says [K22]', async () => {
    const identifier = await made([{ nom_du_champ: 'Photo', type_de_champ: 'file' }]);
    const { root, detail } = await shown(identifier);
    const input = byLabel(root, /^Photo/);
    const transfer = new DataTransfer();
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'image.jfif');
    transfer.items.add(photo);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await click(sendButton(root));
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    expect(detail('form-submitted').files).toEqual({ Photo: photo });
  });

  it('isn’t sent without any answer, and says so where the focus goes [K22]', async () => {
    const identifier = await made([
      { nom_du_champ: 'Ville', type_de_champ: 'text' },
      { nom_du_champ: 'Repas', type_de_champ: 'checkbox', option: 'Midi, Soir' },
    ]);
    const { root } = await shown(identifier);
    const before = (await sent()).length;
    await fill(byLabel(root, /^Ville/), '   ');
    await click(sendButton(root));
    const summary = await until(() => maybeByRole(root, 'group', 'Remplissez au moins un champ'));
    await eventually(() => expect(focused() === summary).toBe(true));
    await axeCheck(root);
    expect((await sent()).length).toBe(before);
    await click(byRole(root, 'checkbox', 'Midi'));
    await click(sendButton(root));
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
  });

  it('shows hostile texts as texts, and isn’t blocked by fields that can’t be answered [F21]', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const identifier = await made([
      { nom_du_champ: hostile, type_de_champ: 'radio', option: `${hostile},b` },
      { nom_du_champ: 'x'.repeat(1000), type_de_champ: 'textarea' },
      { nom_du_champ: 'Vide', type_de_champ: 'select', is_required: true },
    ]);
    const { root } = await shown(identifier);
    await setViewport({ width: 320, height: 700 });
    byText(root, '<b>Essai</b>');
    byText(root, 'Aucun choix proposé');
    expect([root.querySelectorAll('img').length, allByRole(root, 'radio', hostile).length]).toEqual([0, 1]);
    expect(root.host.scrollWidth).toBeLessThanOrEqual(320);
    const area = byLabel<HTMLTextAreaElement>(root, /^x+$/);
    area.focus();
    document.execCommand('insertText', false, 'é'.repeat(10_000));
    await click(sendButton(root));
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    const readonly = await shown('devenir-benevole', { readonly: true });
    byText(readonly.root, 'Type de champ non supporté');
    expect(allByRole(readonly.root, 'button')).toEqual([]);
    expect(byLabel(readonly.root, /^Nom/).disabled).toBe(true);
  });

  it('tells the developer that its identifiant is missing [K24]', async () => {
    const original = console.warn;
    const warned: string[] = [];
    console.warn = (...words) => warned.push(words.map(String).join(' '));
    const { root } = await place('');
    await until(() => maybeByText(root, 'Formulaire non trouvé') && warned.length > 0);
    console.warn = original;
    expect(warned.join()).toMatch(
      /^Parvis: <parvis-form identifiant=""> shows no form\. Write identifiant="…"/,
    );
  });

  it('says when a form doesn’t exist or can’t be loaded now, and loads it again', async () => {
    const { root } = await place('inconnu');
    await until(() => maybeByText(root, 'Formulaire non trouvé'));
    await axeCheck(root);
    await failNext('GET /api/formulaires/public/*', { body: { message: 'Panne du serveur' } });
    const failed = await place('lettre-du-mois');
    await until(() => maybeByText(failed.root, 'Panne du serveur'));
    expect(query(byRole(failed.root, 'alert'), 'p').textContent).toBe(
      'Erreur lors du chargement du formulairePanne du serveur',
    );
    await hold('GET /api/formulaires/public/*');
    byRole(failed.root, 'button', 'Réessayer').focus();
    await press('Enter');
    await eventually(() => expect(focused() === byRole(failed.root, 'button', 'Réessayer')).toBe(true));
    await release();
    await until(() => failed.root.querySelector('form'));
    await eventually(() => expect(focused() === failed.root.querySelector('h2')).toBe(true));
    failed.element.setAttribute('identifiant', 'premiere-visite');
    await until(() => maybeByRole(failed.root, 'heading', 'Première visite'));
  });
});
