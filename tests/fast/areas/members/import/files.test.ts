import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../../src/api/client';
import { FIRST_QUERY } from '../../../../../src/areas/members/data/listQuery';
import { readList } from '../../../../../src/areas/members/data/readList';
import { memberCsv } from '../../../../../src/areas/members/export/memberCsv';
import { fileProblemText } from '../../../../../src/areas/members/import/fileProblemText';
import { importTexts } from '../../../../../src/areas/members/import/texts.fr';
import { printedRow } from '../../../../../src/areas/members/list/print/printedRow';
import type { Member } from '../../../../../src/domain/members/member';

const awa: Member = {
  id: 4,
  nom: 'Diallo',
  prenom: 'Awa',
  telephone: '06',
  email: 'a@b.fr',
  ville: 'Lomé',
  profession: 'Luthière',
  date_naissance: '1990-02-03',
  statut: 'inscrit',
  groupe_actuel: { id: 1, nom: 'Chorale' },
  departement_actuel: { id: 2, nom: 'Son' },
  etape_actuelle: [
    { id: 1, libelle: 'Accueil' },
    { id: 2, libelle: 'Cours' },
  ],
  tags: [
    { id: 1, name: 'Piano' },
    { id: 2, name: 'Chant' },
  ],
};

describe('A member on paper', () => {
  it('is its name, then the chosen columns as text, empty where nothing is known', () => {
    const own = ['telephone', 'email', 'groupe', 'departement', 'etapes', 'tags', 'ville'] as const;
    const others = ['profession', 'naissance', 'statut'] as const;
    expect(printedRow(awa, own)).toEqual([
      'Diallo Awa',
      '06',
      'a@b.fr',
      'Chorale',
      'Son',
      'Accueil, Cours',
      'Piano, Chant',
      'Lomé',
    ]);
    expect(printedRow(awa, others)).toEqual(['Diallo Awa', 'Luthière', '03/02/1990', 'Inscrit']);
    const nothing = printedRow({ id: 5, nom: 'Koffi', prenom: null, date_naissance: '' }, [
      ...own,
      'naissance',
    ]);
    expect(nothing).toEqual(['Koffi', '', '', '', '', '', '', '', '']);
  });
});

describe('What is wrong with a file', () => {
  it('is said with its size, its line or by its kind', () => {
    const told = (problem: Parameters<typeof fileProblemText>[1]) => fileProblemText(importTexts, problem);
    expect(told({ kind: 'tooBig', size: 12.25 * 1024 * 1024 })).toBe(importTexts.tooBig('12,3'));
    expect(told({ kind: 'quotes', line: 7, isOpen: true })).toBe(importTexts.quotes(7));
    expect(told({ kind: 'empty' })).toBe('Ce fichier est vide.');
    expect(told({ kind: 'several' })).toBe(importTexts.several);
  });

  it('counts the dates that mean «unknown» in the singular and in the plural [Q11]', () => {
    const told = (count: number) => importTexts.datesUnknown(count, '1900-01-01');
    const rest = 'votre ancien logiciel écrit 1900-01-01 quand il ne connaît pas la date.';
    expect(told(1)).toBe(`1 date laissée vide\u00a0: ${rest}`);
    expect(told(2)).toBe(`2 dates laissées vides\u00a0: ${rest}`);
  });

  it('names a file of another kind, and how to come to a CSV file [Q11]', () => {
    const kinds = [
      'workbook',
      'vcard',
      'calendar',
      'html',
      'xml',
      'json',
      'pdf',
      'document',
      'archive',
      'binary',
    ];
    const names = [
      'Excel ou LibreOffice',
      'cartes de visite (vCard)',
      'agenda',
      'page web (HTML)',
      'XML',
      'JSON',
      'PDF',
      'traitement de texte',
      'archive (ZIP)',
      'n’est pas un fichier CSV',
    ];
    for (const [at, kind] of kinds.entries()) {
      const sentence = fileProblemText(importTexts, { kind } as Parameters<typeof fileProblemText>[1]);
      expect.soft(sentence, kind).toContain(names[at]);
      expect.soft(sentence, kind).toMatch(/^(?:Ce|C’est un) fichier .* CSV.*\.$/);
    }
  });
});

