/**
 * Texts are typed constants and functions in tables, one `texts.fr.ts` per area, or per part of one that loads later. A
 * host replaces any of them by its key: `messages: {'members.title': 'Fidèles'}`. A function takes a function of the same
 * shape.
 */

import { createContext, createElement, type ReactNode, useContext } from 'react';
import { callHost } from '../api/http/callHost';

type HostText = (...values: never[]) => string;
type Text = string | HostText;

/** Sentences of the host by `scope.key`. Which keys there are is in src/messages. */
type HostTexts = Readonly<Record<string, Text | undefined>>;

const scopes = new WeakMap<object, string>();

/** The name of the table, if it is one. */
export const tableNameOf = (texts: object): string | undefined => scopes.get(texts);

/** Names a table of texts, so that its sentences can be overridden. No two tables have the same name. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<const T extends Record<string, Text>>(scope: string, texts: T): T {
  scopes.set(texts, scope);
  return texts;
}

/**
 * Adds the texts that only one part of a screen needs and that load with it. The table keeps its name, so the keys
 * must differ.
 */
/* @__NO_SIDE_EFFECTS__ */
export const extendTexts = <T extends Record<string, Text>, const More extends Record<string, Text>>(
  texts: T,
  more: More,
): T & More => defineTexts(scopes.get(texts) ?? '', { ...texts, ...more });

const merged = new WeakMap<HostTexts, WeakMap<object, unknown>>();
const warned = new Set<string>();

/** The same table with the host's sentences; a value of the wrong type warns once and is ignored. */
function withMessages<T extends Record<string, Text>>(texts: T, messages: HostTexts | undefined): T {
  if (!messages || typeof messages !== 'object') return texts;
  const tables = merged.get(messages) ?? new WeakMap<object, unknown>();
  merged.set(messages, tables);
  if (!tables.has(texts)) tables.set(texts, merge(texts, messages));
  return tables.get(texts) as T;
}

function merge<T extends Record<string, Text>>(texts: T, messages: HostTexts): T {
  const scope = scopes.get(texts) ?? '';
  const own: Record<string, Text> = { ...texts };
  for (const [key, text] of Object.entries(texts)) {
    const message = messages[`${scope}.${key}`];
    if (typeof message === typeof text)
      own[key] = typeof message === 'function' ? safe(message, text) : (message as string);
    else if (message !== undefined) warn(`${scope}.${key}`, typeof text);
  }
  return defineTexts(scope, own) as T;
}

/** When a function of the host throws, the default sentence is shown, so that the screen stays. */
function safe(message: HostText, text: Text): HostText {
  return (...values) => callHost(message, ...values) ?? (text as HostText)(...values);
}

function warn(key: string, kind: string): void {
  if (warned.has(key)) return;
  warned.add(key);
  console.warn(`Parvis: the message «${key}» must be a ${kind}; the default stays.`);
}

let pageMessages: HostTexts | undefined;

/** Sets sentences for every widget of the page; those of a provider override them, key by key. */
export function setPageMessages(messages: HostTexts | undefined): void {
  pageMessages = messages;
}

const MessagesContext = createContext<HostTexts | undefined>(undefined);

export const MessagesProvider = ({ messages, children }: { messages?: HostTexts; children?: ReactNode }) =>
  createElement(MessagesContext.Provider, { value: messages }, children);

/** Changes when dates are written in another way: components that show texts are rendered again, for the dates in them. */
const DatesContext = createContext('');

export const DatesProvider = ({ value, children }: { value: string; children?: ReactNode }) =>
  createElement(DatesContext.Provider, { value }, children);

/** Renders the component again when dates are written in another way. */
export const useDates = (): string => useContext(DatesContext);

/** Reads sentences by their keys, for components that have not loaded their tables. */
export function useMessageOf(): (key: string, text: string) => string {
  const messages = useContext(MessagesContext);
  return (key, text) => {
    const message = messages?.[key] ?? pageMessages?.[key];
    return typeof message === 'string' ? message : text;
  };
}

/** One sentence by its key. */
export const useMessage = (key: string, text: string): string => useMessageOf()(key, text);

/** The same table outside of components, in the words of `configure({ messages })` only. */
export const pageTexts = <T extends Record<string, Text>>(texts: T): T => withMessages(texts, pageMessages);

/** The texts of an area, in the host's words where it has some. */
export function useTexts<T extends Record<string, Text>>(texts: T): T {
  useDates();
  return withMessages(pageTexts(texts), useContext(MessagesContext));
}
