import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/*
 * The letters of the server: their French stands in files of texts, where it is read and compared whole, and the modules that
 * write a letter put it together.
 */
const SERVER = 'demo/server';
/** What only a module that writes letters, or hands them on, asks for. */
const OF_LETTERS = /\b(?:greeting|writeLetter|LINK_PLACE|NewMail)\b/;
const TEXTS = /(?:^|\/)\w*[tT]exts\.ts$/;

interface Node {
  type: string;
  value?: unknown;
  tag?: { name?: string };
  callee?: { name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Names of modules, SQL, and errors, which are English, are no words of a letter. */
const isOther = ({ type, tag, callee }: Node): boolean =>
  type === 'ImportDeclaration' || tag?.name === 'sql' || callee?.name === 'Error';
/** What a query has as text. */
const OF_QUERIES = /^(?:[\w.]+ as \w+|is not)$/;

/** The literal texts of a source. */
function textsIn(node: Node): string[] {
  if (isOther(node)) return [];
  const { type, value } = node;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { raw: string }).raw];
  return Object.values(node).flat().filter(isNode).flatMap(textsIn);
}

/** Two words, a word with a capital, an accent, or a sign of French; words of the wire have none of them. */
const isFrench = (text: string): boolean =>
  /\p{L}\p{Ll}*[,.]? \p{L}|^\p{Lu}\p{Ll}|[À-ÿ«»’…]|\\u00a0|\u00a0/u.test(text) && !OF_QUERIES.test(text);

const frenchIn = (source: string): string[] =>
  textsIn(parseAst(source, { lang: 'ts' }) as unknown as Node).filter(isFrench);

const modules = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !TEXTS.test(file))
  .map((file) => ({ file, source: readFileSync(`${SERVER}/${file}`, 'utf8') }))
  .filter(({ source }) => OF_LETTERS.test(source));

describe('A module of the server that writes letters', () => {
  it('has no French of its own [Q14]', () => {
    expect(modules.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'contract/calendar/EventNews.ts',
        'contract/registrations/letters.ts',
        'contract/services/serviceLetters.ts',
        'contract/signIn/PasswordResets.ts',
        'contract/accounts/invitationRoutes.ts',
      ]),
    );
    const wrong = modules.map(({ file, source }) => ({ file, french: frenchIn(source) }));
    expect(wrong.filter(({ french }) => french.length > 0)).toEqual([]);
  });

  it('greets by the one builder of letters; erasing a person takes the name out of the greeting [Q14]', () => {
    const greeting = modules.filter(({ source }) => /\b(?:greeting|wholeLetter)\b/.test(source));
    expect(greeting.map(({ file }) => file).toSorted()).toEqual([
      'guard/privacy/person/eraseRegistrations.ts',
      'letters/writeLetter.ts',
    ]);
  });

  it('is seen where it has, in a text or around a value [Q14]', () => {
    const samples = [
      "const text = 'Bonjour';",
      "const text = 'à' + place;",
      "const text = ['elle est à vous'];",
      'const text = `vous venez`;',
    ];
    for (const sample of samples) expect.soft(frenchIn(sample), sample).toHaveLength(1);
    expect(frenchIn("import { a } from 'Deux mots';\nconst row = sql`select texte from messages`;")).toEqual(
      [],
    );
  });
});
