import { describe, expect, it } from 'vitest';
import { answersOf, batchFile } from '../../../../../src/areas/members/import/job/batchFile';
import { nextState } from '../../../../../src/areas/members/import/job/importState';
import { reportCsv } from '../../../../../src/areas/members/import/report/reportCsv';
import { importTexts } from '../../../../../src/areas/members/import/texts.fr';
import { IMPORT_COLUMNS } from '../../../../../src/domain/members/fileColumns';
import { nth } from '../../../../support/present';
import { answerAll, checkingOf, jobOf, lineAt, linesOf, reviewed } from './jobSteps';

describe('a batch', () => {
  it('travels as CSV with the canonical header', async () => {
    const job = jobOf(checkingOf(linesOf(2)));
    const file = batchFile(job, nth(job.queue, 0), { fields: IMPORT_COLUMNS, hasStates: true });
    expect(file.type).toBe('text/csv');
    // The mark is there for the server; reading as text would drop it.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      `\ufeff${IMPORT_COLUMNS.join(';')}`,
      'Nom0;Awa;feminin;;;;;;;;;;',
    ]);
  });

  it('gets its answers by line, in any order', () => {
    const batch = { at: [4, 7], isDoubtful: false, duplicates: 'ignorer' as const };
    const reported = [
      { ligne: 3, statut: 'erreur' as const, message: 'Nom trop long' },
      { ligne: 2, statut: 'cree' as const },
    ];
    expect(answersOf(reported, batch)).toEqual([
      { statut: 'cree', message: '' },
      { statut: 'erreur', message: 'Nom trop long' },
    ]);
  });

  it('is not settled by an answer that leaves a line out', () => {
    expect(
      answersOf([{ ligne: 2, statut: 'cree' }], {
        at: [0, 1],
        isDoubtful: false,
        duplicates: 'ignorer' as const,
      }),
    ).toBeUndefined();
  });
});

describe('the report', () => {
  it('says of every line what became of it, with its own cells behind', () => {
    const lines = [
      lineAt(0, { notes: [{ kind: 'phone', field: 'telephone', value: '0612345678' }] }),
      lineAt(1, { problems: [{ kind: 'twoDigitYear', value: '05/03/90' }], cells: ['=1+1', 'Awa', 'F'] }),
      lineAt(2, { doubleOf: 2 }),
      lineAt(3, { leftOut: [{ kind: 'email', field: 'email', value: 'awa@' }] }),
    ];
    const done = answerAll(nextState(reviewed(lines), { type: 'send' }));
    const [header, ...rows] = reportCsv(jobOf(done), importTexts).slice(1).trimEnd().split('\r\n');
    expect(header).toBe('Ligne;Résultat;Détail;Nom;Prénom;Genre');
    expect(rows).toEqual([
      '2;Création;Téléphone\u00a0: numéro complété, 0612345678;Nom0;Awa;F',
      "3;Refus;Date de naissance «\u00a005/03/90\u00a0»\u00a0: écrivez l’année avec quatre chiffres;'=1+1;Awa;F",
      '4;Doublon;Répète la ligne 2;Nom2;Awa;F',
      '5;Création;Adresse e-mail «\u00a0awa@\u00a0» non valide (valeur laissée de côté);Nom3;Awa;F',
    ]);
  });
});
