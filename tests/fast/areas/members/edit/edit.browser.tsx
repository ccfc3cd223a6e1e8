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
  isAt,
  link,
  maybeDialog,
  maybeInput,
  question,
} from '../../../../support/onScreen.ts';
import { byRole, byText, eventually, focused, maybeByText, until } from '../../../../support/queries.ts';
import { failNext, garble, hold, release, resetServer } from '../../../../support/reference.ts';
import { signInAgain } from '../../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer, storedMember, word } from '../../../../support/serverRows.ts';
import { click, fill, press, setViewport } from '../../../../support/user.ts';
import { chooseInRow, FULL, names, RECORD, show, shownList } from '../fixtures.ts';

const UPDATE = 'PUT /api/membres/*';
const TITLE = 'Modifier les infos du membre';

eachOnServer();

/** The edit screen of a new member, opened from their row. */
async function opened(fields: Partial<Member> = FULL, attributes: object = {}, send?: typeof fetch) {
  const name = word();
  const member = await makeMember({ ...fields, nom: name });
  const shown = await shownList({ search: name, ...attributes }, send);
  const { root } = shown;
  await chooseInRow(root, `${name} Zoé`, 'Modifier');
  await isAt(root, TITLE);
  await until(() => input(root, 'nom'));
  const save = () => click(button(root, 'Enregistrer'));
  return { ...shown, membre: member, nom: name, save };
}

/** Another user saves these fields of the member. */
const meanwhile = async (member: Member, fields: Partial<Member>) => {
  const current = await storedMember(member.id);
  await onServer('PUT', `/api/membres/${member.id}/`, { ...current, ...fields });
};

