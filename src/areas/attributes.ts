import type { NamedValues } from '../domain/records';

/**
 * A prop that is also an HTML attribute. It hides how the text of an attribute becomes a typed value, what counts as
 * true, and the warning in the developer's console when a value can't be used. React props, element attributes,
 * manifests and documentation all come from these declarations and the comments above them.
 */
interface Parsed<T> {
  value: T;
  /** Says what was written, what is used instead and what to write; no tag name. */
  warning?: string;
  /** The names that were written and don't exist. */
  odd?: readonly string[];
}

export type AttributeKind = 'text' | 'number' | 'flag' | 'list' | 'record';

export interface Attribute<T> {
  readonly kind: AttributeKind;
  readonly default: T;
  readonly oneOf?: readonly (string | number)[];
  /** `name` is the attribute as written in HTML, e.g. `page-size`; `value` null means removed. */
  parse(value: string | null, name: string): Parsed<T>;
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;
export type AttributeValues<A extends Attributes> = { [K in keyof A]: A[K]['default'] };

interface Options<T> {
  default: T;
  oneOf?: readonly T[];
}

/** A word or sentence; without a default it is `undefined` when absent. */
export function text(): Attribute<string | undefined>;
export function text(options: { default: string }): Attribute<string>;
export function text<const T extends string>(options: { oneOf: readonly T[] }): Attribute<T | undefined>;
export function text<const T extends string>(options: {
  default: NoInfer<T>;
  oneOf: readonly T[];
}): Attribute<T>;
/* @__NO_SIDE_EFFECTS__ */
export function text({
  oneOf,
  default: fallback,
}: Partial<Options<string>> = {}): Attribute<string | undefined> {
  return {
    kind: 'text',
    default: fallback,
    oneOf,
    parse(value, name) {
      if (value === null) return { value: fallback };
      if (!oneOf || oneOf.includes(value)) return { value };
      return { value: fallback, warning: refusal(name, value, `one of ${oneOf.join(', ')}`, fallback) };
    },
  };
}

/** A number, optionally one of a few; without a default it is `undefined` when absent. */
export function number<const T extends number>(options: { oneOf: readonly T[] }): Attribute<T | undefined>;
export function number<const T extends number>(options: {
  default: NoInfer<T>;
  oneOf: readonly T[];
}): Attribute<T>;
export function number(options: { default: number }): Attribute<number>;
/* @__NO_SIDE_EFFECTS__ */
export function number({
  default: fallback,
  oneOf,
}: Partial<Options<number>>): Attribute<number | undefined> {
  return {
    kind: 'number',
    default: fallback,
    oneOf,
    parse(value, name) {
      if (value === null) return { value: fallback };
      const read = value.trim() === '' ? Number.NaN : Number(value);
      if (Number.isFinite(read) && (!oneOf || oneOf.includes(read))) return { value: read };
      const wanted = oneOf ? `one of ${oneOf.join(', ')}` : 'a number such as 10';
      return { value: fallback, warning: refusal(name, value, wanted, fallback) };
    },
  };
}

const YES = ['', 'true', '1', 'yes', 'on'];
const NO = ['false', '0', 'no', 'off'];

/** Present, empty, `true` or its own name is true; `false`, `0`, `no`, `off` or absent is false. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(): Attribute<boolean> {
  return {
    kind: 'flag',
    default: false,
    parse(value, name) {
      if (value === null) return { value: false };
      const word = value.trim().toLowerCase();
      if (YES.includes(word) || word === name) return { value: true };
      if (NO.includes(word)) return { value: false };
      return { value: false, warning: refusal(name, value, 'true or false', false) };
    },
  };
}

/** Some of these names: as a list, or as one text with commas or spaces between them, of which types check the first. */
export type NameList<N extends string> = '' | N | `${N}${',' | ' '}${string}` | readonly N[];

/** Values by name; an attribute holds them as one text. What reads them takes the text apart, so that widgets which are given none load no code for it. */
/* @__NO_SIDE_EFFECTS__ */
function record(): Attribute<NamedValues | undefined> {
  return { kind: 'record', default: undefined, parse: (value) => ({ value: value ?? undefined }) };
}

function refusal(name: string, value: string, wanted: string, fallback: unknown): string {
  const used = fallback === undefined ? 'it is ignored' : `${String(fallback)} is used instead`;
  return `${name}="${value}" is not ${wanted}; ${used}. Write ${wanted}, or remove the attribute.`;
}

/** `pageSize` → `page-size`. */
export function attributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The default of every attribute. */
export function defaultsOf<A extends Attributes>(attributes: A): AttributeValues<A> {
  const entries = Object.entries(attributes).map(([prop, attribute]) => [prop, attribute.default]);
  return Object.fromEntries(entries) as AttributeValues<A>;
}

/** The attributes of every widget, whatever its area. */
export const commonAttributes = {
  /** Address of the back end; by default the one given to configure({ api }). */
  api: text(),
  /**
   * Where the current screen is kept: hash owns #/… of the page (default of the console), memory leaves the address alone
   * (default elsewhere).
   */
  routing: text({ oneOf: ['hash', 'memory'] }),
  /** Screen to open first, e.g. /community; changing it navigates there. */
  route: text(),
  /** Colours: light, dark, or auto to follow the signed-in person’s choice, else the page. */
  theme: text({ default: 'auto', oneOf: ['auto', 'light', 'dark'] }),
  /** Hides every action that changes data. */
  readonly: flag(),
  /** Name of the organisation, above the sign-in form; by default the one given to configure({ organisation }). */
  organisation: text(),
};

/** What the page knows of its visitor, and adds to what is sent. */
export const prefillAttributes = {
  /** Last name of the visitor, where the page knows it: it is filled in where it is asked for, as if it were typed. */
  prefillNom: text(),
  /** First name of the visitor, likewise. */
  prefillPrenom: text(),
  /** E-mail address of the visitor, likewise. */
  prefillEmail: text(),
  /** Telephone number of the visitor, likewise. */
  prefillTelephone: text(),
  /** What the page knows beside or instead of these, by name: nom, prenom, email, telephone, or the exact name of a field. */
  prefill: record(),
  /**
   * What the page adds to what is sent, unseen, by names that the organisation has declared: source=affiche&campagne=noel. Other
   * names are not sent.
   */
  hiddenFields: record(),
};

export type CommonValues = AttributeValues<typeof commonAttributes>;

/** Those of elements alone: a React host decides itself when it renders a component. */
export const elementAttributes = {
  /**
   * When code and data are asked for: at once, or (lazy) when the element is within a window’s height of what shows. Its
   * height is kept free.
   */
  loading: text({ default: 'eager', oneOf: ['eager', 'lazy'] }),
};
