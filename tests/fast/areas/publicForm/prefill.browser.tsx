import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { PublicForm } from '../../../../src/index.ts';
import { expect, fn } from '../../../support/expect.ts';
import { mountInLight } from '../../../support/mount.tsx';
import { pressButton } from '../../../support/onScreen.ts';
import { byLabel, byRole, eventually, until } from '../../../support/queries.ts';
import { eachOnServer, makeRow, onServer } from '../../../support/serverRows.ts';
import { fill } from '../../../support/user.ts';

/** What the page knows of a visitor, and what it hears of the form. */

before(() => {
  defineElements();
});
eachOnServer();
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-form')) element.remove();
});

const client = createClient({ getToken: () => null });

const FIELD = { option: '', is_required: false, placeholder: '' };
const FORM = {
  ...{ nom_du_formulaire: 'Visite', description: '', form_extend: false, form_static: false },
  champs: [
    { ...FIELD, nom_du_champ: 'Prénom', type_de_champ: 'text' },
    { ...FIELD, nom_du_champ: 'E-mail', type_de_champ: 'email' },
    { ...FIELD, nom_du_champ: 'Ville', type_de_champ: 'text' },
  ],
};

const makeForm = (changes: object = {}) =>
  makeRow<{ id: number; identifiant: string }>('/api/formulaires/', { ...FORM, ...changes });

interface AnswerPage {
  results: { apercu: { valeur: unknown }[] }[];
}

