import { describe, expect, it } from 'vitest';
import { ENTRY_NAME_MAX, EntryFields } from '../../../../demo/server/contract/catalog/entryFields';
import { eventFields as eventFieldsIn } from '../../../../demo/server/contract/events/eventFields';
import { checkedMember } from '../../../../demo/server/contract/members/memberFields';
import { nameKey, searchedBy } from '../../../../demo/server/store/search/eventSearchColumns';
import { searchColumns } from '../../../../demo/server/store/search/memberSearchColumns';
import { onOneLine, tidyLine, tidyText } from '../../../../demo/server/store/search/tidyText';
import { phoneDigits } from '../../../../src/domain/contact/phoneSearch';
import type { EventDraft } from '../../../../src/domain/events/event';
import { foldAccents } from '../../../../src/domain/search/foldAccents';
import { refusalOf } from './refused';

const eventFields = (draft: Parameters<typeof eventFieldsIn>[0]) => eventFieldsIn(draft, 'Europe/Paris');

const TODAY = '2026-03-15';
const person = { nom: 'Diallo', prenom: 'Awa', genre: 'feminin' } as const;
const errorsOf = (draft: object) => checkedMember({ ...person, ...draft }, TODAY).errors;

describe('text before it is stored', () => {
  it('is put on one line, without hidden characters or changes of direction', () => {
    expect(onOneLine(' Awa\r\n\tDiallo\u2028Fall ')).toBe('Awa Diallo Fall');
    expect(onOneLine('Al\u200bice\u202e\u0007')).toBe('Alice');
    expect([onOneLine(null), onOneLine(undefined)]).toEqual(['', '']);
  });

  it('has single spaces and composed letters', () => {
    expect(tidyLine('  E\u0301lan   vital ')).toBe('Élan vital');
    expect([tidyLine(null), tidyLine(undefined), tidyLine('')]).toEqual(['', '', '']);
    // A hidden character between a letter and its accent.
    for (const tidy of [tidyLine, tidyText]) expect(tidy('E\u200b\u0301lan')).toBe('Élan');
  });

  it('stays unchanged if it is too long for every field', () => {
    expect(tidyLine(' a ', 3)).toBe('a');
    expect(tidyLine(' a ', 2)).toBe(' a ');
  });
});

describe('a member before it is stored', () => {
  it('has tidy fields, and null for empty ones', () => {
    const { fields, errors } = checkedMember(
      {
        ...person,
        nom: ' Diallo  Fall',
        ville: ' ',
        email: 'awa@exemple.fr',
        date_naissance: ' 1990-01-31 ',
      },
      TODAY,
    );
    expect(errors).toEqual({});
    expect(fields).toEqual({
      ...person,
      nom: 'Diallo Fall',
      nationalite: null,
      profession: null,
      telephone: null,
      email: 'awa@exemple.fr',
      ville: null,
      adresse: null,
      situation_matrimoniale: null,
      date_naissance: '1990-01-31',
    });
    expect(checkedMember({ ...person, situation_matrimoniale: 'marie' }, TODAY).fields).toMatchObject({
      situation_matrimoniale: 'marie',
      date_naissance: null,
    });
  });

  it('needs a last name and a first name', () => {
    expect(errorsOf({ nom: ' ', prenom: '\u200b' })).toEqual({
      nom: 'Ce champ est obligatoire',
      prenom: 'Ce champ est obligatoire',
    });
    expect(errorsOf({ adresse: '' })).toEqual({});
  });

  it('has texts of a maximum length', () => {
    const rows = [
      ['nom', 100],
      ['prenom', 100],
      ['nationalite', 100],
      ['profession', 150],
      ['telephone', 40],
      ['ville', 120],
      ['adresse', 300],
    ] as const;
    for (const [name, max] of rows) {
      expect.soft(errorsOf({ [name]: '😀'.repeat(max) }), name).toEqual({});
      expect
        .soft(errorsOf({ [name]: 'a'.repeat(max + 1) }), name)
        .toEqual({ [name]: `Pas plus de ${max} caractères.` });
    }
  });

  it('has an e-mail address that looks like one, or none', () => {
    expect(errorsOf({ email: 'awa' })).toEqual({ email: 'L’adresse e-mail n’est pas valide.' });
    expect(errorsOf({ email: `${'a'.repeat(250)}@b.fr` })).toEqual({ email: 'Pas plus de 254 caractères.' });
    expect(errorsOf({ email: '' })).toEqual({});
  });

  it('has a birth date between 1880 and today', () => {
    expect(errorsOf({ date_naissance: TODAY })).toEqual({});
    expect(errorsOf({ date_naissance: '1880-01-01' })).toEqual({});
    expect(errorsOf({ date_naissance: '' })).toEqual({});
    expect(errorsOf({ date_naissance: '2026-03-16' })).toEqual({
      date_naissance: 'Cette date est dans le futur.',
    });
    expect(errorsOf({ date_naissance: '1879-12-31' })).toEqual({
      date_naissance: 'Indiquez une date à partir de 1880.',
    });
    expect(errorsOf({ date_naissance: '2024-02-30' })).toEqual({
      date_naissance: 'Une date de la forme AAAA-MM-JJ est attendue.',
    });
  });
});

