import {
  CREATE,
  FOUR_LINKED,
  lineOf,
  links,
  openedSheet,
  stepwise,
  typeFour,
} from '../../../../fast/areas/members/family/fixtures.ts';
import { expect } from '../../../../support/expect.ts';
import { json, lost } from '../../../../support/fakeBackend.ts';
import {
  dialog,
  formError,
  input,
  maybeInput,
  pressButton,
  question,
  textOf,
} from '../../../../support/onScreen.ts';
import { until } from '../../../../support/queries.ts';
import { eachOnServer, word } from '../../../../support/serverRows.ts';

/* The sheet on a back end that takes no whole family: the specified calls, one after the other. */

eachOnServer();

const writes = (sent: readonly { method: string; path: string }[]) =>
  sent.map(({ method, path }) => `${method} ${path.replaceAll(/\d+/g, '*')}`);

describe('the sheet of a family where `famille` is not announced', () => {
  it('makes the specified calls, and links the same [Y1]', async () => {
    const name = word();
    const { root, save, sent } = await openedSheet(stepwise);
    await typeFour(root, name);
    await save();
    await question(root);
    expect(writes(sent)).toEqual([
      'POST /api/membres/',
      'POST /api/membres/',
      'POST /api/membres/',
      'POST /api/membres/',
      'POST /api/membres/*/ajouter_conjoint/',
      'POST /api/membres/*/ajouter_enfant/',
      'POST /api/membres/*/ajouter_enfant/',
    ]);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('tells what was made when a call fails, and «Réessayer» makes only the rest [Y1]', async () => {
    const name = word();
    const { root, save, sent, log, back } = await openedSheet(stepwise);
    const last = await typeFour(root, name);
    back.next('POST /api/membres/*/ajouter_conjoint/', () => json({ message: 'Base occupée' }, 409));
    await save();
    await until(() => lineOf(root, 'Second adulte').textContent?.includes('Base occupée'));
    expect(formError(root)).toBe(
      `Une ligne est à corriger\u00a0: voyez le message sous cette ligne.\nFiches déjà créées\u00a0: ${name} Paul, ${name} Anne, ${name} Hugo, ${name} Lea. «\u00a0Réessayer\u00a0» enregistre le reste.`,
    );
    expect(log.of('parvis-member-saved')).toHaveLength(4);
    expect(maybeInput(root, `${last}.prenom`)).toBe(undefined);
    await save();
    expect(textOf((await question(root)).querySelector('h2'))).toBe('Famille enregistrée');
    expect(writes(sent).filter((call) => call === 'POST /api/membres/')).toHaveLength(4);
    expect(log.of('parvis-member-saved')).toHaveLength(4);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('makes nobody twice after a creation whose answer was lost [Y1]', async () => {
    const name = word();
    const { root, save, back } = await openedSheet(stepwise);
    await typeFour(root, name);
    back.next(`POST ${CREATE}`, lost);
    await save();
    await until(() =>
      formError(root).includes(
        'C’est peut-être enregistré\u00a0: regardez la liste, puis réessayez si besoin',
      ),
    );
    expect(input(root, 'adulte1.prenom').value).toBe('Paul');
    await pressButton(dialog(root), 'Réessayer');
    await question(root);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('keeps the lines that are not saved when one is refused [Y1]', async () => {
    const name = word();
    const { root, save, back } = await openedSheet(stepwise);
    await typeFour(root, name);
    back.next(`POST ${CREATE}`, () => json({ message: 'Refusé', errors: { prenom: 'Prénom inconnu' } }, 422));
    await save();
    await until(() => lineOf(root, 'Premier adulte').textContent?.includes('Prénom inconnu'));
    expect([input(root, 'adulte1.prenom').value, input(root, 'adulte2.prenom').value]).toEqual([
      'Paul',
      'Anne',
    ]);
    await save();
    await question(root);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });
});
