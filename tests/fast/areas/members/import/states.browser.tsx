import type { Member } from '../../../../../src/domain/members/member.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { maybe, pressButton } from '../../../../support/onScreen.ts';
import { byLabel, until } from '../../../../support/queries.ts';
import { makeMember, onServer } from '../../../../support/serverRows.ts';
import {
  announceNothing,
  cells,
  chooseCsv,
  csv,
  eachImport,
  family,
  isAtStep,
  opened,
  text,
} from './fixtures.tsx';

/* The states of people in a file, from the columns to the records. */

eachImport();

const HEADER = 'Nom;Prénom;Sexe;Mail;État;Date de sortie;Raison';

const stored = (id: number) => onServer<Member>('GET', `/api/membres/${id}/membre_avec_relations/`);

describe('the states in a file', () => {
  it('are columns that are found, shown as they are read, and noted on records that are there [R1]', async () => {
    const email = `zoe.${family}@exemple.fr`;
    const known = await makeMember({ nom: family, prenom: 'Zoé', genre: 'feminin', email });
    const day = new Date().toISOString().slice(0, 10);
    const { root } = opened();
    chooseCsv(
      root,
      csv(
        [
          `${family};Zoé;F;${email};Décédée le ${day.split('-').reverse().join('/')};;`,
          `${family};Paul;H;paul.${family}@exemple.fr;Parti(e);31/05/2019;Démission`,
          `${family};Awa;F;awa.${family}@exemple.fr;en voyage;;`,
        ],
        HEADER,
      ),
    );
    await isAtStep(root, 'Colonnes du fichier');
    await until(() => maybe(root, 'label', 'Raison'));
    for (const [label, column] of [
      ['État', '4'],
      ['Date de sortie', '5'],
      ['Raison', '6'],
    ] as const)
      expect(byLabel<HTMLSelectElement>(root, label).value).toBe(column);
    const shown = cells(root).map((row) => row.slice(-4));
    expect(shown[1]).toEqual(['Parti', '31/05/2019', 'Démission', '']);
    expect(shown[2]?.[3]).toBe('État «\u00a0en voyage\u00a0»\u00a0: non compris');
    await axeCheck(root);
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Prêt à importer');
    await text(root, '1 fiche existante à compléter');
    expect((await stored(known.id)).etat).toBe('actif');
    await pressButton(root, 'Importer 1 membre et compléter 1 fiche');
    await isAtStep(root, 'Import terminé');
    await text(root, '1 fiche existante complétée');
    await text(root, '1 membre créé');
    await text(root, '1 ligne refusée');
    expect(await stored(known.id)).toMatchObject({ etat: 'decede', etat_depuis: day });
    await until(() => maybe(root, 'td', /1 décès noté/));
  });

  it('stand beside consents, which are noted unless the user says otherwise [R9]', async () => {
    const email = `ana.${family}@exemple.fr`;
    const known = await makeMember({ nom: family, prenom: 'Ana', genre: 'feminin', email });
    const { root } = opened();
    chooseCsv(
      root,
      csv(
        [`${family};Ana;F;${email};06/09/2025`, `${family};Luc;H;luc.${family}@exemple.fr;non`],
        'Nom;Prénom;Sexe;Mail;Droit à l’image',
      ),
    );
    await isAtStep(root, 'Colonnes du fichier');
    const box = await until(() =>
      maybe(root, 'label', 'Noter les consentements\u00a0: Droit à l’image (Photos)'),
    );
    expect(
      box.querySelector('input')?.checked ?? byLabel<HTMLInputElement>(root, box.textContent ?? '').checked,
    ).toBe(true);
    await pressButton(root, 'Vérifier le fichier');
    await isAtStep(root, 'Prêt à importer');
    await until(() => maybe(root, 'td', /Photos\u00a0: un import ne note que des accords/));
    await pressButton(root, 'Importer 1 membre et compléter 1 fiche');
    await isAtStep(root, 'Import terminé');
    await until(() => maybe(root, 'td', /Photos\u00a0: «\u00a0oui\u00a0» est noté/));
    const { consentements } = await onServer<{ consentements: object[] }>(
      'GET',
      `/api/membres/${known.id}/consentements/`,
    );
    expect(consentements).toMatchObject([{ du: '2025-09-06' }]);
  });

  it('are not asked about, and left aside, where the back end keeps none', async () => {
    await announceNothing();
    const { root } = opened();
    chooseCsv(root, csv([`${family};Zoé;F;;Parti;;`], HEADER));
    await isAtStep(root, 'Colonnes du fichier');
    await text(root, 'Colonnes du fichier laissées de côté\u00a0: État, Date de sortie, Raison.');
    expect(maybe(root, 'label', 'État')).toBeFalsy();
  });
});
