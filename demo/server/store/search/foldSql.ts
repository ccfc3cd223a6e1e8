/**
 * `fold` of src/domain as a function of the database, for the columns that it computes itself: made of the same letters,
 * so that both give the same keys, whatever the collation.
 */
import { type Kysely, sql } from 'kysely';
import { foldRule } from '../../../../src/domain/search/foldAccents';

/** What may be folded lies in these ranges: the others are ideographs, Hangul, surrogates and private characters. */
const RANGES = [
  [0x1, 0x33ff],
  [0xa000, 0xabff],
  [0xf900, 0x16fff],
  [0x18d00, 0x1ffff],
  [0xe0000, 0xe01ff],
] as const;

function* characters(): Generator<[code: number, character: string]> {
  for (const [from, to] of RANGES)
    for (let code = from; code <= to; code++) yield [code, String.fromCodePoint(code)];
}

const escaped = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;

/** The characters that a pattern of one character matches, as the inside of a bracket of the database's patterns. */
function bracketOf(pattern: RegExp): string {
  const ranges: [from: number, to: number][] = [];
  for (const [code, character] of characters()) {
    if (!pattern.test(character)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`))
    .join('');
}

/** Other letters than those of ASCII with their small letters, or with what is typed for them. */
function capitals(): [letter: string, typed: string][] {
  const found: [string, string][] = [];
  for (const [code, character] of characters()) {
    const lower = character.toLowerCase();
    if (code < 0x80 || lower === character || character.normalize('NFKD') !== character) continue;
    found.push([character, foldRule.letters.get(lower) ?? lower]);
  }
  return found;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Statements that replace letters in the variable `plie`. One letter for one goes in a single pass. */
function replacing(letters: readonly (readonly [letter: string, typed: string])[]): string {
  const single = letters.filter(([, typed]) => [...typed].length === 1);
  const longer = letters.filter(([, typed]) => [...typed].length > 1);
  const [from, to] = [0, 1].map((at) => quoted(single.map((pair) => pair[at]).join('')));
  return [
    `plie := translate(plie, ${from}, ${to});`,
    ...longer.map(([letter, typed]) => `plie := replace(plie, ${quoted(letter)}, ${quoted(typed)});`),
  ].join('\n');
}

/** Each step is left out where it has nothing to do: looking a letter up among a thousand takes long. */
function foldFunction(): string {
  const all = capitals();
  const special = all.filter(([letter]) => foldRule.letters.has(letter.toLowerCase()));
  const marks = `[${bracketOf(/\p{M}/u)}]`;
  const dropped = `[${bracketOf(new RegExp(`[\\p{M}\\p{Cf}${foldRule.untyped}]`, 'u'))}]`;
  const blanks = `[${bracketOf(new RegExp(`[\\s\\p{Pd}${foldRule.blanks}]`, 'u'))}]+`;
  return `create or replace function cle_de_tri(texte text) returns text language plpgsql immutable parallel safe as $$
    declare
      plie text collate "C" := texte;
    begin
      if octet_length(plie) > length(plie) then
        plie := regexp_replace(normalize(regexp_replace(plie, '${marks}', '', 'g'), NFKD), '${dropped}', '', 'g');
      end if;
      if octet_length(plie) > length(plie) then
        ${replacing([...foldRule.letters, ...special])}
      end if;
      if octet_length(plie) > length(plie) then
        ${replacing(all)}
      end if;
      return nullif(btrim(regexp_replace(lower(plie), '${blanks}', ' ', 'g')), '');
    end $$`;
}

/** Makes the function of the database compare like `fold`. Keys that are stored already stay as they are. */
export const writeFoldFunction = <T>(db: Kysely<T>): Promise<unknown> => sql.raw(foldFunction()).execute(db);