describe('text that searches and sorting compare', () => {
  it('has no case, accents, ligatures, apostrophes or dashes', () => {
    expect(foldAccents("  Œuvre D’Élise-Ægir  Straße l'Eau ʼx ")).toBe(
      'oeuvre d elise aegir strasse l eau x',
    );
    expect(foldAccents('E\u0301l\u00adan')).toBe('elan');
  });

  it('contains a French number however it is written', () => {
    expect(phoneDigits('+33 6 12 34 56 78')).toEqual(['0612345678', '33612345678']);
    expect(phoneDigits('0033612345678')).toEqual(['0612345678', '33612345678']);
    expect(phoneDigits('06.12.34.56.78')).toEqual(['0612345678']);
    expect(phoneDigits('+33 6 12')).toEqual(['0612', '33612']);
    expect(phoneDigits('133612345678')).toEqual(['133612345678']);
  });

  it('contains name, town, address and number of a person, one after the other', () => {
    const row = {
      nom: 'Diallo',
      prenom: 'Zoé',
      email: 'Zoe@Exemple.fr',
      telephone: '+33 6 12 34 56 78',
      ville: 'Saint-Étienne',
    };
    expect(searchColumns(row)).toEqual({
      recherche: ' diallo zoe \t saint etienne \t zoe@exemple.fr exemple.fr \t#0612345678#33612345678',
      tri: 'diallo\tzoe',
    });
    expect(searchColumns({ nom: 'Diallo', prenom: 'Zoé', email: null }).recherche).toBe(' diallo zoe \t\t\t');
  });
});

