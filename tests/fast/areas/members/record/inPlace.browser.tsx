import type { Member } from '../../../../../src/domain/members/member.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  button,
  dialogShown,
  errorOf,
  formError,
  input,
  isAsked,
  isAt,
  maybeButton,
  maybeInput,
  pressButton,
  question,
  textOf,
  toastText,
} from '../../../../support/onScreen.ts';
import { byRole, byText, eventually, focused, maybeByText, until } from '../../../../support/queries.ts';
import { failNext, hold, release } from '../../../../support/reference.ts';
import { signInAgain } from '../../../../support/screen.tsx';
import { eachOnServer, onServer, storedMember } from '../../../../support/serverRows.ts';
import { click, fill, press, setViewport } from '../../../../support/user.ts';
import { FULL } from '../fixtures.ts';
import { facts, opened, section } from './fixtures.ts';

/* Values that are changed where they stand on the record. */

eachOnServer();

const UPDATE = 'PUT /api/membres/*';

/** The value below this label. */
const fact = (root: ShadowRoot, label: string) => {
  const term = [...root.querySelectorAll('dt')].find((each) => textOf(each) === label);
  return query(term!.parentElement!, 'dd');
};
const pencil = (root: ShadowRoot, label: string) => button(root, `Modifier\u00a0: ${label}`);
/** Opens a line by its pencil, and types over what it holds. */
async function typed(root: ShadowRoot, label: string, name: string, text: string) {
  await click(pencil(root, label));
  await until(() => maybeInput(root, name));
  await fill(input(root, name), text);
}
const meanwhile = async (member: Member, fields: Partial<Member>) =>
  onServer('PUT', `/api/membres/${member.id}/`, { ...(await storedMember(member.id)), ...fields });

