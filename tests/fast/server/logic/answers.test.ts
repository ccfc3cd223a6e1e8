import { describe, expect, it } from 'vitest';
import { fileKindOf, fileTypeOf } from '../../../../demo/server/contract/forms/answers/fileTypes';
import {
  checkedAnswers,
  readSent,
  type SentAnswers,
  storedSizeOf,
} from '../../../../demo/server/contract/forms/answers/readAnswers';
import { refusalOf, refusalOfAsync } from './refused';

describe('a sent file', () => {
  const isOne = (name: string, content: string) => fileTypeOf(name)?.isOne(Buffer.from(content, 'latin1'));

  it('has the type of its name', () => {
    const rows = [
      ['a.pdf', '%PDF-1.7', 'application/pdf'],
      ['a.jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
      ['a.jpeg', '\xff\xd8\xff\xe1', 'image/jpeg'],
      ['a.png', '\x89PNG\r\n', 'image/png'],
      ['a.webp', 'RIFF0000WEBPVP8 ', 'image/webp'],
      ['a.heic', '0000ftypheic', 'image/heic'],
      ['a.txt', 'bonjour', 'text/plain; charset=utf-8'],
      ['a.csv', 'a;b', 'text/csv; charset=utf-8'],
      ['a.doc', '\xd0\xcf\x11\xe0\xa1', 'application/msword'],
      ['a.docx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['a.odt', 'PK\x03\x04', 'application/vnd.oasis.opendocument.text'],
      ['a.xls', '\xd0\xcf\x11\xe0', 'application/vnd.ms-excel'],
      ['a.xlsx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['a.ods', 'PK\x03\x04', 'application/vnd.oasis.opendocument.spreadsheet'],
    ] as const;
    for (const [name, content, type] of rows) {
      expect.soft(isOne(name, content), name).toBe(true);
      expect.soft(isOne(name, `\0${content}`), name).toBe(false);
      expect.soft(fileTypeOf(name)?.type, name).toBe(type);
    }
  });

  const kindOf = (name: string, content: string) => fileKindOf(name, Buffer.from(content, 'latin1'));

  it('is a photo by its content, whatever its name says, and a PDF file after a byte-order mark too [K22]', () => {
    const rows = [
      ['photo.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
      ['photo.jpg', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
      ['photo.jpg', '\x89PNG\r\n', 'png'],
      ['photo.jpeg', 'RIFF0000WEBPVP8 ', 'webp'],
      ['image.jfif', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpg'],
      ['IMG_0042', '\xff\xd8\xff\xe1', 'jpg'],
      ['fiche.pdf', '\xef\xbb\xbf%PDF-1.7', 'pdf'],
      ['fiche.pdf', '\r\n%PDF-1.4', 'pdf'],
    ] as const;
    for (const [name, content, kind] of rows) expect.soft(kindOf(name, content), name).toBe(kind);
  });

  it('is refused where neither name nor content is of an accepted kind [K22]', () => {
    const rows = [
      ['film.mp4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
      ['film.heic', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
      ['photo.jpg', '\0\0\0\x18ftypavif\0\0\0\0avifmif1'],
      ['photo.jpg', 'GIF89a'],
      ['photo.jfif', 'MZ'],
      ['fiche.pdf', '<script>'],
      ['page.html', '<html>'],
      ['fiche.png', '%PDF-1.7'],
      ['son.webp', 'RIFF0000WAVEfmt '],
    ] as const;
    for (const [name, content] of rows) expect.soft(kindOf(name, content), name).toBeUndefined();
  });

  it('has no type when its ending is unknown', () => {
    expect(fileTypeOf('a.exe')).toBeUndefined();
  });
});

describe('an answer that a visitor sends', () => {
  const pdf = (name: string, size = 8) => new File(['%PDF'.padEnd(size)], name);
  const fields = [
    { id: 1, nom_du_champ: 'Nom', type_de_champ: 'text', is_required: true },
    { id: 2, nom_du_champ: 'Repas', type_de_champ: 'checkbox', option: 'Midi, Soir' },
    { id: 3, nom_du_champ: 'Photo', type_de_champ: 'file' },
    { id: 4, nom_du_champ: 'Âge', type_de_champ: 'number' },
  ];
  const checked = async (givenValues: unknown, parts = {}) =>
    checkedAnswers(fields, await readSent({ valeurs: givenValues, ...parts }));
  const refused = async (givenValues: unknown, parts = {}) =>
    (await refusalOfAsync(() => checked(givenValues, parts))).errors;

  it('is stored under the true kind of its file [K22]', async () => {
    const named = async (name: string, content: string) =>
      (await checked({ 1: 'Awa' }, { 3: new File([Buffer.from(content, 'latin1')], name) })).files[0]?.file
        .name;
    expect([
      await named('photo.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      await named('image.JFIF', '\xff\xd8\xff\xe0'),
      await named('IMG_0042', '\x89PNG'),
      await named('photo.v2', '\xff\xd8\xff'),
      await named('photo.JPEG', '\xff\xd8\xff\xe0'),
    ]).toEqual(['photo.heic', 'image.jpg', 'IMG_0042.png', 'photo.v2.jpg', 'photo.JPEG']);
  });

  it('is refused without any value [K22]', async () => {
    const optional = fields.map((field) => ({ ...field, is_required: false }));
    for (const givenValues of [{}, { 1: ' \u200b ' }, { 2: [] }, { 2: [' '] }, { 1: '', 4: '' }]) {
      const sent = await readSent({ valeurs: givenValues });
      expect.soft(refusalOf(() => checkedAnswers(optional, sent))).toMatchObject({
        status: 422,
        message: 'Remplissez au moins un champ',
      });
    }
    expect(checkedAnswers(optional, await readSent({ valeurs: {}, 3: pdf('a.pdf') })).files).toHaveLength(1);
  });

  it('is stored by field, with tidy texts, each option once, and files by name', async () => {
    const sent = await checked(
      { 1: ' Awa\r\nDiallo ', 2: ['Soir', ' Midi ', 'Soir', ''], 4: 7 },
      { 3: pdf('C:\\photos/ma  photo.pdf') },
    );
    expect(sent.values).toEqual({
      1: 'Awa\nDiallo',
      2: ['Soir', 'Midi'],
      3: 'ma photo.pdf',
      4: '7',
    });
    expect(sent.files).toMatchObject([{ champ_id: 3, file: { name: 'ma photo.pdf', size: 8 } }]);
    expect(sent.files[0]?.file.bytes.toString()).toBe('%PDF    ');
  });

  it('may be JSON inside a form, and leaves out empty fields', async () => {
    expect((await checked('{"1":"Awa\\u0000","2":[],"4":""}')).values).toEqual({ 1: 'Awa' });
    expect((await checked({ 1: 'Awa' }, { 3: new File([], '') })).files).toEqual([]);
  });

  it('has a file name of at most 150 characters, its ending kept', async () => {
    const { values } = await checked({ 1: 'Awa' }, { 3: pdf(`${'😀'.repeat(200)}.pdf`) });
    expect(values[3]).toBe(`${'😀'.repeat(146)}.pdf`);
  });

  it('is refused when it is no list of answers', async () => {
    const bad = { valeurs: 'Cette valeur n’est pas acceptée.' };
    for (const givenValues of [[], 4, true, '[]', 'null', '"Awa"'])
      expect(await refused(givenValues)).toEqual(bad);
    for (const value of [{}, [4], true, null]) expect(await refused({ 1: value })).toEqual(bad);
    expect((await refusalOfAsync(() => readSent({ valeurs: '{' }))).status).toBe(400);
  });

  it('is refused with a sentence per field, and for each that the form doesn’t have', async () => {
    const stranger = 'Ce champ ne fait pas partie du formulaire.';
    expect(await refused(undefined)).toEqual({ 1: 'Ce champ est obligatoire' });
    expect(await refused({ 1: 'Awa', 9: 'x' }, { 8: pdf('a.pdf') })).toEqual({ 9: stranger, 8: stranger });
    expect(await refused({ 1: 'Awa', ['k'.repeat(200)]: 'x' })).toEqual({ ['k'.repeat(100)]: stranger });
    expect(await refused({ 1: 'Awa' }, { 3: 'texte' })).toEqual({ 3: stranger });
    expect(await refused({ 1: 'Awa' }, { ['k'.repeat(200)]: 'texte' })).toEqual({
      ['k'.repeat(100)]: stranger,
    });
    expect(await refused({ 1: 'Awa', 4: 'dix' })).toHaveProperty('4');
    expect(await refused({ 1: 'Awa', 3: 'x' }, { 3: pdf('a.pdf') })).toEqual({
      3: 'Cette valeur n’est pas acceptée.',
    });
  });

  it('is refused with a file that is empty or doesn’t fit its name', async () => {
    expect((await refused({ 1: 'Awa' }, { 3: pdf('a.png') }))?.[3]).toContain(
      'Le contenu de ce fichier n’est pas ce',
    );
    expect((await refused({ 1: 'Awa' }, { 3: pdf('a.exe') }))?.[3]).toContain('Ce type de fichier');
    expect(await refused({ 1: 'Awa' }, { 3: new File([], 'a.pdf') })).toEqual({ 3: 'Le fichier est vide.' });
  });

  it('contains at most 25 megabytes of files', async () => {
    const photos = [5, 6, 7].map((id) => ({ id, nom_du_champ: 'Photo', type_de_champ: 'file' }));
    const file = (size: number) => ({ name: 'a.pdf', size, bytes: Buffer.from('%PDF') });
    const sent = (last: number): SentAnswers => ({
      values: new Map(),
      files: new Map([
        ['5', file(10 * 2 ** 20)],
        ['6', file(10 * 2 ** 20)],
        ['7', file(last)],
      ]),
    });
    expect(checkedAnswers(photos, sent(5 * 2 ** 20)).files).toHaveLength(3);
    expect(refusalOf(() => checkedAnswers(photos, sent(5 * 2 ** 20 + 1)))).toMatchObject({
      status: 413,
      message: expect.stringContaining('25\u00a0Mo'),
    });
  });

  it('counts the bytes of its texts and files', async () => {
    expect(storedSizeOf(await readSent({ valeurs: { 1: 'é' }, 3: pdf('a.pdf', 20) }))).toBe(20 + 10);
  });
});