/** Places the element with these attributes and properties, and collects its own events. */
async function place(identifiant: string, attributes: Record<string, string>, properties: object = {}) {
  const element = document.createElement('parvis-form');
  Object.assign(element, { client, ...properties });
  const events: [type: string, detail: unknown][] = [];
  for (const name of ['started', 'closed', 'full', 'form-submitted'])
    element.addEventListener(`parvis-${name}`, (event) =>
      events.push([name, event instanceof CustomEvent ? event.detail : undefined]),
    );
  for (const [name, value] of Object.entries({ identifiant, submit: '', ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  const root = await until(() => element.shadowRoot);
  return { element, root, events };
}

/** The warnings of the console while `run` runs. */
async function warnings(run: (told: readonly string[]) => Promise<unknown>): Promise<string[]> {
  const original = console.warn;
  const told: string[] = [];
  console.warn = (text: string) => told.push(text);
  try {
    await run(told);
  } finally {
    console.warn = original;
  }
  return told;
}

const isFilled = (root: ShadowRoot | HTMLElement, label: string, value: string) =>
  until(() => byLabel(root, label).value === value);

describe('the prefill of a form', () => {
  it('is shown, sent as typed, and there again for another answer [B7]', async () => {
    const { id, identifiant } = await makeForm();
    const known = { 'prefill-prenom': 'Awa', 'prefill-email': 'awa@exemple.fr' };
    const { root, events } = await place(identifiant, known, { prefill: { Ville: 'Lyon' } });
    await isFilled(root, 'Ville', 'Lyon');
    await isFilled(root, 'Prénom', 'Awa');
    expect(events).toEqual([]);
    await fill(byLabel(root, 'Ville'), 'Nantes');
    await pressButton(root, 'Envoyer');
    await until(() => byRole(root, 'heading', 'Merci\u00a0!'));
    const { results } = await onServer<AnswerPage>('GET', `/api/formulaires/${id}/reponses/liste/`);
    const values = results.map(({ apercu }) => apercu.map(({ valeur }) => valeur));
    expect(values).toEqual([['Awa', 'awa@exemple.fr', 'Nantes']]);
    await pressButton(root, 'Envoyer une autre réponse');
    await isFilled(root, 'Ville', 'Lyon');
    await isFilled(root, 'E-mail', 'awa@exemple.fr');
  });

  it('is checked as what a visitor types', async () => {
    const { identifiant } = await makeForm();
    const { root } = await place(identifiant, { 'prefill-email': 'awa@' });
    await isFilled(root, 'E-mail', 'awa@');
    await pressButton(root, 'Envoyer');
    await until(() => byLabel(root, 'E-mail').getAttribute('aria-invalid') === 'true');
  });

  it('follows the attributes where nothing was typed, and never what was typed', async () => {
    const { identifiant } = await makeForm();
    const { root, element } = await place(identifiant, { 'prefill-prenom': 'Awa', prefill: 'Ville=Lyon' });
    await isFilled(root, 'Prénom', 'Awa');
    await fill(byLabel(root, 'Prénom'), '');
    element.setAttribute('prefill-prenom', 'Léa');
    element.setAttribute('prefill', 'Ville=Nantes');
    await isFilled(root, 'Ville', 'Nantes');
    expect(byLabel(root, 'Prénom').value).toBe('');
  });

  it('warns of a name that no field has, and takes nothing from the address of the page', async () => {
    const { identifiant } = await makeForm();
    const address = location.href;
    history.replaceState(history.state, '', '?prefill-prenom=Awa&Ville=Lyon');
    const told = await warnings(async (said) => {
      const { root } = await place(identifiant, { prefill: 'Vile=Lyon' });
      await until(() => byRole(root, 'button', 'Envoyer'));
      await until(() => said.length > 0);
      expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '']);
    });
    history.replaceState(history.state, '', address);
    expect(told).toEqual([
      'Parvis: prefill of <parvis-form> has no field Vile; it is ignored. Did you mean Ville?',
    ]);
  });

  it('is a prop of the React component [F1]', async () => {
    const { identifiant } = await makeForm();
    const onStarted = fn();
    const { root } = mountInLight(
      <PublicForm
        client={client}
        identifiant={identifiant}
        prefillPrenom="Awa"
        prefill={{ Ville: 'Lyon' }}
        onStarted={onStarted}
      />,
    );
    await isFilled(root, 'Prénom', 'Awa');
    await isFilled(root, 'Ville', 'Lyon');
    expect(onStarted).not.toHaveBeenCalled();
    await fill(byLabel(root, 'Ville'), 'Nantes');
    await eventually(() => expect(onStarted).toHaveBeenCalledWith({ identifiant }));
  });
});

describe('the events of a form', () => {
  it('tell once that a visitor has begun, for each answer [B7]', async () => {
    const { identifiant } = await makeForm();
    const { root, events } = await place(identifiant, {});
    await until(() => byRole(root, 'button', 'Envoyer'));
    for (const label of ['Ville', 'Prénom']) await fill(byLabel(root, label), 'Awa');
    expect(events).toEqual([['started', { identifiant }]]);
    await pressButton(root, 'Envoyer');
    await until(() => byRole(root, 'heading', 'Merci\u00a0!'));
    await pressButton(root, 'Envoyer une autre réponse');
    await until(() => root.querySelector('form'));
    await fill(byLabel(root, 'Ville'), 'Lyon');
    expect(events.map(([name]) => name)).toEqual(['started', 'form-submitted', 'started']);
  });

  it('tell that it isn’t open yet, or has all the answers that it takes', async () => {
    const early = await makeForm({ ouvert_du: '2099-01-01T08:00' });
    const closed = await place(early.identifiant, {});
    await until(() => byRole(closed.root, 'heading', 'Formulaire fermé'));
    await eventually(() =>
      expect(closed.events).toEqual([['closed', { identifiant: early.identifiant, etat: 'pas_ouvert' }]]),
    );
    const { identifiant } = await makeForm({ reponses_max: 1 });
    const first = await place(identifiant, { 'prefill-prenom': 'Awa' });
    const late = await place(identifiant, { 'prefill-prenom': 'Léa' });
    for (const [{ root }, name] of [
      [first, 'Awa'],
      [late, 'Léa'],
    ] as const)
      await isFilled(root, 'Prénom', name);
    await pressButton(first.root, 'Envoyer');
    await until(() => byRole(first.root, 'heading', 'Merci\u00a0!'));
    await pressButton(late.root, 'Envoyer');
    await eventually(() => expect(late.events).toEqual([['full', { identifiant }]]));
    const third = await place(identifiant, {});
    await until(() => byRole(third.root, 'heading', 'Formulaire fermé'));
    await eventually(() => expect(third.events).toEqual([['full', { identifiant }]]));
  });
});
