/**
 * Texts are typed constants and functions of an area, written in its `texts.ts`. A host may say any sentence
 * differently: `messages: {'members.title': 'Fidèles'}`. Functions are overridden by functions of the same shape.
 */
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';

type Text = string | ((...values: never[]) => string);

/** Sentences of the host by `scope.key`. */
export type Messages = Readonly<Record<string, Text>>;

const scopes = new WeakMap<object, string>();

/** Names a table of texts, so that its sentences can be overridden. */
export function defineTexts<const T extends Record<string, Text>>(scope: string, texts: T): T {
  scopes.set(texts, scope);
  return texts;
}

/** The same table with the host's sentences; one of the wrong kind warns and is left out. */
export function withMessages<T extends Record<string, Text>>(texts: T, messages: Messages | undefined): T {
  if (!messages) return texts;
  const scope = scopes.get(texts);
  const merged: Record<string, Text> = { ...texts };
  for (const key of Object.keys(texts)) {
    const message = messages[`${scope}.${key}`];
    if (message === undefined) continue;
    if (typeof message === typeof texts[key]) merged[key] = message;
    else
      console.warn(
        `Parvis: the message «${scope}.${key}» must be a ${typeof texts[key]}; the default stays.`,
      );
  }
  return merged as T;
}

let pageMessages: Messages | undefined;

/** Sentences for every widget of the page, where a provider says nothing else. */
export function setPageMessages(messages: Messages | undefined): void {
  pageMessages = messages;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

export const MessagesProvider = ({ messages, children }: { messages?: Messages; children?: ReactNode }) =>
  createElement(MessagesContext.Provider, { value: messages }, children);

/** The texts of an area, in the host's words where it has some. */
export function useTexts<T extends Record<string, Text>>(texts: T): T {
  const messages = useContext(MessagesContext) ?? pageMessages;
  return useMemo(() => withMessages(texts, messages), [texts, messages]);
}
