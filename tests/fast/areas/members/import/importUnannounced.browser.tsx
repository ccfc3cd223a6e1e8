import { expect } from '../../../../support/expect.ts';
import { lost, type Reply } from '../../../../support/fakeBackend.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { pressButton } from '../../../../support/onScreen.ts';
import { maybeByRole } from '../../../../support/queries.ts';
import {
  announceNothing,
  back,
  cells,
  csv,
  eachImport,
  family,
  IMPORT,
  isAtStep,
  opened,
  people,
  reviewed,
  sentForms,
  stored,
  text,
} from './fixtures.tsx';

/* An import into a back end of the specification alone: one field, and no word on what it answers. */

const fieldsOf = () => sentForms().map((form) => [...form.keys()]);
const silent: Reply = async (_call, pass) => {
  await pass();
  return Response.json({ success: true, message: 'Import terminé' });
};

eachImport();

describe('an import into a back end that announces nothing', () => {
  beforeEach(announceNothing);

  it('checks the file in the browser alone, and says what that can’t tell [A11]', async () => {
    const { root } = opened();
    const rows = ['A;F;;', 'A;F;;', 'B;X;;'].map((line) => `${family};${line}`);
    await reviewed(root, csv(rows));
    expect(back.called(IMPORT)).toEqual([]);
    await text(root, /^1 ligne à envoyer/);
    await text(root, /^Les doublons avec les fiches existantes/);
    await text(root, /^1 homonyme/);
    await text(root, /^1 ligne refusée/);
    expect(root.textContent).not.toMatch(/enregistré|à créer/i);
    await axeCheck(root);
    expect(await stored()).toBe(0);
  });

  it('posts the file in the one field there is, and reads the lines where they are told [A11]', async () => {
    const { root } = opened();
    await reviewed(root, people(2));
    await pressButton(root, 'Envoyer 2 lignes');
    await isAtStep(root, 'Import terminé');
    expect(fieldsOf()).toEqual([['file']]);
    await text(root, '2 membres créés');
    expect(await stored()).toBe(2);
  });

  it('counts lines as sent, never as created, where the back end doesn’t say what it did [A11]', async () => {
    const { root, onImported } = opened();
    await reviewed(root, people(2));
    back.next(IMPORT, silent);
    await pressButton(root, 'Envoyer 2 lignes');
    await isAtStep(root, 'Import terminé');
    await text(root, '2 lignes envoyées, résultat inconnu');
    expect(root.textContent).not.toMatch(/créé/);
    expect(cells(root).map((row) => row[1])).toEqual(['Envoi', 'Envoi']);
    expect(back.called(IMPORT)).toHaveLength(1);
    expect(onImported.mock.calls).toHaveLength(1);
    expect(await stored()).toBe(2);
  });

  it('promises nothing of a call without an answer: the list is to be looked at before it is sent again', async () => {
    const { root } = opened();
    await reviewed(root, people(2));
    back.next(IMPORT, lost);
    await pressButton(root, 'Envoyer 2 lignes');
    await isAtStep(root, 'Import interrompu');
    await text(root, /^Nous ne savons pas si 2 lignes sont passées/);
    expect(root.textContent).not.toMatch(/rien n’est créé deux fois|Rien n’a été enregistré/);
    expect(maybeByRole(root, 'alert')?.textContent).toBe('Impossible de se connecter au serveur');
  });
});

describe('a check that needs the server', () => {
  it('names itself a simulation, and an import that follows doesn’t [A11]', async () => {
    const { root } = opened();
    await reviewed(root, people(1));
    expect(sentForms().map((form) => [form.get('simulation'), form.has('doublons')])).toEqual([
      ['true', false],
    ]);
    expect(await stored()).toBe(0);
    await pressButton(root, /^Importer 1 membre/);
    await isAtStep(root, 'Import terminé');
    expect(fieldsOf()[1]).toEqual(['file', 'doublons']);
  });
});
