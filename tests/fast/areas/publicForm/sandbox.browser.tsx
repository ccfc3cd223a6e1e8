import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { Members, PublicForm } from '../../../../src/index.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck, mountInLight } from '../../../support/mount.tsx';
import { allByRole, byLabel, byRole, eventually, maybeByRole, until } from '../../../support/queries.ts';
import { calls } from '../../../support/reference.ts';
import { eachOnServer, makeRow } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';

const TRIAL = 'Essai\u00a0: rien n’est enregistré';
const client = createClient({ getToken: () => null });

before(() => {
  defineElements();
});
eachOnServer();
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-form, parvis-members')) element.remove();
});

const sent = async () => (await calls()).filter((call) => !call.startsWith('GET'));
const isSaid = (root: ShadowRoot, words: string) =>
  allByRole(root, 'status').some(({ textContent }) => textContent?.includes(words));

/** What the browser keeps for the page. */
const stored = async () => [
  JSON.stringify(localStorage),
  JSON.stringify(sessionStorage),
  document.cookie,
  (await indexedDB.databases()).length,
];

/** A form with a required file and a required address. */
async function makeForm(): Promise<string> {
  const field = { option: '', is_required: true, placeholder: '' };
  const { identifiant } = await makeRow<{ id: number; identifiant: string }>('/api/formulaires/', {
    nom_du_formulaire: 'Camp',
    description: '',
    form_extend: false,
    form_static: false,
    champs: [
      { ...field, nom_du_champ: 'E-mail', type_de_champ: 'email' },
      { ...field, nom_du_champ: 'Pièce', type_de_champ: 'file' },
    ],
  });
  return identifiant;
}

function choose(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The warnings of the console while `run` runs. */
async function warnings(run: (told: readonly string[]) => Promise<unknown>): Promise<string[]> {
  const original = console.warn;
  const told: string[] = [];
  console.warn = (...words) => told.push(words.map(String).join(' '));
  try {
    await run(told);
    return told;
  } finally {
    console.warn = original;
  }
}

describe('a form in the sandbox', () => {
  it('checks the answer in full, says that it is a trial before and after, and sends nothing', async () => {
    const element = Object.assign(document.createElement('parvis-form'), { client });
    const details: unknown[] = [];
    element.addEventListener('parvis-form-submitted', (event) =>
      details.push(event instanceof CustomEvent && event.detail),
    );
    const identifiant = await makeForm();
    for (const name of ['submit', 'sandbox']) element.toggleAttribute(name, true);
    element.setAttribute('identifiant', identifiant);
    const [kept, before] = [await stored(), (await sent()).length];
    document.body.append(element);
    const root = await until(() => element.shadowRoot);
    await until(() => root.querySelector('form')?.textContent?.includes(TRIAL));
    await until(() => isSaid(root, TRIAL));
    await axeCheck(root);
    choose(byLabel(root, /^Pièce/), new File(['MZ'], 'virus.exe'));
    await fill(byLabel(root, /^E-mail/), 'awa@exemple');
    await click(byRole(root, 'button', 'Envoyer'));
    await until(() => maybeByRole(root, 'group', '2 réponses sont à corriger'));
    const file = new File(['%PDF-1.7'], 'pièce.pdf');
    choose(byLabel(root, /^Pièce/), file);
    await fill(byLabel(root, /^E-mail/), 'awa@exemple.fr');
    await click(byRole(root, 'button', 'Envoyer'));
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    await until(() => isSaid(root, `${TRIAL}. Vos réponses sont complètes. Elles n’ont pas été envoyées.`));
    expect(root.textContent).toContain('Numéro de votre réponse\u00a0: aucun, c’est un essai');
    await axeCheck(root);
    const values = { 'E-mail': 'awa@exemple.fr' };
    expect(details).toEqual([{ identifiant, values, files: { Pièce: file }, sent: false }]);
    expect([(await sent()).length, await stored()]).toEqual([before, kept]);
    await click(byRole(root, 'button', 'Recommencer l’essai'));
    await until(() => root.querySelector('input')?.value === '');
  });

  it('is the same in React, and starts and ends with the prop', async () => {
    const form = (sandbox: boolean) => (
      <PublicForm client={client} identifiant="lettre-du-mois" submit sandbox={sandbox} />
    );
    const { root, rerender } = mountInLight(form(true));
    await until(() => root.querySelector('form'));
    await fill(byLabel(root, /^E-mail/), 'awa@exemple.fr');
    const before = (await sent()).length;
    rerender(form(false));
    await eventually(() => expect(query(root, 'form').textContent).not.toContain(TRIAL));
    rerender(form(true));
    await eventually(() => expect(query(root, 'form').textContent).toContain(TRIAL));
    await click(byRole(root, 'button', 'Envoyer'));
    await until(() => maybeByRole(root, 'heading', 'Merci\u00a0!'));
    expect((await sent()).length).toBe(before);
  });
});

describe('sandbox on any other widget', () => {
  it('is refused in the console with tag and fix, once, as attribute, property and prop', async () => {
    const told = await warnings(async (soFar) => {
      const element = document.createElement('parvis-members');
      document.body.append(Object.assign(element, { client }));
      element.setAttribute('sandbox', 'false');
      element.setAttribute('sandbox', '');
      document.body.append(Object.assign(document.createElement('parvis-groups'), { client, sandbox: true }));
      const props = { client, sandbox: true };
      mountInLight(<Members {...props} />);
      await until(() => soFar.filter((text) => text.includes('sandbox')).length >= 2);
      await until(() => element.shadowRoot?.querySelector('.parvis'));
    });
    document.querySelector('parvis-groups')?.remove();
    const about = told.filter((text) => text.includes('sandbox')).sort();
    expect(about).toHaveLength(2);
    expect(about[0]).toMatch(
      /^<parvis-groups> sandbox has no effect: .* <parvis-form identifiant="…" sandbox>/,
    );
    expect(about[1]).toMatch(/^<parvis-members> sandbox has no effect/);
  });
});