describe('a value of the record', () => {
  it('is changed by click, typing and Enter, with the rest as it was read [Y4]', async () => {
    const { root, sent, log, nom, membre: member } = await opened(FULL);
    await click(byText(fact(root, 'Ville'), 'Brest'));
    const control = await until(() => maybeInput(root, 'ville'));
    expect([focused(), control.value]).toEqual([control, 'Brest']);
    await axeCheck(root);
    await press('L', 'i', 'l', 'l', 'e', 'Enter');
    await until(() => facts(root).Ville === 'Lille');
    expect(await toastText(root)).toBe('Ville\u00a0: modification enregistrée');
    const { updated_at } = member;
    const body = { id: member.id, ...FULL, nom, prenom: 'Zoé', ville: 'Lille', updated_at };
    expect(sent).toEqual([{ method: 'PUT', path: `/api/membres/${member.id}/`, body }]);
    expect(log.of('parvis-member-saved')).toEqual([{ id: member.id, nom, prenom: 'Zoé', isNew: false }]);
    await until(() => focused() === pencil(root, 'Ville'));
    // «Annuler» of the notice.
    await click(byRole(root, 'button', 'Annuler'));
    await until(() => facts(root).Ville === 'Brest');
    expect((await storedMember(member.id)).ville).toBe('Brest');
  });

  it('is left as it was by Escape, and by Enter where nothing was typed [Y4]', async () => {
    const { root, sent } = await opened(FULL);
    await typed(root, 'Profession', 'profession', 'Autre');
    await press('Escape');
    await until(() => !maybeInput(root, 'profession'));
    expect([facts(root).Profession, focused()]).toEqual(['Sage-femme', pencil(root, 'Profession')]);
    await press('Enter');
    await until(() => maybeInput(root, 'profession'));
    await press('Enter');
    await until(() => !maybeInput(root, 'profession'));
    expect(sent).toEqual([]);
    // Nothing is unsaved, so the record is left without a question.
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
  });

  it('sends no proposal, and isn’t blocked by what the record lacks elsewhere [Y4, W2]', async () => {
    const { root, sent, membre: member } = await opened({ genre: 'feminin' });
    await typed(root, 'Ville', 'ville', 'Lomé');
    await press('Enter');
    await until(() => facts(root).Ville === 'Lomé');
    const none = { telephone: null, email: null, adresse: null, situation_matrimoniale: null };
    expect(sent).toMatchObject([{ body: { ...none, ville: 'Lomé' } }]);
    expect(await storedMember(member.id)).toMatchObject({ ...none, ville: 'Lomé' });
  });

  it('follows the rules of the form: required where it has a value, an address, a day in the past [Y4]', async () => {
    const { root, sent } = await opened(FULL);
    await typed(root, 'E-mail', 'email', 'zoe@');
    await press('Enter');
    await until(() => errorOf(root, 'email').startsWith('Saisissez une adresse e-mail valide'));
    await fill(input(root, 'email'), '');
    await press('Enter');
    await until(() => errorOf(root, 'email') === 'Ce champ est obligatoire');
    expect(focused()).toBe(input(root, 'email'));
    await press('Escape');
    await click(pencil(root, 'Nom et prénom'));
    await until(() => maybeInput(root, 'prenom'));
    await fill(input(root, 'prenom'), ' ');
    await press('Enter');
    await until(() => errorOf(root, 'prenom') === 'Ce champ est obligatoire');
    expect(sent).toEqual([]);
  });

  it('is a choice where the form has one, saved by Enter too [Y4]', async () => {
    const { root, membre: member } = await opened(FULL);
    await click(pencil(root, 'Situation matrimoniale'));
    const select = await until(() => maybeInput<HTMLSelectElement>(root, 'situation_matrimoniale'));
    expect([...select.options].map(({ text }) => text)).toEqual(['Non spécifiée', 'Célibataire', 'Marié(e)']);
    await press('C');
    await press('Enter');
    await until(() => facts(root)['Situation matrimoniale'] === 'Célibataire');
    expect((await storedMember(member.id)).situation_matrimoniale).toBe('celibataire');
  });

  it('is asked for in its place where there is none [Y4]', async () => {
    const { root, membre: member } = await opened({ telephone: '06 11 22 33 44', email: null });
    expect(maybeButton(root, 'Ajouter un téléphone')).toBeNull();
    await click(button(root, 'Ajouter un e-mail'));
    await fill(await until(() => maybeInput(root, 'email')), 'zoe@exemple.fr');
    await pressButton(root, 'Enregistrer');
    await until(() => root.querySelector('a[href="mailto:zoe@exemple.fr"]'));
    expect((await storedMember(member.id)).email).toBe('zoe@exemple.fr');
  });

  it('leaves the telephone number a link, and asks for one line at a time [Y4]', async () => {
    const { root, nom } = await opened(FULL);
    const call = () => section(root, `${nom} Zoé`)?.querySelector('a[href^="tel:"]');
    expect(textOf(call())).toBe(FULL.telephone);
    await typed(root, 'Téléphone', 'telephone', '0611223344');
    expect(call()).toBeNull();
    await click(pencil(root, 'Ville'));
    await until(() => maybeByText(root, 'Enregistrez ou annulez d’abord cette modification.'));
    expect([maybeInput(root, 'ville'), focused()]).toEqual([undefined, input(root, 'telephone')]);
    await press('Enter');
    await until(() => textOf(call()) === '06 11 22 33 44');
    await click(pencil(root, 'Ville'));
    await until(() => maybeInput(root, 'ville'));
    // Without anything typed, the next line just opens.
    await click(pencil(root, 'Adresse'));
    await until(() => maybeInput(root, 'adresse'));
    expect(maybeInput(root, 'ville')).toBeUndefined();
  });
});

