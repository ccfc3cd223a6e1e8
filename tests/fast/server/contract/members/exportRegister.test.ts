import { describe, expect, it } from 'vitest';
import { memberCsv } from '../../../../../src/areas/members/export/memberCsv';
import type { Member } from '../../../../../src/domain/members/member';
import type { ExportColumn } from '../../../../../src/domain/members/memberFieldRules';
import { startTestServer } from '../../../../support/server';
import { ask } from '../../ask';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(1);
const COLUMNS: readonly ExportColumn[] = [
  'prenom',
  'etat',
  'etat_depuis',
  'etat_motif',
  'oppositions',
  'cotisations',
];
const asking = (columns: readonly ExportColumn[]) =>
  columns.map((column) => `&colonnes[]=${column}`).join('');

/** Awa is active again after a departure and up to date, Zoé left, Léo died. */
async function register(nom: string) {
  const [awa, zoe, leo] = [
    await server.add({ nom, prenom: 'Awa', date_inscription: '2020-01-02' }),
    await server.add({ nom, prenom: 'Zoé', date_inscription: '2020-01-02' }),
    await server.add({ nom, prenom: 'Léo', date_inscription: '2020-01-02' }),
  ];
  const set = (body: object) => server.call('POST', '/api/membres/etats/', body);
  await set({ ids: [awa, zoe], etat: 'parti', etat_depuis: '2025-02-03', etat_motif: 'demenage' });
  await set({ ids: [awa], etat: 'actif', etat_depuis: '2025-06-07' });
  await set({ ids: [leo], etat: 'decede', etat_depuis: '2026-01-09' });
  const contacts = { ids: [awa], genres: ['courriels', 'telephone'], action: 'ajouter' };
  await server.call('POST', '/api/membres/oppositions/', contacts);
  await server.call('POST', '/api/membres/cotisations/', { ids: [awa], annee: 2026, action: 'ajouter' });
  await server.call('POST', '/api/membres/cotisations/', { ids: [zoe], annee: 2025, action: 'ajouter' });
}

const file = async (nom: string, format: string, columns = COLUMNS) => {
  const path = `/api/membres/export/?format=${format}&search=${nom}&etat=tous${asking(columns)}`;
  return (await server.fetch('GET', path)).text();
};

const lines = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');

describe('the register in an export', () => {
  it('says states, their day and reason, refused contacts and who is up to date, for people and for an import [R1, R10]', async () => {
    await register('Zfichier');
    expect(lines(await file('Zfichier', 'excel'))).toEqual([
      'Prénom;État;Date de sortie;Raison;Ne souhaite pas;À jour 2026',
      'Awa;Actif;;;E-mails, Téléphone;oui',
      'Léo;Décédé;09/01/2026;;;',
      'Zoé;Parti;03/02/2025;Déménagement;;',
    ]);
    expect(lines(await file('Zfichier', 'csv')).slice(1)).toEqual([
      'Awa;actif;;;courriels, telephone;oui',
      'Léo;decede;2026-01-09;;;',
      'Zoé;parti;2025-02-03;demenage;;',
    ]);
  });

  it('is written by the browser in the same words [R1, R10]', async () => {
    await register('Znavigateur');
    const path = '/api/membres/filtres_combines/?search=Znavigateur&etat=tous&ordering=nom';
    const { results } = await server.call<{ results: Member[] }>('GET', path);
    const columns = COLUMNS.slice(0, -1);
    for (const format of ['excel', 'csv'] as const)
      expect
        .soft(lines(await memberCsv(results, columns, format).text()), format)
        .toEqual(lines(await file('Znavigateur', format, columns)));
    // The year is that of the browser's day, which is not the server's here.
    const year = new Date().getFullYear();
    const paid = { id: 1, cotisations: [{ annee: year, note_le: null, auteur: null }] };
    const csv = memberCsv([paid, { id: 2, cotisations: [] }] as Member[], ['id', 'cotisations'], 'excel');
    expect(lines(await csv.text())).toEqual([`Identifiant;À jour ${year}`, '1;oui', '2;']);
  });

  it('is not there where the back end announces none of it', async () => {
    const quiet = await startTestServer({ members: 1, capabilities: ['export-filtre'] });
    try {
      const { text } = await ask(quiet, `/api/membres/export/?format=csv${asking(COLUMNS)}`, {
        token: await quiet.login(),
      });
      expect(lines(text)[0]).toBe('Prénom');
    } finally {
      await quiet.close();
    }
  });
});