describe('the edit screen', () => {
  it('is opened from the row menu, over the list, filled with the record [M13, M35, MD39, S34]', async () => {
    const { root, nom } = await opened();
    expect(input(root, 'nom').value).toBe(nom);
    expect(input(root, 'date_naissance').value).toBe('1990-03-05');
    expect(input(root, 'situation_matrimoniale').value).toBe('marie');
    expect(byRole<HTMLInputElement>(root, 'radio', 'Femme').checked).toBe(true);
    await until(() => focused()?.textContent === TITLE);
    expect(query(root, 'table').checkVisibility()).toBe(false);
    expect(query(root, 'table').closest('[inert]')).not.toBeNull();
  });

  it('preselects what is empty, where one sees it: masculin, célibataire [MD41]', async () => {
    const name = word();
    const member = await makeMember({ nom: name });
    const { root } = await shownList({ search: name });
    const body = { data: { ...member, genre: '', situation_matrimoniale: null } };
    await failNext(RECORD, { status: 200, body, times: 2 });
    await chooseInRow(root, `${name} Zoé`, 'Modifier');
    await until(() => input(root, 'nom'));
    expect(byRole<HTMLInputElement>(root, 'radio', 'Homme').checked).toBe(true);
    expect(input(root, 'situation_matrimoniale').value).toBe('celibataire');
  });

  it('requires six fields, and says so next to each missing one [MD40]', async () => {
    const { root, save, sent } = await opened({ genre: 'feminin' });
    await fill(input(root, 'nom'), '');
    await fill(input(root, 'prenom'), ' ');
    await save();
    await eventually(() => {
      for (const name of ['nom', 'prenom', 'telephone', 'email', 'adresse'])
        expect(errorOf(root, name)).toBe('Ce champ est obligatoire');
    });
    for (const name of ['ville', 'profession', 'nationalite', 'date_naissance'])
      expect(errorOf(root, name)).toBe('');
    expect(input(root, 'genre').required).toBe(true);
    await eventually(() => expect(focused()).toBe(input(root, 'nom')));
    expect(sent).toEqual([]);
  });

  it('invents nothing for a record without phone, e-mail, address and marital status [W2]', async () => {
    const { root, save, sent, membre: member } = await opened({ genre: 'feminin' });
    expect(byText(root, 'Célibataire\u00a0: proposé, non enregistré')).toBeTruthy();
    await save();
    await eventually(() => {
      expect(errorOf(root, 'email')).toBe('Ce champ est obligatoire');
    });
    await fill(input(root, 'telephone'), '06 12 34 56 78');
    for (const label of ['E-mail', 'Adresse'])
      await click(byRole(root, 'checkbox', `Cette personne n’en a pas\u00a0: ${label}`));
    expect(errorOf(root, 'email')).toBe('');
    await save();
    await alertShown(root);
    const none = { email: null, adresse: null, situation_matrimoniale: null };
    expect(sent).toMatchObject([{ body: { id: member.id, telephone: '06 12 34 56 78', ...none } }]);
    expect(await storedMember(member.id)).toMatchObject(none);
  });

  it('sends a proposal that was accepted by a click, and «Non spécifiée» as empty [W2]', async () => {
    const { root, save, sent, membre: member } = await opened({ ...FULL, situation_matrimoniale: null });
    const situation = input(root, 'situation_matrimoniale');
    await click(situation);
    await press('Escape');
    await until(() => !maybeByText(root, 'Célibataire\u00a0: proposé, non enregistré'));
    await save();
    await alertShown(root);
    await acknowledge(root);
    expect(sent).toMatchObject([{ body: { situation_matrimoniale: 'celibataire' } }]);
    await chooseInRow(root, `${member.nom} Zoé`, 'Modifier');
    await until(() => input(root, 'nom'));
    await fill(input(root, 'situation_matrimoniale'), 'Non spé');
    await save();
    await alertShown(root);
    expect((await storedMember(member.id)).situation_matrimoniale).toBeNull();
  });

  it('saves, says so, and is back in the list with the new values [MD43]', async () => {
    const { root, save, sent, log, membre: member, nom } = await opened();
    await fill(input(root, 'prenom'), 'Zélie');
    await fill(input(root, 'ville'), '');
    await save();
    expect((await alertShown(root))[1]).toBe('Les modifications ont été enregistrées avec succès');
    const { updated_at } = member as { updated_at?: string };
    const body = { id: member.id, ...FULL, nom, prenom: 'Zélie', ville: null, updated_at };
    expect(sent).toEqual([{ method: 'PUT', path: `/api/membres/${member.id}/`, body }]);
    expect(log.of('parvis-member-saved')).toEqual([{ id: member.id, nom, prenom: 'Zélie', isNew: false }]);
    await acknowledge(root);
    await until(() => names(root).join() === `${nom} Zélie`);
    expect((await storedMember(member.id)).prenom).toBe('Zélie');
    await until(() => focused()?.getAttribute('aria-label') === `Actions pour ${nom} Zélie`);
  });

  it('sends the id and the eleven fields to a back end that announces nothing [MD42]', async () => {
    const { root, save, sent, membre: member, nom } = await opened(FULL, {}, announcing());
    await fill(input(root, 'ville'), 'Quimper');
    await save();
    await alertShown(root);
    const { adresse_complement: _, code_postal: __, ...eleven } = FULL;
    const body = { id: member.id, ...eleven, nom, prenom: 'Zoé', ville: 'Quimper' };
    expect(sent).toEqual([{ method: 'PUT', path: `/api/membres/${member.id}/`, body }]);
  });

  it('notices what another user saved, also on a back end that announces nothing', async () => {
    const { root, save, sent, membre: member } = await opened(FULL, {}, announcing());
    await meanwhile(member, { ville: 'Lorient' });
    await fill(input(root, 'ville'), 'Quimper');
    await save();
    await until(() => root.querySelector('dialog[open] table')?.textContent?.includes('Lorient'));
    expect(sent).toEqual([]);
  });

  it('leads back to the record when it was opened there, with the new values', async () => {
    const name = word();
    await makeMember({ nom: name, ...FULL });
    const { root } = await shownList({ search: name });
    await click(link(root, `${name} Zoé`));
    await isAt(root, 'Details');
    await click(await until(() => button(root, 'Modifier')));
    await until(() => input(root, 'profession'));
    await fill(input(root, 'profession'), 'Luthière');
    await click(button(root, 'Enregistrer'));
    await alertShown(root);
    await acknowledge(root);
    await isAt(root, 'Details');
    await until(() => [...root.querySelectorAll('dd')].some((fact) => fact.textContent === 'Luthière'));
  });

  it('sends once, however often it is pressed', async () => {
    const { root, sent } = await opened();
    await fill(input(root, 'ville'), 'Quimper');
    await hold(UPDATE);
    const submit = button(root, 'Enregistrer');
    await click(submit);
    await until(() => submit.textContent === 'Enregistrement…');
    await click(submit);
    await release();
    await alertShown(root);
    expect(sent).toHaveLength(1);
  });

  it('asks before «Retour» and «Annuler» drop what was typed, and not otherwise', async () => {
    const { root, nom } = await opened();
    await fill(input(root, 'ville'), 'Quimper');
    for (const way of ['Retour', 'Annuler']) {
      await click(button(root, way));
      await click(byRole(await question(root), 'button', 'Continuer la saisie'));
      await until(() => !root.querySelector('dialog[open]'));
      expect(input(root, 'ville').value).toBe('Quimper');
    }
    await fill(input(root, 'ville'), 'Brest');
    await click(button(root, 'Annuler'));
    await isAt(root, 'Membres');
    expect(names(root)).toEqual([`${nom} Zoé`]);
  });

  it('asks when the list’s own address is asked for while something is unsaved', async () => {
    const { root, handle } = await opened();
    await fill(input(root, 'ville'), 'Quimper');
    handle.current!.navigate('/community');
    await click(byRole(await question(root), 'button', 'Abandonner'));
    await isAt(root, 'Membres');
  });
});

