import { describe, expect, it, vi } from 'vitest';
import { BodyBudget } from '../../../../demo/server/http/body/BodyBudget';
import { bodyChunks } from '../../../../demo/server/http/body/bodyChunks';
import { DEPTH_MAX, type FormLimits, VALUES_MAX } from '../../../../demo/server/http/body/bodyLimits';
import { BODY_PARTS } from '../../../../demo/server/http/body/bodyParts';
import { JsonShape } from '../../../../demo/server/http/body/jsonShape';
import { readForm } from '../../../../demo/server/http/body/readForm';
import { innerJson, readJson } from '../../../../demo/server/http/body/readJson';
import { HttpError } from '../../../../demo/server/http/httpError';
import { FILES_BYTES } from '../../../../src/domain/forms/answer';
import { refusalOf, refusalOfAsync } from './refused';

const bytes = (text: string) => new TextEncoder().encode(text);

async function* inPieces(text: string, length = 3) {
  const all = bytes(text);
  for (let at = 0; at < all.length; at += length) yield all.subarray(at, at + length);
}

describe('the shape of a JSON text', () => {
  const shape = (text: string, keys = 3, length = 1000) => {
    const read = new JsonShape(keys);
    const all = bytes(text);
    for (let at = 0; at < all.length; at += length) read.read(all.subarray(at, at + length));
  };

  it('has a maximum number of keys, whatever its texts contain', () => {
    for (const length of [1, 2, 3, 1000]) {
      shape('{"a":{"b":1,"c":"x:y:z,{[\\":\\\\"}}', 3, length);
      expect(refusalOf(() => shape('{"a\\\\":1,"b":1,"c":1,"d":1}', 3, length))).toMatchObject({
        status: 413,
        message: 'Le corps de la requête ne peut pas compter plus de 3 clés.',
      });
      expect(refusalOf(() => shape('["\\"",{"a":1,"b":1,"c":1,"d":1}]', 3, length)).status).toBe(413);
    }
  });

  it('has a maximum number of values', () => {
    shape(`[${'1,'.repeat(VALUES_MAX - 1)}1]`);
    expect(refusalOf(() => shape(`[${'1,'.repeat(VALUES_MAX)}1]`))).toMatchObject({
      status: 413,
      message: `Le corps de la requête ne peut pas compter plus de ${VALUES_MAX} valeurs.`,
    });
  });

  it('has a maximum depth, counted by open lists and objects', () => {
    shape('['.repeat(DEPTH_MAX) + ']'.repeat(DEPTH_MAX));
    shape('[{}],'.repeat(50));
    for (const open of ['[', '{'])
      expect(refusalOf(() => shape(open.repeat(DEPTH_MAX + 1)))).toMatchObject({
        status: 400,
        message: 'Le corps de la requête est trop imbriqué.',
      });
  });
});

describe('a JSON body', () => {
  it('is read wherever it is cut, even inside letters, and is an empty object when it is empty', async () => {
    for (const length of [1, 2, 5]) {
      expect(await readJson(inPieces('{"nom":"Élodie 😀"}', length), 10)).toEqual({ nom: 'Élodie 😀' });
      expect(await readJson(inPieces(' \n', length), 10)).toEqual({});
    }
    expect(await readJson(inPieces(''), 10)).toEqual({});
  });

  it('is refused when it can’t be read, or contains too much', async () => {
    expect(await refusalOfAsync(() => readJson(inPieces('{"nom":'), 10))).toMatchObject({ status: 400 });
    expect(await refusalOfAsync(() => readJson(inPieces('{"a":1,"b":2}'), 1))).toMatchObject({ status: 413 });
    // The body ends with the first half of a letter.
    const half = (async function* () {
      yield Uint8Array.from([0x22, 0xc3]);
    })();
    expect(await refusalOfAsync(() => readJson(half, 10))).toMatchObject({ status: 400 });
  });

  it('is read inside a form by the same rules', () => {
    expect(innerJson('{"1":"é"}', 1)).toEqual({ 1: 'é' });
    expect(refusalOf(() => innerJson('{"1":1,"2":2}', 1)).status).toBe(413);
    expect(refusalOf(() => innerJson('{', 1)).message).toBe(
      'Le corps de la requête n’est pas du JSON lisible.',
    );
  });
});

describe('the chunks of a body', () => {
  const taken: number[] = [];
  const { pace } = BODY_PARTS.saves;
  const reservation = { pace, take: (count: number) => void taken.push(count), release: () => {} };
  const refusal = () => new HttpError(413, 'trop');
  const read = async (body: BodyInit | null, max: number, headers?: HeadersInit) => {
    taken.length = 0;
    const request = new Request('http://x', { method: 'POST', body, headers });
    const all: number[] = [];
    for await (const piece of bodyChunks(request, { max, refusal, reservation })) all.push(piece.byteLength);
    return all.reduce((sum, count) => sum + count, 0);
  };

  it('are counted before they are passed on, up to their maximum', async () => {
    expect(await read('12345', 5)).toBe(5);
    expect(taken).toEqual([5]);
    expect(await read(null, 5)).toBe(0);
  });

  it('are refused beyond it, unread if the declared length exceeds it', async () => {
    expect(await refusalOfAsync(() => read('123456', 5))).toMatchObject({ status: 413, message: 'trop' });
    expect(taken).toEqual([]);
    expect(await refusalOfAsync(() => read('1', 5, { 'content-length': '6' }))).toMatchObject({
      status: 413,
    });
    expect(await read('12345', 5, { 'content-length': '5' })).toBe(5);
  });

  it('are read for a while after a refusal, so that the sender gets the answer', async () => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (read++ < 5) controller.enqueue(bytes('123456'));
        else controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half' as const };
    const request = new Request('http://x', init);
    const pieces = bodyChunks(request, { max: 8, refusal, reservation });
    await pieces.next();
    await refusalOfAsync(() => pieces.next());
    await vi.waitFor(() => expect(read).toBe(6), { timeout: 3000 });
  });
});

