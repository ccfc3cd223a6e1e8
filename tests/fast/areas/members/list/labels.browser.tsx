import { membersArea } from '../../../../../src/areas/members/area.ts';
import { CAPABILITIES } from '../../../../../src/domain/capabilities.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  allShown,
  button,
  chooseItem,
  dialogShown,
  labelled,
  maybe,
  maybeMenuItem,
  pressButton,
} from '../../../../support/onScreen.ts';
import { printed } from '../../../../support/printed.ts';
import { until } from '../../../../support/queries.ts';
import { showWidget } from '../../../../support/screen.tsx';
import { hostedBackend, makeMember, onServer, word } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';

/* Labels and a letter for ticked members, from their choice to what is printed. */

const at = { adresse: '4 allée des Pins', code_postal: '44000', ville: 'Nantes' };

/** A couple of one house, and a person without a street, who alone have this name. */
async function people(): Promise<string> {
  const nom = word();
  const luc = await makeMember({ ...at, nom, prenom: 'Luc', genre: 'masculin' });
  const zoe = await makeMember({ ...at, nom, prenom: 'Zoë', genre: 'feminin' });
  await makeMember({ nom, prenom: 'Нина', genre: 'feminin', code_postal: '69001', ville: 'Lyon' });
  await onServer('POST', `/api/membres/${luc.id}/ajouter_conjoint/`, { conjoint_id: zoe.id });
  return nom;
}

async function opened() {
  const nom = await people();
  const { root } = showWidget(membersArea, await hostedBackend(), { route: `/community?q=${nom}` });
  await until(() => allShown(root, 'tbody tr').length === 3);
  await pressButton(root, 'Autres actions');
  await chooseItem(root, 'Étiquettes ou lettre…');
  const dialog = await dialogShown(root);
  await until(() => maybe(dialog, 'button', /^Imprimer une feuille$/));
  return { root, dialog, nom };
}

describe('labels', () => {
  it('are one per household, and name first whose address is incomplete [R7]', async () => {
    const { root, dialog, nom } = await opened();
    expect(query(dialog, 'ul').textContent).toMatch(new RegExp(`${nom}.*sans rue`));
    expect(query(dialog, 'ul a').getAttribute('target')).toBe('_blank');
    const papers = printed();
    try {
      await pressButton(dialog, 'Imprimer une feuille');
      const sheet = papers.sheets[0]!;
      expect([...sheet.querySelectorAll('[data-place]')].map((label) => label.innerHTML)).toEqual([
        `<div>M. et Mme ${nom}</div><div>4 allée des Pins</div><div>44000 NANTES</div>`,
      ]);
      await click(query(dialog, 'input[type=checkbox]:not(:checked)'));
      await fill(labelled(root, 'Commencer à l’étiquette'), '24');
      await pressButton(dialog, 'Imprimer 2 feuilles');
      expect(papers.sheets[1]!.querySelectorAll('[data-sheet]').length).toBe(2);
    } finally {
      papers.restore();
    }
    await axeCheck(dialog);
  });

  it('say what is no number of a label, and keep the shift on the device [R7]', async () => {
    const { root, dialog } = await opened();
    await fill(labelled(root, 'Commencer à l’étiquette'), '25');
    expect(dialog.textContent).toContain('Saisissez un nombre de 1 à 24');
    expect(button(dialog, /^Imprimer une feuille$/).disabled).toBe(true);
    await fill(labelled(root, 'Commencer à l’étiquette'), '2');
    await fill(labelled(root, 'Vers la droite (mm)'), '1,5');
    const kept = Object.entries(localStorage).filter(([key]) => key.includes('members-label-sheet'));
    expect(kept.map(([, value]) => JSON.parse(value))).toEqual([{ count: 24, x: '1,5', y: '0' }]);
    localStorage.clear();
  });
});

describe('a letter', () => {
  it('fills its fields in for each household, and refuses an unknown one [R7]', async () => {
    const { root, dialog } = await opened();
    await click(query(dialog, 'input[value=lettres]'));
    await until(() => maybe(dialog, 'button', /^Imprimer une lettre$/));
    await fill(labelled<HTMLTextAreaElement>(root, 'Texte'), 'Merci, {Prenon} !');
    expect(dialog.textContent).toContain('Champ inconnu');
    await fill(labelled<HTMLTextAreaElement>(root, 'Texte'), 'Merci, {Prénom} !');
    expect(query(dialog, 'figure').textContent).toMatch(
      /Aperçu.*M. et Mme .*Chers Luc et Zoë,Merci, Luc et Zoë !/s,
    );
    const papers = printed();
    try {
      await pressButton(dialog, 'Imprimer une lettre');
      const text = papers.sheets[0]!.body.textContent ?? '';
      expect(text).toMatch(/Chers Luc et Zoë,.*Merci, Luc et Zoë !/s);
    } finally {
      papers.restore();
    }
  });

  it('is shown with its address where the window of an envelope is [R7]', async () => {
    const { dialog } = await opened();
    await click(query(dialog, 'input[value=lettres]'));
    await until(() => dialog.querySelector('figure'));
    const paper = query(dialog, 'figure > div').getBoundingClientRect();
    const block = query(dialog, 'figure > div > div').getBoundingClientRect();
    const millimetres = (length: number) => (length / paper.width) * 210;
    expect(millimetres(block.left - paper.left)).toBeCloseTo(110, 0);
    expect(millimetres(block.top - paper.top)).toBeCloseTo(55, 0);
    expect([millimetres(block.width), millimetres(block.height)].map(Math.round)).toEqual([85, 33]);
  });

  it('is not offered by a back end without it [R7]', async () => {
    const nom = await people();
    const quiet = announcing(...CAPABILITIES.filter((name) => name !== 'etiquettes'));
    const { root } = showWidget(membersArea, await hostedBackend(quiet), {
      route: `/community?q=${nom}`,
    });
    await until(() => allShown(root, 'tbody tr').length === 3);
    await pressButton(root, 'Autres actions');
    await until(() => maybeMenuItem(root, 'Imprimer la liste'));
    expect(maybeMenuItem(root, 'Étiquettes ou lettre…') ?? null).toBe(null);
  });
});