describe('A filtered list as a file', () => {
  /** A back end whose members change places while they are read. */
  const pages: Record<string, unknown>[] = [
    { count: 3, next: '?page=2', previous: null, results: [awa, { id: 5, nom: 'Koffi' }] },
    {
      count: 3,
      next: null,
      previous: null,
      results: [
        { id: 5, nom: 'Koffi' },
        { id: 6, nom: '=1+1' },
      ],
    },
  ];
  async function written(answers: Record<string, unknown>[], filters = FIRST_QUERY.filters) {
    const asked: string[] = [];
    const send = async (url: unknown) => {
      asked.push(String(url));
      return new Response(JSON.stringify(answers[asked.length - 1]));
    };
    const told: unknown[] = [];
    const columns = ['id', 'nom', 'groupe', 'departement', 'etapes', 'tags', 'ville'] as const;
    const { rows, ...progress } = await readList(
      createClient({ fetch: send }),
      { ...FIRST_QUERY, page: 7, search: 'a', filters },
      { signal: new AbortController().signal, onProgress: (each) => told.push(each) },
    );
    const file = memberCsv(rows.values(), columns, 'csv');
    return { asked, told, progress, type: file.type, lines: (await file.text()).split('\r\n') };
  }

  it('is read page by page like the list, each member once, with its columns by name', async () => {
    const { asked, told, progress, type, lines } = await written(pages);
    expect(asked).toEqual([
      '/api/membres/?page=1&page_size=50&search=a',
      '/api/membres/?page=2&page_size=50&search=a',
    ]);
    expect(told).toEqual([
      { done: 2, total: 3 },
      { done: 3, total: 3 },
    ]);
    expect([progress, type]).toEqual([{ done: 3, total: 3 }, 'text/csv;charset=utf-8']);
    expect(lines).toEqual([
      'Identifiant;Nom;Groupe;Département;Étapes;Tags;Ville',
      '4;Diallo;Chorale;Son;Accueil, Cours;Piano, Chant;Lomé',
      '5;Koffi;;;;;',
      "6;'=1+1;;;;;",
      '',
    ]);
  });

  it('has the day of a stored midnight, and as it came what is no day; for people it says so [Q12]', async () => {
    const born = (...days: string[]) => days.map((day, id) => ({ id, date_naissance: day }));
    const linesOf = async (target: 'csv' | 'excel') => {
      const rows = born('1990-03-05T00:00:00.000Z', '05/03/1990', '1990-03-05T23:30:00-05:00', '1990-03-05');
      const text = await memberCsv(rows, ['date_naissance'], target).text();
      return text.replace('\ufeff', '').trim().split('\r\n').slice(1);
    };
    expect(await linesOf('csv')).toEqual([
      '1990-03-05',
      '05/03/1990',
      '1990-03-05T23:30:00-05:00',
      '1990-03-05',
    ]);
    expect(await linesOf('excel')).toEqual(['05/03/1990', 'Date invalide', 'Date invalide', '05/03/1990']);
    const printed = (day: string) => printedRow({ id: 1, date_naissance: day }, ['naissance'])[1];
    expect(['05/03/1990', '1990-03-05T00:00:00Z'].map(printed)).toEqual(['Date invalide', '05/03/1990']);
  });

  it('asks with the filters, and ends at a page without members whatever is said to follow', async () => {
    const { asked, progress } = await written([{ count: 9, next: '?page=2', previous: null, results: [] }], {
      groupes: [1],
      etapes: [],
      tags: [2],
    });
    expect(asked).toEqual([
      '/api/membres/filtres_combines/?page=1&page_size=50&search=a&groupes[]=1&tags[]=2',
    ]);
    expect(progress).toEqual({ done: 0, total: 9 });
  });
});
