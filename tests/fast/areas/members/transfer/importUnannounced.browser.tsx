import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { maybeByRole } from '../../../../support/queries.ts';
import { click } from '../../../../support/user.ts';
import {
  announceNothing,
  cells,
  csv,
  eachImport,
  family,
  link,
  opened,
  people,
  reviewed,
  stored,
} from './importPage.tsx';
import { button, heading, IMPORT, lost, text } from './page.tsx';

/* An import into a back end of the specification alone: one field, and no word on what it answers. */

const fieldsOf = () => link.sentTo(IMPORT).map(({ form }) => [...form!.keys()]);
const silent = async (send: () => Promise<Response>) => {
  await send();
  return Response.json({ success: true, message: 'Import terminé' });
};

eachImport();

describe('an import into a back end that announces nothing', () => {
  beforeEach(announceNothing);

  it('checks the file in the browser alone, and says what that can’t tell [A11]', async () => {
    const { root } = opened();
    const rows = ['A;F;;', 'A;F;;', 'B;X;;'].map((line) => `${family};${line}`);
    await reviewed(root, csv(rows));
    expect(link.sentTo(IMPORT)).toEqual([]);
    await text(root, /^1 ligne à envoyer/);
    await text(root, /^Seul le fichier a été vérifié, sans le serveur/);
    await text(root, /^1 doublon/);
    await text(root, /^1 ligne refusée/);
    expect(root.textContent).not.toMatch(/enregistré|à créer/i);
    await axeCheck(root);
    expect(await stored()).toBe(0);
  });

  it('posts the file in the one field there is, and reads the lines where they are told [A11]', async () => {
    const { root } = opened();
    await reviewed(root, people(2));
    await click(await button(root, 'Envoyer 2 lignes'));
    await heading(root, 'Import terminé');
    expect(fieldsOf()).toEqual([['file']]);
    await text(root, '2 membres créés');
    expect(await stored()).toBe(2);
  });

  it('counts lines as sent, never as created, where the back end doesn’t say what it did [A11]', async () => {
    const { root, onImported } = opened();
    await reviewed(root, people(2));
    link.next(IMPORT, silent);
    await click(await button(root, 'Envoyer 2 lignes'));
    await heading(root, 'Import terminé');
    await text(root, '2 lignes envoyées, sans que le serveur dise ce qu’il en a fait');
    expect(root.textContent).not.toMatch(/créé/);
    expect(cells(root).map((row) => row[1])).toEqual(['Envoyé', 'Envoyé']);
    expect(link.sentTo(IMPORT)).toHaveLength(1);
    expect(onImported.mock.calls).toHaveLength(1);
    expect(await stored()).toBe(2);
  });

  it('promises nothing of a call without an answer: the list is to be looked at before it is sent again', async () => {
    const { root } = opened();
    await reviewed(root, people(2));
    link.next(IMPORT, lost);
    await click(await button(root, 'Envoyer 2 lignes'));
    await heading(root, 'Import interrompu');
    await text(root, /^L’envoi de 2 lignes est resté sans réponse, et le serveur en a peut-être créé/);
    expect(root.textContent).not.toMatch(/aucune deux fois|Rien n’a été enregistré/);
    expect(maybeByRole(root, 'alert')?.textContent).toBe('Impossible de se connecter au serveur');
  });
});

describe('a check that needs the server', () => {
  it('names itself a simulation, and an import that follows doesn’t [A11]', async () => {
    const { root } = opened();
    await reviewed(root, people(1));
    expect(link.sentTo(IMPORT).map(({ form }) => [form!.get('simulation'), form!.has('doublons')])).toEqual([
      ['true', false],
    ]);
    expect(await stored()).toBe(0);
    await click(await button(root, /^Importer 1 membre/));
    await heading(root, 'Import terminé');
    expect(fieldsOf()[1]).toEqual(['file', 'doublons']);
  });
});