describe('the bytes in memory', () => {
  const { all, each } = BODY_PARTS.files;

  it('are refused when one holder or all of them exceed the part of their kind', () => {
    const bodyBudget = new BodyBudget();
    bodyBudget.reserve('files', 'a').take(each);
    expect(refusalOf(() => bodyBudget.reserve('files', 'a').take(1))).toMatchObject({
      status: 503,
      retryAfter: 5,
    });
    const again = new BodyBudget();
    for (let taken = 0; taken < all; taken += each) again.reserve('files', String(taken)).take(each);
    expect(refusalOf(() => again.reserve('files', 'c').take(1)).status).toBe(503);
    // Another kind has a part of its own.
    again.reserve('saves', 'c').take(1);
  });

  it('are released once their call is answered', () => {
    const bodyBudget = new BodyBudget();
    for (let call = 0; call < 3; call++) {
      const reservation = bodyBudget.reserve('files', 'a');
      reservation.take(each / 2);
      reservation.take(each / 2);
      reservation.release();
    }
    const one = bodyBudget.reserve('files', 'a');
    const other = bodyBudget.reserve('files', 'a');
    one.take(each / 2);
    other.take(each / 2);
    one.release();
    expect(refusalOf(() => bodyBudget.reserve('files', 'a').take(each / 2 + 1)).status).toBe(503);
  });

  it('are 200 MB at most, and one address has room for the largest answer', () => {
    const total = Object.values(BODY_PARTS).reduce((sum, part) => sum + part.all, 0);
    expect(total).toBeLessThanOrEqual(200 * 2 ** 20);
    expect(BODY_PARTS.answers.each).toBeGreaterThanOrEqual(FILES_BYTES + 2 ** 20);
  });
});

describe('a form with files', () => {
  const limits: FormLimits = {
    max: 2 ** 20,
    file: 10,
    refusal: () => new HttpError(413, 'trop'),
    fileRefusal: (name) => new HttpError(413, `trop\u00a0: ${name}`),
  };
  const type = 'multipart/form-data; boundary=xx';
  const part = (disposition: string, value: string) =>
    `--xx\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
  const read = (parts: string, given: Partial<FormLimits> = {}, end = '--xx--\r\n') =>
    readForm(inPieces(parts + end, 7), type, { ...limits, ...given });
  const refused = async (parts: string, given?: Partial<FormLimits>, end?: string) =>
    refusalOfAsync(() => read(parts, given, end));

  it('has texts and files by name, the last of each', async () => {
    const form = await read(
      part('name="a"', 'un') +
        part('name="a"', 'deux') +
        part('name="photo"; filename="mes photos/été.png"', '0123456789') +
        part('name="vide"; filename=""', ''),
    );
    expect([...form.keys()]).toEqual(['a', 'photo', 'vide']);
    expect(form.get('a')).toBe('deux');
    const photo = form.get('photo') as File;
    expect([photo.name, photo.size, await photo.text()]).toEqual(['mes photos/été.png', 10, '0123456789']);
    expect(form.get('vide')).toBeInstanceOf(File);
  });

  it('has names with the characters that browsers escape', async () => {
    const form = await read(part('name="a%22b%0d%0Ac%41"', 'x') + part('name="f"; filename="d%22.txt"', 'y'));
    expect([...form.keys()]).toEqual(['a"b\r\nc%41', 'f']);
    expect((form.get('f') as File).name).toBe('d".txt');
  });

  it('is refused for a file that is too long, under its field if the route wants that', async () => {
    const long = part('name="photo%22"; filename="a"', '01234567890');
    expect((await refused(long)).message).toBe('trop\u00a0: photo"');
    expect((await refused(long, { fileRefusal: undefined })).message).toBe('trop');
  });

  it('is refused for a text that is too long, too many parts, or an invalid name', async () => {
    expect(await refused(part('name="a"', 'x'.repeat(256 * 1024 + 1)))).toMatchObject({
      status: 413,
      message: 'La requête est trop volumineuse.',
    });
    expect(await refused(part('name="a"', 'x').repeat(1001))).toMatchObject({
      status: 413,
      message: 'Pas plus de 1000 champs à la fois.',
    });
    expect(await refused(part('name="__proto__"', 'x'))).toMatchObject({
      status: 422,
      errors: { ['__proto__']: 'Ce nom de champ n’est pas accepté.' },
    });
    expect((await refused(part(`name="${'a'.repeat(1001)}"`, 'x'))).status).toBe(400);
    expect((await refused(part('name=""; filename="a"', 'x'))).status).toBe(400);
    expect((await read(part(`name="${'a'.repeat(1000)}"`, 'x'))).size).toBe(1);
  });

  it('is refused when it is cut off, or has no boundary', async () => {
    const unreadable = { status: 400, message: 'L’envoi est incomplet ou illisible\u00a0: recommencez.' };
    expect(await refused(part('name="a"', 'x'), {}, '')).toMatchObject(unreadable);
    expect(await refused(part('name="a"; filename="b"', 'x'), {}, '')).toMatchObject(unreadable);
    expect(await refusalOfAsync(() => readForm(inPieces(''), 'multipart/form-data', limits))).toMatchObject(
      unreadable,
    );
  });
});
