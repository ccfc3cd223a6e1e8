import { whenIdle } from '../../../../src/api/http/trackRequest.ts';
import { formsArea } from '../../../../src/areas/forms/area.ts';
import { expect, fn } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  button,
  dialogShown,
  labelled,
  pressButton,
  question,
  setValue,
  statusText,
} from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { calls, failNext, hold, release, resetServer } from '../../../support/reference.ts';
import { showWidget } from '../../../support/screen.tsx';
import { eachOnServer, hostedBackend, onServer } from '../../../support/serverRows.ts';
import { fill } from '../../../support/user.ts';
import {
  acknowledged,
  formName,
  LIST,
  makeForm,
  ONE,
  panel,
  REMOVE,
  rowOf,
  rows,
  searchFor,
  show,
} from './fixtures.ts';

eachOnServer();

const pageSays = (root: ShadowRoot) => root.querySelector('[aria-current=page]')?.textContent ?? '';
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const listCalls = async () => (await calls()).filter((call) => call.startsWith('GET /api/formulaires/?'));

describe('the table of forms', () => {
  it('shows name and ID, description, type badges, the day and the actions [F1, F22, F23, F24, F25, F26]', async () => {
    const nameCell = formName();
    const [both, plain] = [`${nameCell} a`, `${nameCell} b`];
    const { identifiant, created_at } = await makeForm({
      nom_du_formulaire: both,
      description: 'Pour l’été',
      form_extend: true,
      form_static: true,
    });
    await makeForm({ nom_du_formulaire: plain });
    const { root } = await show();
    expect(root.querySelector('h1')?.textContent).toBe('Constructeur de Formulaires');
    await searchFor(root, nameCell);
    const headers = [...root.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(headers).toEqual(['Nom', 'Description', 'Type', 'Créé le', 'Actions']);
    const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);
    const [name, description, type, created] = cells(await rowOf(root, both));
    expect(name).toBe(`${both}ID: ${identifiant}0 réponse`);
    expect(description).toBe('Pour l’été');
    expect(type).toBe('ÉtenduStatique');
    expect(created).toBe(new Date(created_at ?? '').toLocaleDateString('fr-FR'));
    const row = await rowOf(root, plain);
    expect(cells(row)[2]).toBe('Standard');
    for (const action of ['Voir', 'Modifier', 'Supprimer']) button(row, new RegExp(`^${action} «`));
    await axeCheck(root);
  });

  it('is searched after a pause, in any case, from page 1, and paged by 5, 10 or 20 [F27, F28, F29, F36]', async () => {
    const nameCell = formName();
    for (let i = 0; i < 11; i++) await makeForm({ nom_du_formulaire: `${nameCell} ${i}` });
    const { root } = await show();
    expect((await listCalls()).at(-1)).toBe('GET /api/formulaires/?page=1&page_size=5&ordering=created_at');
    await pressButton(root, 'Suivant');
    await until(() => /^Page 2 sur/.test(pageSays(root)));
    await searchFor(root, nameCell.toUpperCase().replace('ZZ', 'Zz'));
    await until(() => pageSays(root) === 'Page 1 sur 3');
    expect(button(root, 'Précédent').getAttribute('aria-disabled')).toBe('true');
    await pressButton(root, 'Suivant');
    await until(
      () => pageSays(root) === 'Page 2 sur 3' && rows(root)[0]?.textContent?.includes(`${nameCell} 5`),
    );
    await pressButton(root, 'Suivant');
    await until(() => pageSays(root) === 'Page 3 sur 3' && rows(root).length === 1);
    expect(button(root, 'Suivant').getAttribute('aria-disabled')).toBe('true');
    await pressButton(root, 'Suivant');
    expect((await listCalls()).at(-1)).toContain('page=3&');
    const size = labelled<HTMLSelectElement>(root, 'Formulaires par page');
    expect([...size.options].map(({ value }) => value)).toEqual(['5', '10', '20']);
    setValue(size, '10');
    await until(() => pageSays(root) === 'Page 1 sur 2' && rows(root).length === 10);
    setValue(size, '20');
    await until(() => rows(root).length === 11);
    expect(pageSays(root)).toBe('');
    await fill(labelled(root, 'Rechercher un formulaire'), 'rien de tel');
    await until(() => root.textContent?.includes('Aucun formulaire trouvé'));
  });

  it('asks ahead for no page that a search may not have', async () => {
    const nameCell = formName();
    for (let i = 0; i < 6; i++) await makeForm({ nom_du_formulaire: `${nameCell} ${i}` });
    const { root } = await show();
    await searchFor(root, nameCell);
    await until(() => pageSays(root) === 'Page 1 sur 2');
    const narrowed = async () => (await listCalls()).filter((call) => call.includes(`${nameCell} 3`));
    await hold(LIST);
    await fill(labelled(root, 'Rechercher un formulaire'), `${nameCell} 3`);
    await until(async () => (await narrowed()).length === 1);
    button(root, 'Suivant').focus();
    await release();
    await until(() => rows(root).length === 1);
    await whenIdle();
    await nextFrame();
    await nextFrame();
    expect(await narrowed()).toHaveLength(1);
  });

  it('says that it could not be loaded, with the server’s reason, and loads again [F39]', async () => {
    await failNext(LIST, { status: 500, body: { message: 'Base indisponible' }, times: 9 });
    const { root } = await show();
    const alert = await until(() => root.querySelector('[role=alert]'));
    expect(query(alert, 'p').textContent).toBe(
      'Erreur lors du chargement des formulaires\u00a0: Base indisponible',
    );
    await resetServer();
    await pressButton(root, 'Réessayer');
    await until(() => rows(root).length === 5);
  });

  it('deletes after a question, shows a toast, tells the host, and leaves an emptied page [F26, F40, F42]', async () => {
    const nameCell = formName();
    for (let i = 0; i < 6; i++) await makeForm({ nom_du_formulaire: `${nameCell} ${i}` });
    const { root, log } = await show();
    await searchFor(root, nameCell);
    await pressButton(root, 'Suivant');
    await until(() => rows(root).length === 1);
    await pressButton(root, /^Supprimer «/);
    await acknowledged(root, 'Annuler');
    await failNext(REMOVE, { status: 500, body: { message: 'Base indisponible' } });
    await pressButton(root, /^Supprimer «/);
    await pressButton(await question(root), 'Supprimer');
    await until(() => root.querySelector('[role=alertdialog]')?.textContent?.includes('Compris'));
    expect(await acknowledged(root)).toMatch(
      /Erreur.*Erreur lors de la suppression du formulaire\nBase indis/s,
    );
    await pressButton(root, /^Supprimer «/);
    await acknowledged(root, 'Supprimer');
    await until(() => statusText(root).includes('Formulaire supprimé avec succès'));
    await until(() => rows(root).length === 5 && pageSays(root) === '');
    expect(log.of('parvis-form-deleted')).toEqual([
      { id: expect.any(Number), identifiant: expect.anything(), nom_du_formulaire: `${nameCell} 5` },
    ]);
  });

  it('removes a form that another user has deleted [F41]', async () => {
    const { id, nom_du_formulaire: nameCell } = await makeForm();
    const { root } = await show();
    await searchFor(root, nameCell);
    await onServer('DELETE', `/api/formulaires/${id}/`);
    await pressButton(await rowOf(root, nameCell), /^Modifier «/);
    const words = await acknowledged(root);
    expect(words).toMatch('Formulaire non trouvé');
    expect(words).not.toMatch('Erreur lors du chargement');
    await until(() => rows(root).length === 0);
  });

  it('has no buttons that write where the widget is read-only', async () => {
    const { root } = await show({ readonly: true });
    expect(root.querySelectorAll('section[part=panel]')).toHaveLength(1);
    expect(() => button(root, /^(Modifier|Supprimer) «/)).toThrow();
    await pressButton(root, /^Voir «/);
    const detail = await dialogShown(root);
    await until(() => button(detail, 'Exporter'));
    button(detail, 'Partager');
    expect(() => button(detail, /Éditer|Supprimer/)).toThrow();
  });
});

