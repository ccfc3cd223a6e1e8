import { operatorTexts } from './texts';

/** What each error of the system means to the operator. Others are printed as they are. */
const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  EACCES: operatorTexts.notAllowed,
  EPERM: operatorTexts.notAllowed,
  EROFS: operatorTexts.readOnly,
  ENOSPC: operatorTexts.full,
  EDQUOT: operatorTexts.full,
  // PostgreSQL’s code for a full disk, which the embedded database has before it is reached.
  '53100': operatorTexts.full,
  ENOENT: operatorTexts.notFound,
  ENOTDIR: operatorTexts.notFound,
  EISDIR: operatorTexts.isFolder,
  ENOTFOUND: operatorTexts.unknownHost,
  EAI_AGAIN: operatorTexts.unknownHost,
  EADDRNOTAVAIL: operatorTexts.notOwnAddress,
};

/** The same by the numbers of WASI: PGlite's file layer throws an object of its own, with such a number. */
const IN_PGLITE: Readonly<Record<number, (path: string) => string>> = {
  2: operatorTexts.notAllowed,
  19: operatorTexts.full,
  51: operatorTexts.full,
  63: operatorTexts.notAllowed,
  69: operatorTexts.readOnly,
};

function pgliteSentence(error: unknown): string | undefined {
  const { name, errno } = (error ?? {}) as { name?: unknown; errno?: unknown };
  if (name !== 'ErrnoError') return undefined;
  return IN_PGLITE[Number(errno)]?.('') ?? operatorTexts.brokenDatabase;
}

/** What a command or a start prints when it ends with this error: a sentence, never a stack. */
export function operatorSentence(error: unknown): string {
  if (!(error instanceof Error)) return pgliteSentence(error) ?? String(error);
  const { code, path, hostname, address } = error as Error &
    Partial<Record<'code' | 'path' | 'hostname' | 'address', string>>;
  // PGlite ends so where it can't read its files.
  if (/^Aborted\(/.test(error.message)) return operatorTexts.brokenDatabase;
  const sentence = code === undefined ? undefined : SENTENCES[code];
  return sentence ? sentence(path ?? hostname ?? address ?? '') : error.message;
}
