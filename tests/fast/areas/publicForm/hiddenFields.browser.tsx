import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { PublicForm } from '../../../../src/index.ts';
import { expect } from '../../../support/expect.ts';
import { mountInLight } from '../../../support/mount.tsx';
import { pressButton } from '../../../support/onScreen.ts';
import { byLabel, byRole, eventually, until } from '../../../support/queries.ts';
import { fill } from '../../../support/user.ts';

/** What a page adds to what is sent, unseen. */

before(() => {
  defineElements();
});
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-form, parvis-registration')) element.remove();
});

/** A back end that reads and takes this, and what was sent to it. */
function backEnd(read: object, taken: object) {
  const sent: unknown[] = [];
  const answer: typeof fetch = async (_url, init) => {
    if (init?.method !== 'POST') return Response.json(read);
    const { body } = init;
    sent.push(body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body)));
    return Response.json(taken, { status: 201 });
  };
  return { client: createClient({ getToken: () => null, fetch: answer }), sent };
}

const FORM = {
  nom_du_formulaire: 'Visite',
  champs: [{ id: 1, nom_du_champ: 'Ville', type_de_champ: 'text', option: '', is_required: false }],
};
const formBackEnd = (changes: object = {}) => backEnd({ ...FORM, ...changes }, { numero: 1 });

async function place(tag: string, properties: object, attributes: Record<string, string> = {}) {
  const element = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries({ identifiant: 'abc', ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  return { element, root: await until(() => element.shadowRoot) };
}

async function sendCity(root: ShadowRoot | HTMLElement) {
  await until(() => byRole(root, 'button', 'Envoyer'));
  await fill(byLabel(root, 'Ville'), 'Lyon');
  await pressButton(root, 'Envoyer');
  await until(() => byRole(root, 'heading', 'Merci\u00a0!'));
}

const VALUES = '{"1":"Lyon"}';

describe('the hidden fields of a page', () => {
  it('go with an answer, as they are when it is sent', async () => {
    const { client, sent } = formBackEnd({ champs_caches: ['source', 'campagne'] });
    const attributes = { submit: '', 'hidden-fields': 'source=affiche&campagne=noel' };
    const { root, element } = await place('parvis-form', { client }, attributes);
    await until(() => byRole(root, 'button', 'Envoyer'));
    expect(root.querySelectorAll('input')).toHaveLength(1);
    Object.assign(element, { hiddenFields: { source: 'site' } });
    await sendCity(root);
    expect(sent).toEqual([{ valeurs: VALUES, champs_caches: '{"source":"site"}' }]);
  });

  it('are not sent to a back end that lists none', async () => {
    const { client, sent } = formBackEnd();
    const attributes = { submit: '', 'hidden-fields': 'origine=affiche' };
    const { root } = await place('parvis-form', { client }, attributes);
    await sendCity(root);
    expect(sent).toEqual([{ valeurs: VALUES }]);
  });

  it('are a prop of the React component', async () => {
    const { client, sent } = formBackEnd({ champs_caches: ['source'] });
    const { root } = mountInLight(
      <PublicForm client={client} identifiant="abc" submit hiddenFields={{ source: 'affiche' }} />,
    );
    await sendCity(root);
    expect(sent).toEqual([{ valeurs: VALUES, champs_caches: '{"source":"affiche"}' }]);
  });

  for (const listed of [['source'], undefined])
    it(`go with a registration ${listed ? 'by declared names' : 'to no back end that lists none'}`, async () => {
      const event = { nom_evenement: 'Repas', date: '2030-05-01', champs: [], champs_caches: listed };
      const { client, sent } = backEnd(event, { personnes: [{ prenom: 'Awa', etat: 'inscrit' }] });
      const known = { prefillPrenom: 'Awa', prefillNom: 'Diallo', prefillEmail: 'awa@exemple.fr' };
      const hiddenFields = { source: 'affiche' };
      const { root } = await place('parvis-registration', { client, ...known, hiddenFields });
      await until(() => root.querySelector('form') && byLabel(root, /^E-mail/).value === 'awa@exemple.fr');
      await pressButton(root, 'S’inscrire');
      const typed = { email: 'awa@exemple.fr', personnes: [{ prenom: 'Awa', nom: 'Diallo' }], valeurs: {} };
      const expected = listed ? { ...typed, champs_caches: hiddenFields } : typed;
      await eventually(() => expect(sent).toEqual([expected]));
    });
});