describe('the detail of a form', () => {
  const shareIn = async (root: ShadowRoot) => {
    await pressButton(await rowOf(root, 'Inscription au camp'), /^Voir «/);
    const detail = await dialogShown(root);
    await until(() => button(detail, 'Partager'));
    return detail;
  };
  afterEach(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });
  const pretend = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });

  it('shows the fields of the form, and downloads its answers [F30, F37]', async () => {
    const fields = [
      {
        nom_du_champ: 'Repas',
        type_de_champ: 'radio',
        option: 'Oui, Non',
        is_required: true,
        placeholder: '',
      },
    ];
    const { nom_du_formulaire: nameCell } = await makeForm({ champs: fields });
    const { root } = await show();
    await searchFor(root, nameCell);
    await pressButton(await rowOf(root, nameCell), /^Voir «/);
    const detail = await dialogShown(root);
    await until(() => detail.textContent?.includes('1 champ'));
    expect(detail.textContent).toMatch(/Repas.*Choix unique — obligatoire — Oui · Non/s);
    expect(detail.textContent).toMatch('0 réponse');
    for (const name of ['Éditer', 'Exporter', 'Partager', 'Supprimer']) button(detail, name);
    await axeCheck(root);
    await failNext('GET /api/formulaires/*/reponses/', { status: 404 });
    await pressButton(detail, 'Télécharger les réponses (CSV)');
    expect(await acknowledged(root)).toMatch('Les réponses de ce formulaire ne sont pas conservées.');
    await pressButton(detail, 'Éditer');
    await until(() => panel(root, 0).textContent?.includes('Édition du Formulaire'));
    expect(labelled(root, 'Nom du formulaire').value).toBe(nameCell);
  });

  it('tells the history of the form and its fields in words [J1]', async () => {
    const asked = { type_de_champ: 'radio', option: 'Oui, Non', placeholder: '' };
    const fields = [{ ...asked, nom_du_champ: 'Repas', is_required: false }];
    const form = await makeForm({ champs: fields });
    const { id, nom_du_formulaire: nameCell } = form;
    const [stored] = form.champs ?? [];
    const edited = [{ ...asked, id: stored?.id, nom_du_champ: 'Repas du soir', is_required: true }];
    const own = { nom_du_formulaire: nameCell, form_extend: false, form_static: false };
    await onServer('PUT', `/api/formulaires/${id}/`, { ...own, description: 'Août', champs: edited });
    const { root } = await show();
    await searchFor(root, nameCell);
    await pressButton(await rowOf(root, nameCell), /^Voir «/);
    const detail = await dialogShown(root);
    const summary = await until(() => detail.querySelector('summary'));
    summary.click();
    const list = await until(() => detail.querySelector('[aria-label="Changements"]'));
    const [changed] = [...list.children].map(({ textContent }) => textContent);
    expect(changed).toMatch(/^Modification /);
    expect(changed).toContain('Description Avant vide → Après Août');
    expect(changed).toMatch(/Champ «\u00a0Repas du soir\u00a0»/);
    expect(changed).not.toMatch(/radio|true|null|\[|\{/);
  });

  it('says why a form can’t be shown [F39, F41]', async () => {
    const { root } = await show();
    await failNext(ONE, { status: 500 });
    await pressButton(root, /^Voir «/);
    const detail = await dialogShown(root);
    await until(() => detail.textContent?.includes('Erreur lors du chargement du formulaire'));
    await pressButton(detail, 'Fermer');
    await failNext(ONE, { status: 404 });
    await pressButton(await rowOf(root, 'Première visite'), /^Voir «/);
    const second = await dialogShown(root);
    await until(() => second.textContent?.includes('Formulaire non trouvé'));
  });

  it('shares through the device, with the configured base [F32]', async () => {
    const share = fn(async () => {});
    pretend('share', share);
    const { root } = await show({ shareBase: 'https://paroisse.example/' });
    await pressButton(await shareIn(root), 'Partager');
    expect(share).toHaveBeenCalledWith({
      title: 'Inscription au camp d’été',
      url: 'https://paroisse.example/formulaires/inscription-camp-ete',
    });
  });

  it('copies the link where the device can’t share or refuses to, and shows a toast [F32]', async () => {
    const copied: string[] = [];
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    pretend('share', refuse);
    pretend('clipboard', { writeText: async (text: string) => void copied.push(text) });
    const { root } = await show();
    const detail = await shareIn(root);
    await pressButton(detail, 'Partager');
    await until(() => statusText(root).includes('Lien copié'));
    expect(copied).toEqual([`${location.origin}/formulaires/inscription-camp-ete`]);
    pretend('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await pressButton(detail, 'Partager');
    expect(copied).toHaveLength(1);
  });

  it('shares the address of the back end, at another origin too [F32]', async () => {
    const copied: string[] = [];
    pretend('share', undefined);
    pretend('clipboard', { writeText: async (text: string) => void copied.push(text) });
    const elsewhere = 'https://api.paroisse.example/parvis';
    const back = await hostedBackend(
      (input, init) => fetch(String(input).replace(elsewhere, ''), init),
      elsewhere,
    );
    const { root } = showWidget(formsArea, back);
    await until(() => rows(root).length > 0);
    await pressButton(await shareIn(root), 'Partager');
    await until(() => statusText(root).includes('Lien copié'));
    expect(copied).toEqual([`${elsewhere}/formulaires/inscription-camp-ete`]);
  });

  it('shows the link, selected, where copying is refused too [F32]', async () => {
    pretend('share', undefined);
    pretend('clipboard', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    const { root } = await show();
    const detail = await shareIn(root);
    await pressButton(detail, 'Partager');
    const link = await until(() => detail.querySelector<HTMLInputElement>('input'));
    await until(() => root.activeElement === link);
    expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(
      `${location.origin}/formulaires/inscription-camp-ete`,
    );
  });

  it('deletes the form, and closes [F30, F42]', async () => {
    const { nom_du_formulaire: nameCell } = await makeForm();
    const { root } = await show();
    await searchFor(root, nameCell);
    await pressButton(await rowOf(root, nameCell), /^Voir «/);
    const detail = await dialogShown(root);
    await until(() => button(detail, 'Supprimer'));
    await hold(REMOVE);
    await pressButton(detail, 'Supprimer');
    await pressButton(await question(root), 'Supprimer');
    await release();
    await until(() => !root.querySelector('dialog[open]'));
    await until(() => statusText(root).includes('Formulaire supprimé avec succès'));
  });
});

describe('a form that another user deleted', () => {
  it('is removed here too when the user deletes it: the detail closes, and the builder and the host are told [F41]', async () => {
    const { id, nom_du_formulaire: nameCell } = await makeForm();
    const { root, log } = await show();
    await searchFor(root, nameCell);
    await pressButton(await rowOf(root, nameCell), /^Modifier «/);
    await until(() => labelled(root, 'Nom du formulaire').value === nameCell);
    await pressButton(await rowOf(root, nameCell), /^Voir «/);
    const detail = await dialogShown(root);
    await until(() => button(detail, 'Supprimer'));
    await onServer('DELETE', `/api/formulaires/${id}/`);
    await pressButton(detail, 'Supprimer');
    await pressButton(await question(root), 'Supprimer');
    await until(() => root.querySelector('[role=alertdialog]')?.textContent?.includes('Compris'));
    expect(await acknowledged(root)).toMatch('Formulaire non trouvé');
    await until(() => !root.querySelector('dialog[open]'));
    expect(log.of('parvis-form-deleted')).toMatchObject([{ id }]);
    expect(labelled(root, 'Nom du formulaire').value).toBe('');
    await until(() => rows(root).length === 0);
  });
});