describe('an edit that is not saved', () => {
  it('keeps everything typed on 500 [MD44]', async () => {
    const { root, save, log } = await opened();
    await fill(input(root, 'ville'), 'Quimper');
    await failNext(UPDATE, { status: 500, body: { success: false, message: 'Base indisponible' } });
    await save();
    expect(await alertShown(root)).toEqual([
      'Erreur',
      'Erreur lors de la mise à jour du membre\nBase indisponible',
    ]);
    await acknowledge(root);
    await eventually(() => {
      expect(input(root, 'ville').value).toBe('Quimper');
      expect(formError(root)).toMatch('Vos saisies sont conservées');
    });
    expect(log.of('parvis-member-saved')).toEqual([]);
  });

  it('says that there is no connection, that nothing is lost, and saves by «Réessayer» [W12]', async () => {
    const { root, save, membre: member } = await opened();
    await fill(input(root, 'ville'), 'Quimper');
    await garble(UPDATE, 'drop', 30);
    await save();
    expect((await alertShown(root))[1]).toMatch('Impossible de se connecter au serveur');
    await acknowledge(root);
    await eventually(() =>
      expect(formError(root)).toMatch(/Vérifiez la connexion.*Vos saisies sont conservées/s),
    );
    await resetServer();
    await click(button(root, 'Réessayer'));
    expect((await alertShown(root))[1]).toBe('Les modifications ont été enregistrées avec succès');
    expect((await storedMember(member.id)).ville).toBe('Quimper');
  });

  it('shows the reasons of the server under their fields [MD44]', async () => {
    const { root, save } = await opened();
    await fill(input(root, 'ville'), 'Q'.repeat(200));
    await save();
    expect((await alertShown(root))[1]).toBe('Erreur lors de la mise à jour du membre');
    await acknowledge(root);
    await eventually(() => {
      expect(errorOf(root, 'ville')).toBe('Pas plus de 120 caractères.');
      expect(focused()).toBe(input(root, 'ville'));
    });
  });

  it('fails as well when the record can’t be read again before it is written [MD44]', async () => {
    const { root, save, sent } = await opened(FULL, {}, announcing());
    await fill(input(root, 'ville'), 'Quimper');
    await garble(RECORD, 'shape', 2);
    await save();
    expect((await alertShown(root))[1]).toMatch(/^Erreur lors de la mise à jour du membre/);
    expect(sent).toEqual([]);
  });

  it('names the member that another user deleted, and shows a list without them', async () => {
    const { root, save, membre: member, nom } = await opened();
    await fill(input(root, 'ville'), 'Quimper');
    await onServer('DELETE', `/api/membres/${member.id}/`);
    await save();
    const [title, text] = await alertShown(root);
    expect(title).toBe('Ce membre n’existe plus');
    expect(text).toMatch(`${nom} Zoé`);
    await acknowledge(root);
    await isAt(root, 'Membres');
    await until(() => names(root).length === 0);
  });

  it('goes there without a question about what is typed when the record was opened by its address', async () => {
    const member = await makeMember({ ...FULL, nom: word() });
    const { root } = await show({ route: `/community/details/${member.id}` });
    await until(() => root.querySelector('dl'));
    await click(button(root, 'Modifier'));
    await until(() => input(root, 'nom'));
    await fill(input(root, 'ville'), 'Quimper');
    await onServer('DELETE', `/api/membres/${member.id}/`);
    await click(button(root, 'Enregistrer'));
    expect((await alertShown(root))[0]).toBe('Ce membre n’existe plus');
    await acknowledge(root);
    await isAt(root, 'Membres');
  });

  it('waits, filled, while one signs in again [S11]', async () => {
    const { root, save, membre: member } = await opened();
    await fill(input(root, 'ville'), 'Quimper');
    await failNext(UPDATE, { status: 401, body: { message: 'Session expirée' } });
    await save();
    await signInAgain(root);
    await until(() => input(root, 'ville').value === 'Quimper');
    expect(formError(root)).toMatch('La session avait expiré');
    await save();
    expect((await alertShown(root))[1]).toBe('Les modifications ont été enregistrées avec succès');
    expect((await storedMember(member.id)).ville).toBe('Quimper');
  });
});

