import { defineElements } from '../../../../embed/define.ts';
import { type Client, createClient } from '../../../../src/api/client.ts';
import { expect } from '../../../support/expect.ts';
import { nth } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  eventually,
  focused,
  maybeByRole,
  until,
} from '../../../support/queries.ts';
import { calls, failNext } from '../../../support/reference.ts';
import { eachOnServer, makeRow, onServer } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';

const POST = 'POST /api/formulaires/*/reponses/';
/** In milliseconds: longer than a quick visitor has to wait. */
const PATIENCE = 8000;

interface Created {
  id: number;
  identifiant: string;
  champs: { id: number }[];
}

const field = { type_de_champ: 'text', option: '', is_required: true, placeholder: '' };

const draft = (opening: object) => ({
  nom_du_formulaire: 'Sortie en raquettes',
  description: '',
  form_extend: false,
  form_static: false,
  champs: [{ ...field, nom_du_champ: 'Nom' }],
  ...opening,
});
/** Creates a form that asks for the name, unless `opening` has other fields. */
const create = (opening: object) => makeRow<Created>('/api/formulaires/', draft(opening));

async function place(identifier: string, client: Client = createClient({ getToken: () => null })) {
  const element = Object.assign(document.createElement('parvis-form'), { client });
  element.setAttribute('identifiant', identifier);
  element.toggleAttribute('submit', true);
  document.body.append(element);
  const root = await until(() => element.shadowRoot);
  await until(() => root.querySelector('h2'));
  return root;
}

const sendButton = (root: ShadowRoot) => byRole(root, 'button', 'Envoyer');
const thanked = (root: ShadowRoot) => until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'), PATIENCE);
const trapOf = (root: ShadowRoot) => root.querySelector<HTMLInputElement>('[name=site_web]');
const asked = async (pattern: RegExp) => (await calls()).filter((call) => pattern.test(call)).length;

before(() => {
  defineElements();
});
eachOnServer();
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-form')) element.remove();
});

describe('a closed public form', () => {
  it('shows the reason in place of the form [Z15]', async () => {
    const { identifiant } = await create({ ouvert_du: '2999-01-01T08:00' });
    const root = await place(identifiant);
    byRole(root, 'heading', 'Formulaire fermé');
    byText(root, 'Ce formulaire n’est pas encore ouvert\u00a0: il ouvre le 1er janvier 2999 à 8\u00a0h.');
    expect(root.querySelector('form')).toBe(null);
    await axeCheck(root.host);
  });

  it('keeps the answers when the form became full in the meantime [Z15]', async () => {
    const { identifiant, champs: fields } = await create({ reponses_max: 1 });
    const root = await place(identifiant);
    await fill(byLabel(root, 'Nom'), 'Awa Diallo');
    const values = { [nth(fields, 0).id]: 'Zoé' };
    await onServer('POST', `/api/formulaires/${identifiant}/reponses/`, { valeurs: values });
    await click(sendButton(root));
    await until(() => focused()?.textContent?.includes('Ce formulaire est complet'));
    expect(byLabel(root, 'Nom').value).toBe('Awa Diallo');
  });
});

describe('a protected public form', function () {
  this.timeout(30_000);

  it('delays a quick visitor’s answer, and has a field that visitors never reach [Z15]', async () => {
    const { identifiant } = await create({ protection: true });
    const root = await place(identifiant);
    const trap = await until(() => trapOf(root));
    const around = trap.closest<HTMLElement>('[aria-hidden=true]')!;
    expect([trap.tabIndex, around.inert, allByRole(root, 'textbox').length]).toEqual([-1, true, 1]);
    expect(getComputedStyle(around).clipPath).toBe('inset(50%)');
    await axeCheck(root.host);
    await fill(byLabel(root, 'Nom'), 'Awa Diallo');
    await click(sendButton(root));
    await thanked(root);
    expect(await asked(/^POST .*reponses/)).toBe(1);
  });

  it('requests a new stamp when its own is refused, so that pressing once more is enough [Z15]', async () => {
    const { identifiant } = await create({ protection: true });
    const root = await place(identifiant);
    await fill(byLabel(root, 'Nom'), 'Awa Diallo');
    const late = 'Cette page est ouverte depuis trop longtemps.';
    await failNext(POST, { status: 422, body: { success: false, message: late, errors: { tampon: late } } });
    await click(sendButton(root));
    await until(() => focused()?.textContent?.includes(late), PATIENCE);
    await eventually(() => expect(focused()?.textContent?.split(late)).toHaveLength(2));
    expect(byLabel(root, 'Nom').value).toBe('Awa Diallo');
    await until(async () => (await asked(/^GET .*public/)) === 2);
    await click(sendButton(root));
    await thanked(root);
  });

  it('takes the fields that the form has since, says so, and keeps the other answers', async () => {
    const firstName = { ...field, nom_du_champ: 'Prénom' };
    const two = await create({ champs: [firstName, { ...field, nom_du_champ: 'Nom' }] });
    const root = await place(two.identifiant);
    await fill(byLabel(root, 'Prénom'), 'Awa');
    await fill(byLabel(root, 'Nom'), 'Diallo');
    const [kept] = two.champs;
    const fields = [
      { ...firstName, id: kept?.id },
      { ...field, nom_du_champ: 'Code postal' },
      { ...field, nom_du_champ: 'Pays', is_required: false },
    ];
    await onServer('PUT', `/api/formulaires/${two.id}/`, draft({ champs: fields }));
    await click(sendButton(root));
    await until(() => focused()?.textContent?.includes('Ce formulaire a changé'), PATIENCE);
    expect(focused()?.textContent).toContain('Nom\u00a0: Ce champ ne fait pas partie du formulaire.');
    expect(byLabel(root, 'Prénom').value).toBe('Awa');
    await fill(await until(() => byLabel(root, 'Code postal')), '29200');
    await click(sendButton(root));
    await thanked(root);
  });

  it('reports a filled hidden field and empties it, and keeps the other answers [Z15]', async () => {
    const { identifiant } = await create({ protection: true });
    const root = await place(identifiant);
    await fill(byLabel(root, 'Nom'), 'Awa Diallo');
    const trap = await until(() => trapOf(root));
    trap.value = 'rempli par un gestionnaire de mots de passe';
    await click(sendButton(root));
    await until(() => focused()?.textContent?.includes('Un champ caché'), PATIENCE);
    expect([trap.value, byLabel(root, 'Nom').value]).toEqual(['', 'Awa Diallo']);
    await click(sendButton(root));
    await thanked(root);
  });

  it('sends neither stamp nor hidden field to a back end without stamps [Z15]', async () => {
    const sent: string[][] = [];
    const foreign: typeof fetch = async (_url, init) => {
      if (init?.method === 'POST') sent.push([...(init.body instanceof FormData ? init.body.keys() : [])]);
      const fields = [{ id: 1, nom_du_champ: 'Nom', type_de_champ: 'text' }];
      return Response.json({ data: { id: 1, nom_du_formulaire: 'Ailleurs', champs: fields } });
    };
    const root = await place('ailleurs', createClient({ getToken: () => null, fetch: foreign }));
    await fill(byLabel(root, 'Nom'), 'Awa Diallo');
    expect(trapOf(root)).toBe(null);
    await click(sendButton(root));
    await thanked(root);
    expect(sent).toEqual([['valeurs']]);
  });
});