describe('a value that can’t be saved', () => {
  it('is told at its line, in the words of the server, and what was typed is kept [Y4]', async () => {
    const { root } = await opened(FULL);
    const errors = { ville: ['Ville inconnue.'] };
    await failNext(UPDATE, { status: 422, body: { message: 'Refusé', errors } });
    await typed(root, 'Ville', 'ville', 'Zzz');
    await press('Enter');
    await until(() => errorOf(root, 'ville') === 'Ville inconnue.');
    expect([isAsked(root), input(root, 'ville').value, focused()]).toEqual([
      false,
      'Zzz',
      input(root, 'ville'),
    ]);
    await press('Enter');
    await until(() => facts(root).Ville === 'Zzz');
  });

  it('names what the server refuses elsewhere, and offers to try again after a failure [Y4]', async () => {
    const { root } = await opened(FULL);
    const errors = { telephone: ['Ce numéro est refusé.'] };
    await failNext(UPDATE, { status: 422, body: { message: 'Refusé', errors } });
    await typed(root, 'Ville', 'ville', 'Lomé');
    await press('Enter');
    await until(() => formError(root).includes('Téléphone\u00a0: Ce numéro est refusé.'));
    await failNext(UPDATE, { status: 500, body: { message: 'Base occupée' } });
    await press('Escape');
    await typed(root, 'Ville', 'ville', 'Lomé');
    await press('Enter');
    await until(() => formError(root).includes('Base occupée'));
    expect(isAsked(root)).toBe(false);
    await pressButton(root, 'Réessayer');
    await until(() => facts(root).Ville === 'Lomé');
  });

  it('is asked about before the record is left [Y4]', async () => {
    const { root } = await opened(FULL);
    await typed(root, 'Ville', 'ville', 'Lomé');
    await click(button(root, 'Retour'));
    await question(root);
    await pressButton(root, 'Continuer la saisie');
    expect(input(root, 'ville').value).toBe('Lomé');
  });

  it('waits, typed, while one signs in again [Y4, S11]', async () => {
    const { root, membre: member } = await opened(FULL);
    await typed(root, 'Ville', 'ville', 'Lomé');
    await failNext(UPDATE, { status: 401, body: { message: 'Session expirée' } });
    await press('Enter');
    await signInAgain(root);
    expect(input(root, 'ville').value).toBe('Lomé');
    await pressButton(root, 'Réessayer');
    await until(() => facts(root).Ville === 'Lomé');
    expect((await storedMember(member.id)).ville).toBe('Lomé');
  });

  it('ends with the record that another user deleted, and says so [Y4]', async () => {
    const { root, log, nom, membre: member } = await opened(FULL);
    await typed(root, 'Ville', 'ville', 'Lomé');
    await onServer('DELETE', `/api/membres/${member.id}/`);
    await press('Enter');
    expect((await alertShown(root))[0]).toBe('Ce membre n’existe plus');
    await acknowledge(root);
    await isAt(root, 'Membres');
    expect([log.of('parvis-member-saved'), maybeByText(root, `${nom} Zoé`)]).toEqual([[], null]);
  });
});

describe('two users who change a record', () => {
  it('are shown both values of one field, and keep the changes of the others [Y4, J3]', async () => {
    const { root, membre: member } = await opened(FULL);
    await click(pencil(root, 'Ville'));
    await until(() => maybeInput(root, 'ville'));
    await meanwhile(member, { ville: 'Nantes', profession: 'Médecin' });
    await fill(input(root, 'ville'), 'Lomé');
    await press('Enter');
    const dialog = await dialogShown(root);
    for (const words of ['Nantes', 'Lomé', 'Médecin']) expect(textOf(dialog)).toContain(words);
    await pressButton(dialog, 'Garder ma version');
    await until(() => facts(root).Ville === 'Lomé');
    expect(await storedMember(member.id)).toMatchObject({ ville: 'Lomé', profession: 'Médecin' });
  });

  it('are asked too on a back end that compares no versions, which gets no version [Y4]', async () => {
    const { root, sent, membre: member } = await opened(FULL, {}, undefined, announcing());
    await click(pencil(root, 'Ville'));
    await until(() => maybeInput(root, 'ville'));
    await meanwhile(member, { ville: 'Nantes' });
    await fill(input(root, 'ville'), 'Lomé');
    await press('Enter');
    await dialogShown(root);
    expect(sent).toEqual([]);
    await pressButton(root, 'Garder ma version');
    await until(() => facts(root).Ville === 'Lomé');
    expect(Object.keys(sent[0]?.body ?? {})).not.toContain('updated_at');
    // The whole record would be written again, over what others change meanwhile.
    expect(maybeButton(root, 'Annuler')).toBeNull();
  });
});

describe('the pencils of a record', () => {
  it('are not there where nothing may be changed [Y4, U5]', async () => {
    const { root } = await opened(FULL, { readonly: true });
    expect(maybeButton(root, /^Modifier/)).toBeNull();
    await click(byText(fact(root, 'Ville'), 'Brest'));
    expect(maybeInput(root, 'ville')).toBeUndefined();
  });

  it('fit a phone, where the control has the whole width [Y4]', async () => {
    await setViewport({ width: 320, height: 640 });
    const { root } = await opened(FULL);
    await click(pencil(root, 'Adresse'));
    const control = await until(() => maybeInput(root, 'adresse'));
    await eventually(() => {
      expect(control.clientWidth).toBeGreaterThan(220);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
    await axeCheck(root);
  });

  it('save once, however often Enter is pressed [Y4]', async () => {
    const { root, sent } = await opened(FULL);
    await hold(UPDATE);
    await typed(root, 'Ville', 'ville', 'Lomé');
    await press('Enter', 'Enter');
    await until(() => sent.length === 1);
    await release();
    await until(() => facts(root).Ville === 'Lomé');
    expect(sent).toHaveLength(1);
  });
});
