import { expect } from '../../../../support/expect.ts';
import { nth, query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  button,
  dialogs,
  errorOf,
  input,
  question,
} from '../../../../support/onScreen.ts';
import { eventually, focused, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { onServer, word } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';
import {
  add,
  eachEvent,
  makeEventWith,
  makePerson,
  makeRole,
  roleSelect,
  rowOf,
  says,
  shown,
} from './fixtures.tsx';

const ROLES = '/api/roles-intervenants/';

eachEvent();

const topmost = (root: ShadowRoot) => nth(dialogs(root), -1);

/** The dialog that is open above another element. */
const second = async (root: ShadowRoot) => {
  await until(() => dialogs(root).length === 2);
  return topmost(root);
};
const rowButton = (root: ShadowRoot, verb: string, label: string) =>
  until(() =>
    [...topmost(root).querySelectorAll<HTMLElement>(`[aria-label^="${verb}"]`)].find((element) =>
      element.getAttribute('aria-label')?.includes(label),
    ),
  );
const rowLabels = (root: ShadowRoot) =>
  [...topmost(root).querySelectorAll('[aria-label^=Supprimer]')].map((element) =>
    element.getAttribute('aria-label'),
  );
const search = async (root: ShadowRoot, words: string) => {
  await until(() => dialogs(root).length === 1);
  await fill(query(topmost(root), '[type=search]'), words);
  // The buttons move until the list is filtered.
  await until(() => rowLabels(root).every((label) => label?.includes(words)));
};

async function opened() {
  const { root, sent } = await shown();
  await click(button(root, 'Gérer les rôles'));
  await until(() => says(root, 'Rôles des intervenants'));
  return { root, sent };
}
/** Waits for a toast with exactly this text. */
const toasted = (root: ShadowRoot, words: string) =>
  until(() => [...root.querySelectorAll('[part=toast]')].some((toast) => toast.textContent === words));
/** Types a label in the topmost dialog and presses «Enregistrer». */
async function save(root: ShadowRoot, label: string) {
  const control = await until(() => topmost(root).querySelector<HTMLInputElement>('[name=libelle]'));
  await fill(control, label);
  await click(button(topmost(root), 'Enregistrer'));
}
const offered = (root: ShadowRoot) => [...roleSelect(root).options].map(({ text }) => text);

describe('the dialog of the roles', () => {
  it('creates, renames and deletes a role, and updates the choice of roles at once [SP11, SP15, SP19, SP20]', async () => {
    const { root, sent } = await opened();
    await until(() => topmost(root).textContent?.includes('Orateur'));
    await axeCheck(root);
    const [label, renamed] = [word(), word()];
    await click(button(root, 'Nouveau rôle'));
    await save(root, `  ${label} `);
    await toasted(root, 'Rôle créé');
    await until(() => offered(root).includes(label));
    const id = Number([...roleSelect(root).options].find(({ text }) => text === label)?.value);

    await search(root, label);
    await click(await rowButton(root, 'Modifier', label));
    await save(root, renamed);
    await toasted(root, 'Rôle mis à jour');
    expect(offered(root)).toContain(renamed);
    expect(offered(root)).not.toContain(label);

    await search(root, renamed);
    await click(await rowButton(root, 'Supprimer', renamed));
    const question = await second(root);
    expect(question.textContent).toContain(`Supprimer le rôle «\u00a0${renamed}\u00a0»\u00a0?`);
    expect(question.textContent).toContain('gardé 30\u00a0jours dans la corbeille');
    await click(button(question, 'Supprimer'));
    await toasted(root, 'Rôle suppriméAnnuler');
    expect(offered(root)).not.toContain(renamed);
    expect(sent).toEqual([
      { method: 'POST', path: ROLES, body: { libelle: label } },
      { method: 'PUT', path: `${ROLES}${id}/`, body: { libelle: renamed, updated_at: expect.any(String) } },
      { method: 'DELETE', path: `${ROLES}${id}/`, body: undefined },
    ]);
    // The notice may come before the question is gone.
    await until(() => dialogs(root).length === 1);
    await press('Escape');
    await until(() => dialogs(root).length === 0);
    await eventually(() => expect(focused()?.textContent).toBe('Gérer les rôles'));
  });

  it('refuses a label that is missing, too short or too long [SP12, SP13, SP14]', async () => {
    const { root, sent } = await opened();
    await click(await until(() => button(root, 'Nouveau rôle')));
    for (const [label, sentence] of [
      ['   ', 'Le libellé du rôle est requis'],
      [' a ', 'Le libellé du rôle doit contenir au moins 2 caractères'],
      ['a'.repeat(256), 'Le libellé du rôle ne peut pas dépasser 255 caractères'],
    ] as const) {
      const control = await until(() => topmost(root).querySelector<HTMLInputElement>('[name=libelle]'));
      // Typing 256 letters element by element would take too long.
      await fill(control, label.slice(0, 3));
      if (label.length > 3) control.setRangeText(label.slice(3), 3, 3);
      await click(button(topmost(root), 'Enregistrer'));
      expect(await alertShown(root)).toEqual(['À corriger', sentence]);
      await acknowledge(root);
      await eventually(() => expect(errorOf(root, 'libelle')).toBe(sentence));
    }
    expect(sent).toEqual([]);
  });

  it('says what failed, keeps the typed label, and doesn’t delete a role in use [SP16, SP17, SP18]', async () => {
    const [ama, used] = [await makePerson(), await makeRole()];
    await makeEventWith([[ama, used]]);
    const { root } = await opened();
    await click(await until(() => button(root, 'Nouveau rôle')));
    const label = word();
    await failNext(`POST ${ROLES}`);
    await save(root, label);
    const reason =
      '\nErreur interne du serveur\nLa réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. Regardez la liste, puis réessayez si besoin.';
    expect(await alertShown(root)).toEqual(['Erreur', `Erreur lors de la création du rôle${reason}`]);
    await acknowledge(root);
    await eventually(() =>
      expect(query<HTMLInputElement>(topmost(root), '[name=libelle]').value).toBe(label),
    );
    await click(button(topmost(root), 'Annuler'));
    await click(button(await question(root), 'Abandonner'));
    await search(root, used.libelle);
    await click(await rowButton(root, 'Modifier', used.libelle));
    await failNext(`PUT ${ROLES}*`);
    await save(root, `${used.libelle} bis`);
    expect(await alertShown(root)).toEqual(['Erreur', `Erreur lors de la mise à jour du rôle${reason}`]);
    await acknowledge(root);
    await click(button(topmost(root), 'Annuler'));
    await click(button(await question(root), 'Abandonner'));
    await click(await rowButton(root, 'Supprimer', used.libelle));
    await click(button(await second(root), 'Supprimer'));
    const inUse = '\nCe rôle est utilisé par un événement\u00a0: retirez-le d’abord de cet événement.';
    expect(await alertShown(root)).toEqual(['Erreur', `Erreur lors de la suppression du rôle${inUse}`]);
    expect(offered(root)).toContain(used.libelle);
  });

  it('marks a chosen speaker whose role was deleted at once, and still asks before the form closes', async () => {
    const [ama, role] = [await makePerson(), await makeRole()];
    const { root } = await shown();
    await add(root, ama, role);
    await click(button(root, 'Gérer les rôles'));
    await until(() => says(root, 'Rôles des intervenants'));
    await search(root, role.libelle);
    await click(await rowButton(root, 'Supprimer', role.libelle));
    await click(button(await second(root), 'Supprimer'));
    await until(() => rowOf(root, ama.name).textContent?.includes('Ce rôle a été supprimé entre-temps'));
    await until(() => dialogs(root).length === 1);
    await click(button(topmost(root), 'Nouveau rôle'));
    await save(root, ' x');
    await acknowledge(root);
    await click(button(topmost(root), 'Annuler'));
    await click(button(await question(root), 'Abandonner'));
    await press('Escape');
    await until(() => dialogs(root).length === 0);
    await click(button(root, 'Annuler'));
    await question(root);
    expect(input(root, 'nom_evenement').checkVisibility()).toBe(true);
    expect(await onServer(`GET`, `${ROLES}search/?q=${role.libelle}`)).toEqual([]);
  });
});
