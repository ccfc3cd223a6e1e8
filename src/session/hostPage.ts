/*
 * What the page around a widget has a say in: what is not shown, and whether something is saved or deleted. The back end
 * alone decides what is allowed.
 */
import { createContext, useContext } from 'react';
import type { Hideable, PageAction } from '../domain/actions';
import type { BeforeDelete, BeforeSave } from '../domain/beforeWrite';
import type { Right, RightVerb } from '../domain/rights';

/** Names of actions, by the verb of the rights that lead to the same. */
const HIDDEN_VERBS: Readonly<Partial<Record<RightVerb, Hideable>>> = {
  exporter: 'export',
  importer: 'import',
  supprimer: 'delete',
};

interface HostPage {
  /** The names of what is hidden here, with commas between them. */
  hidden: string;
  /** Tells the page of an event by its short name; false when the page prevents what follows. */
  ask(event: 'before-save' | 'before-delete', detail: unknown): boolean;
}

export const HostPageContext = createContext<HostPage>({ hidden: '', ask: () => true });

/** Whether the page hides this, or what the right leads to. */
export function useIsHiddenByPage(what: Hideable | Right | undefined): boolean {
  const { hidden } = useContext(HostPageContext);
  const [subject, verb] = what?.split('.') ?? [];
  const name = verb ? HIDDEN_VERBS[verb as RightVerb] : subject;
  return name !== undefined && hidden.split(',').includes(name);
}

/** Tells of each action whether the page leaves it in this area. */
export function useIsOffered(): (action: PageAction) => boolean {
  const names = useContext(HostPageContext).hidden.split(',');
  return (action) => !names.includes(action);
}

/**
 * Asks the page right before the call of a save or a deletion, once for each act of the user. False means that the page
 * prevented it: then nothing is sent and nothing is said. What a handler does to the detail changes nothing that is sent.
 */
export function useConsent() {
  const { ask } = useContext(HostPageContext);
  return {
    maySave: (save: BeforeSave) => ask('before-save', structuredClone(save)),
    mayDelete: (deletion: BeforeDelete) => ask('before-delete', structuredClone(deletion)),
  };
}
