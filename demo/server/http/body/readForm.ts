/** Reads forms with files (multipart/form-data) as a stream, so that excess is refused before the rest has arrived. */
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { HttpError, invalid } from '../httpError';
import { httpTexts } from '../texts';
import { FIELD_BYTES, type FormLimits, KEYS_MAX } from './bodyLimits';

/** Fields and files by name; the last counts when a name occurs twice. */
type Form = Map<string, string | File>;

const NAME_BYTES = 1000;
const HEADER_BYTES = 16 * 2 ** 10;

/** Browsers escape these three characters, which would otherwise end the name. */
const written: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const asNamed = (name: string): string =>
  name.replace(/%(?:22|0D|0A)/gi, (code) => written[code.toUpperCase()]!);

const unreadable = () => new HttpError(400, httpTexts.unreadableForm);

function parserOf(contentType: string, { file }: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: {
        fileSize: file,
        fieldSize: FIELD_BYTES,
        parts: KEYS_MAX,
        headerPairs: 20,
        headerSize: HEADER_BYTES,
      },
    });
  } catch {
    throw unreadable();
  }
}

/** Collects what the parser finds until something is refused. */
class FormParts {
  readonly form: Form = new Map();
  refusal?: HttpError;

  constructor(
    parser: BusboyInstance,
    private readonly limits: FormLimits,
  ) {
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      if (isTruncated) this.refuse(new HttpError(413, httpTexts.tooLarge));
      else if (this.isNamed(name)) this.form.set(asNamed(name), value);
    });
    parser.on('file', (field, stream, name) => this.takeFile(field, stream, name));
    parser.on('partsLimit', () => this.refuse(new HttpError(413, httpTexts.tooManyParts(KEYS_MAX))));
    parser.on('error', () => this.refuse(unreadable()));
  }

  private refuse(error: HttpError): void {
    this.refusal ??= error;
  }

  private isNamed(name: string | undefined): name is string {
    if (!name || name.length > NAME_BYTES) this.refuse(unreadable());
    // A plain object can't store a key of this name.
    else if (name === '__proto__') this.refuse(invalid({ ['__proto__']: httpTexts.badName }));
    return !this.refusal;
  }

  private takeFile(field: string | undefined, stream: BusboyFileStream, name: string): void {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('error', () => this.refuse(unreadable()));
    if (!this.isNamed(field)) return void stream.resume();
    stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    stream.on('limit', () => this.refuse((this.limits.fileRefusal ?? this.limits.refusal)(asNamed(field))));
    stream.on('end', () => {
      this.form.set(asNamed(field), new File(chunks, asNamed(name)));
    });
  }
}

/** @throws HttpError 400 for a malformed form, 413 when it is too large, 422 for a name that no field can have */
export async function readForm(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: FormLimits,
): Promise<Form> {
  const parser = parserOf(contentType, limits);
  const found = new FormParts(parser, limits);
  const check = () => {
    if (found.refusal) throw found.refusal;
  };
  const isEnded = new Promise<void>((done) => {
    parser.once('finish', done).once('error', done);
  });
  try {
    for await (const chunk of chunks) {
      const isWritten = new Promise<void>((done) => {
        parser.write(chunk, () => done());
      });
      await Promise.race([isWritten, isEnded]);
      check();
    }
    parser.end();
    await isEnded;
    check();
    return found.form;
  } finally {
    parser.destroy();
  }
}
