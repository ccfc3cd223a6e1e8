/*
 * The one rule for telephone numbers: what in a text is a number, and how it is shown and dialled; phoneSearch.ts has how
 * it is searched and compared. Fields hold what people type, such as two numbers or «06… (maman)». French numbers have one
 * form; others stay as they are typed, because the plan of their country is unknown.
 */

/** Longer texts hold no number: patterns are tried on bounded texts only. */
const TEXT_MAX = 200;
/** Digits of a number, at most by ITU-T E.164. */
const DIGITS = { least: 5, most: 15 };
/** Fewer digits on both sides of a sign don't make two numbers. */
export const APART_MIN = 6;

/** Digits with what stands between those of one number, a code in brackets included: «(+33) 6…». */
const RUN = /(?:\((?=\+ ?\d{1,4}\)))?(?:\+ ?)?\(?\d(?:[\s.()/‐-―-]*\d)*/gu;
/** How a number with the code of its country begins. */
const PLUS = /^\(?\+/;
/** A letter or a dialling code beside digits makes them something else. */
const OTHER = /[\p{L}\p{N}*#@_]/u;
/** What may stand between two numbers. */
const BETWEEN = [/(\s+[/‐-―-]\s+)/u, /(\s*\/\s*)/u, /(\s+)(?=\+|00[\s.]?[1-9](?:[\s.-]?\d){7})/u];

/** Departments overseas: a number has its code, or a 0 as in all of France. */
const OVERSEAS = ['262', '508', '590', '594', '596'];
/** Territories whose numbers have no 0, and how many digits follow their code. */
const TERRITORIES: Readonly<Record<string, number>> = { 681: 6, 687: 6, 689: 8 };

interface Phone {
  shown: string;
  dialled: string;
  /** The same digits for every way to write it. */
  key: string;
}

/** A part of a text: a number with its link, or what stands beside it. */
interface PhonePart {
  typed: string;
  shown: string;
  /** The address that dials the number. */
  href?: string;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
const pairs = (digits: string): string => digits.replace(/\d\d(?=\d)/g, '$& ');

/** Whether the code of the country is written as one, with a + before it. */
export const hasPlus = (typed: string): boolean => PLUS.test(typed);

/** The digits after + or 00, without a 0 in brackets. */
export function abroad(typed: string): string | undefined {
  const digits = digitsOf(typed.replace(/\(\s*0\s*\)/, ''));
  // «+0033» has the code twice.
  if (hasPlus(typed) || digits.startsWith('00')) return digits.replace(/^00/, '');
  return /^(?:330?[1-9]\d{8}|(?:262|59[046])0?\d{9})$/.test(digits) ? digits : undefined;
}

/** The digits of a number that may be incomplete, those of France with their 0. */
export function national(typed: string): string {
  const digits = abroad(typed);
  if (digits?.startsWith('508')) return `0508${digits.slice(3).replace(/^0?(?:508)?/, '')}`;
  return digits?.replace(/^(?:33|262|59[046])0?(?=\d)/, '0') ?? digitsOf(typed);
}

/** A complete number of France, at home or overseas. */
export function french(typed: string): Phone | undefined {
  const digits = abroad(typed);
  if (digits === undefined) {
    const dialled = digitsOf(typed);
    return /^0[1-9]\d{8}$/.test(dialled) ? { shown: pairs(dialled), dialled, key: dialled } : undefined;
  }
  const home = /^330?([1-9]\d{8})$/.exec(digits)?.[1];
  if (home) return { shown: pairs(`0${home}`), dialled: `+33${home}`, key: `0${home}` };
  const code = digits.slice(0, 3);
  const local = digits.slice(3);
  // Saint-Pierre-et-Miquelon writes six digits, which follow 508 in the nine of France.
  const nine =
    OVERSEAS.includes(code) && /^0?(\d{9})$/.exec(code === '508' ? local.padStart(9, '508') : local)?.[1];
  const isWhole = nine || TERRITORIES[code] === local.length;
  if (!isWhole) return undefined;
  const plain = local.length > 9 ? local.slice(1) : local;
  const shown = plain.length === 9 ? `${plain.slice(0, 3)} ${pairs(plain.slice(3))}` : pairs(plain);
  return { shown: `+${code} ${shown}`, dialled: `+${code}${plain}`, key: nine ? `0${nine}` : digits };
}

/** The number that a text is as a whole. */
function phoneOf(typed: string): Phone | undefined {
  const digits = digitsOf(typed);
  const known = french(typed);
  if (known || digits.length > DIGITS.most) return known;
  const dialled = hasPlus(typed) ? `+${abroad(typed)}` : digits;
  if (digitsOf(dialled).length < DIGITS.least) return undefined;
  return { shown: typed, dialled, key: national(typed) };
}

/** Cuts before each tenth digit where that makes French numbers of all: two that only a blank separates. */
function inTens(run: string): string[] | undefined {
  const count = digitsOf(run).length;
  if (count <= 10 || count % 10) return undefined;
  const numbers = run.match(/(?:\D*\d){10}/g) ?? [];
  const pieces = numbers.flatMap((number) => {
    const at = number.search(/\d/);
    return [number.slice(0, at), number.slice(at)];
  });
  return pieces.every((piece, at) => at % 2 === 0 || french(piece)) ? pieces.slice(1) : undefined;
}

/** The numbers of a run of digits, and in between what separates them. */
function split(run: string): string[] {
  if (french(run)) return [run];
  for (const sign of BETWEEN) {
    const pieces = run.split(sign);
    const areWhole = pieces.every((piece, at) => at % 2 === 1 || digitsOf(piece).length >= APART_MIN);
    if (pieces.length > 1 && areWhole)
      return pieces.flatMap((piece, at) => (at % 2 ? [piece] : split(piece)));
  }
  return inTens(run) ?? [run];
}

export interface TypedPhone {
  typed: string;
  phone?: Phone | undefined;
}

export function partsIn(text: string): TypedPhone[] {
  if (text.length > TEXT_MAX) return [{ typed: text }];
  const parts: TypedPhone[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const after = index + run.length;
    if (OTHER.test(text[index - 1] ?? ' ') || OTHER.test(text[after] ?? ' ')) continue;
    if (index > end) parts.push({ typed: text.slice(end, index) });
    for (const typed of split(run)) if (typed) parts.push({ typed, phone: phoneOf(typed) });
    end = after;
  }
  if (end < text.length) parts.push({ typed: text.slice(end) });
  return parts;
}

/** The numbers of a text and what stands beside them, in their order. */
export const phoneParts = (text: string): PhonePart[] =>
  partsIn(text).map(({ typed, phone }) =>
    phone ? { typed, shown: phone.shown, href: `tel:${phone.dialled}` } : { typed, shown: typed },
  );

/** The text with its French numbers in their usual form: «06 12 34 56 78», «+262 692 12 34 56». */
export const shownPhone = (text: string): string =>
  phoneParts(text)
    .map(({ shown }) => shown)
    .join('');