describe('two people who edit one member', () => {
  const theirs = { telephone: '07 00 00 00 01', profession: 'Luthière' };

  /** Both changed the phone; the other one changed the profession and added a tag, too. */
  async function bothEdit(send?: typeof fetch) {
    const edit = await opened(FULL, {}, send);
    const { root, membre: member, save } = edit;
    await fill(input(root, 'telephone'), '06 99 99 99 99');
    await fill(input(root, 'ville'), 'Quimper');
    await meanwhile(member, theirs);
    const tag = await onServer<{ id: number; name: string }>('POST', '/api/tags/', {
      name: word(),
    });
    const tagged = { membre_ids: [member.id], tags_ids: [tag.id] };
    await onServer('POST', '/api/membres/taged_multiple/', tagged);
    await save();
    const asked = await dialogShown(root);
    return { ...edit, asked, tag: tag.name };
  }
  const stored = async ({ id }: Member) => {
    const { telephone, ville, profession } = await storedMember(id);
    return [telephone, ville, profession];
  };

  it('are shown both edits field by field, and what became of the links [J3]', async () => {
    const { asked, sent, tag, membre: member } = await bothEdit();
    const cells = [...asked.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['Profession', 'Luthière', 'Inchangé'],
      ['Téléphone', '07 00 00 00 01', '06 99 99 99 99'],
      ['Tags', tag, 'Inchangé'],
    ]);
    expect(sent.length).toBe(1);
    expect(await stored(member)).toEqual([theirs.telephone, 'Brest', theirs.profession]);
    await axeCheck(asked);
  });

  it('keep the later one’s changes, and the other one’s where the later one changed nothing [J3]', async () => {
    const { root, asked, membre: member } = await bothEdit();
    await click(byRole(asked, 'button', 'Garder ma version'));
    expect((await alertShown(root))[1]).toBe('Les modifications ont été enregistrées avec succès');
    expect(await stored(member)).toEqual(['06 99 99 99 99', 'Quimper', 'Luthière']);
  });

  it('may take the earlier change of a field; what else was typed is saved [J3]', async () => {
    const { root, asked, membre: member } = await bothEdit();
    await click(query(asked, 'input[type=radio]:not(:checked)'));
    await failNext(UPDATE, { status: 503, body: { message: 'Base occupée' } });
    await click(byRole(asked, 'button', 'Enregistrer ces choix'));
    await alertShown(root);
    await acknowledge(root);
    // The choice is made once, also where saving it needs a second attempt.
    await click(button(root, 'Enregistrer'));
    expect((await alertShown(root))[1]).toBe('Les modifications ont été enregistrées avec succès');
    expect(await stored(member)).toEqual([theirs.telephone, 'Quimper', 'Luthière']);
  });

  it('return to the record as it was saved where nothing else was typed [J3]', async () => {
    const { root, membre: member, save, sent } = await opened();
    await fill(input(root, 'telephone'), '06 99 99 99 99');
    await meanwhile(member, theirs);
    await save();
    await click(byRole(await dialogShown(root), 'button', 'Garder l’autre version'));
    await until(() => maybeByText(root, /L’autre version de/));
    await until(() => !maybeInput(root, 'telephone'));
    expect(sent.length).toBe(1);
    expect(await stored(member)).toEqual([theirs.telephone, 'Brest', theirs.profession]);
  });

  it('keeps what is typed on Escape, and sends nothing more', async () => {
    const { root, sent } = await bothEdit();
    await press('Escape');
    await until(() => !maybeDialog(root));
    expect(input(root, 'telephone').value).toBe('06 99 99 99 99');
    expect(sent.length).toBe(1);
    await until(() => formError(root) !== '');
    await click(button(root, 'Annuler'));
    await question(root);
  });

  it('are asked before anything is sent where the back end compares no versions [J3]', async () => {
    const { root, asked, sent, membre: member } = await bothEdit(announcing());
    expect(sent).toEqual([]);
    await click(byRole(asked, 'button', 'Garder ma version'));
    await alertShown(root);
    expect(await stored(member)).toEqual(['06 99 99 99 99', 'Quimper', 'Luthière']);
    expect(sent.map(({ body }) => JSON.stringify(body).includes('updated_at'))).toEqual([false]);
  });

  it('are told too when the refusal doesn’t hold the present record', async () => {
    const { root, membre: member, save } = await opened();
    await fill(input(root, 'ville'), 'Quimper');
    await failNext(UPDATE, { status: 409, body: { message: 'Modifié entre-temps' } });
    await save();
    await alertShown(root);
    await acknowledge(root);
    await eventually(() => expect(formError(root)).toMatch('Modifié entre-temps'));
    await meanwhile(member, { ville: 'Morlaix' });
    await save();
    const asked = await dialogShown(root);
    expect([...asked.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual([
      'Morlaix',
      'Quimper',
    ]);
    await click(byRole(asked, 'button', 'Garder ma version'));
    await alertShown(root);
    expect((await storedMember(member.id)).ville).toBe('Quimper');
  });
});

describe('the address of the edit screen', () => {
  it('shows a sentence instead of a form that could not be saved, in a widget that only reads [U5]', async () => {
    const member = await makeMember({ ...FULL, nom: word() });
    const { root } = await show({ readonly: true, route: `/community/details/${member.id}/edit` });
    await isAt(root, TITLE);
    await until(() => root.textContent?.includes('Les membres ne peuvent pas être modifiés ici.'));
    expect(root.querySelector('form')).toBeNull();
  });

  for (const id of ['0x1', '1e0', '%201'])
    it(`holds an id in digits, so «${id}» opens no member [S19]`, async () => {
      const { root } = await show({ route: `/community/details/${id}/edit` });
      await until(() => root.textContent?.includes('Membre non trouvé.'));
    });
});

describe('the edit screen for everyone', () => {
  for (const theme of ['light', 'dark'])
    it(`has no accessibility fault in ${theme} colours, errors included`, async () => {
      const { root, save } = await opened({ genre: 'feminin' }, { theme });
      await save();
      await axeCheck(root);
    });

  it('fits 320 px', async () => {
    const { root } = await opened();
    await setViewport({ width: 320, height: 700 });
    await until(() => root.host.clientWidth <= 320);
    expect(root.host.scrollWidth).toBeLessThanOrEqual(root.host.clientWidth);
  });
});