describe('an event before it is stored', () => {
  const draft: EventDraft = { nom_evenement: 'Culte', date: '2026-03-15', is_recurrent: false };
  const refused = (change: Partial<EventDraft>) =>
    refusalOf(() => eventFields({ ...draft, ...change })).errors;

  it('has its columns, with the computed ones', () => {
    expect(
      eventFields({
        ...draft,
        nom_evenement: ' Fête  d’Été ',
        lieu: ' Temple   neuf ',
        date: '2026-03-15T10:30',
        heure_debut: ' 10:30 ',
        heure_fin: '12:00:59',
        is_recurrent: true,
        recurence_data: { frequency: 'weekly' },
      }),
    ).toEqual({
      nom_evenement: 'Fête  d’Été',
      lieu: 'Temple neuf',
      date: '2026-03-15T10:30:00',
      heure_debut: '10:30',
      heure_fin: '12:00:59',
      is_recurrent: true,
      frequency: 'weekly',
      cle: 'fete d ete',
      recherche: ' fete d ete temple neuf ',
    });
  });

  it('keeps a frequency only if it recurs', () => {
    const recurence_data = { frequency: 'weekly' } as const;
    expect(eventFields({ ...draft, recurence_data }).frequency).toBeNull();
    expect(eventFields({ ...draft, is_recurrent: true }).frequency).toBeNull();
    expect(eventFields({ ...draft, is_recurrent: true, recurence_data: null }).frequency).toBeNull();
  });

  it('is found by its name alone if it has no place', () => {
    expect(searchedBy('Culte', null)).toEqual({ cle: 'culte', recherche: ' culte ' });
    expect(nameKey(' 🎉 ')).toBe('🎉');
    expect(nameKey("''")).toBe("''");
  });

  it('takes place at a written day and time', () => {
    const rows = [
      ['2026-03-15', '2026-03-15T00:00:00'],
      [' 2026-03-15T23:59 ', '2026-03-15T23:59:00'],
      ['2026-03-15 09:05:07', '2026-03-15T09:05:07'],
      ['2026-03-15T09:05:07.000', '2026-03-15T09:05:07'],
    ] as const;
    for (const [text, moment] of rows)
      expect.soft(eventFields({ ...draft, date: text }).date, text).toBe(moment);
  });

  it('is refused at what is no moment', () => {
    const rows = [
      '2026-02-30',
      '2026-03-15T24:00',
      '2026-03-15T10:60',
      '2026-03-15T10:00Z',
      '2026-03-15T10:00:00.5',
      'le 2026-03-15',
      '2026-03-15T1:00',
      '',
    ];
    for (const text of rows) expect.soft(refused({ date: text }), text).toEqual({ date: expect.any(String) });
  });

  it('is refused with a sentence per field, all of them in the message', () => {
    expect(refused({ nom_evenement: ' ' })).toEqual({
      nom_evenement: "Le nom de l'événement est obligatoire.",
    });
    expect(refused({ nom_evenement: 'a'.repeat(256) })).toHaveProperty('nom_evenement');
    expect(refused({ lieu: 'a'.repeat(256) })).toEqual({ lieu: 'Le lieu est limité à 255 caractères.' });
    expect(refused({ date: ' ' })).toEqual({ date: "La date de l'événement est obligatoire." });
    expect(refused({ date: 'demain' })).toEqual({
      date: 'Une date de la forme AAAA-MM-JJTHH:MM:SS, sans fuseau horaire, est attendue.',
    });
    for (const heure of ['24:00', '9:00', '10:60', '10:00:60', 'x10:00', '10:00x'])
      expect(refused({ heure_debut: heure, heure_fin: heure }), heure).toEqual({
        heure_debut: 'Une heure de la forme HH:MM est attendue.',
        heure_fin: 'Une heure de la forme HH:MM est attendue.',
      });
    const { status, message } = refusalOf(() => eventFields({ ...draft, nom_evenement: '', date: '' }));
    expect([status, message]).toEqual([
      422,
      "Le nom de l'événement est obligatoire. La date de l'événement est obligatoire.",
    ]);
  });

  it('may have names and places of 255 characters, and no times', () => {
    expect(eventFields({ ...draft, nom_evenement: 'a'.repeat(255), lieu: 'b'.repeat(255) })).toMatchObject({
      heure_debut: null,
      heure_fin: null,
    });
    expect(eventFields({ ...draft, heure_debut: ' ' }).heure_debut).toBeNull();
  });
});

describe('a row of a catalogue before it is stored', () => {
  const errors = (fill: (fields: EntryFields) => EntryFields) =>
    refusalOf(() => fill(new EntryFields()).checked()).errors;

  it('has tidy names, descriptions of several lines, colours, numbers and flags', () => {
    const fields = new EntryFields()
      .name('nom', ' Les   jeunes ', 'requis')
      .prose('description', ' Le  vendredi\r\nà 20 h\rau temple \n')
      .colour('color', ' #76C12C ')
      .whole('ordre', 3, 1, 9)
      .flag('actif', false);
    expect(fields.checked()).toEqual({
      nom: 'Les jeunes',
      description: 'Le vendredi\nà 20 h\nau temple',
      color: '#76C12C',
      ordre: 3,
      actif: false,
    });
  });

  it('leaves out missing fields, and clears empty ones', () => {
    const fields = new EntryFields()
      .prose('description', undefined)
      .colour('color', undefined)
      .whole('ordre', undefined, 1, 9)
      .flag('actif', undefined)
      .prose('mission', null)
      .colour('couleur', '');
    expect(fields.checked()).toEqual({ mission: null, couleur: null });
  });

  it('is refused field by field', () => {
    expect(errors((f) => f.name('nom', ' ', 'Un nom est requis'))).toEqual({ nom: 'Un nom est requis' });
    expect(errors((f) => f.name('nom', 'a'.repeat(ENTRY_NAME_MAX + 1), 'requis'))).toHaveProperty('nom');
    expect(errors((f) => f.prose('description', 'a'.repeat(5001)))).toHaveProperty('description');
    expect(errors((f) => f.colour('color', 'a'.repeat(51)))).toHaveProperty('color');
    for (const number of [0, 10, 1.5])
      expect(errors((f) => f.whole('ordre', number, 1, 9))).toEqual({
        ordre: 'Un nombre entier de 1 à 9 est attendu.',
      });
    expect(new EntryFields().whole('a', 1, 1, 9).whole('b', 9, 1, 9).checked()).toEqual({ a: 1, b: 9 });
    expect(new EntryFields().colour('color', 'a'.repeat(50)).checked()).toEqual({ color: 'a'.repeat(50) });
  });
});
