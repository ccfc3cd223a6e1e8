/* A task as data: which keys are pressed, and what must be heard after each. */

import type { TestServer } from '../support/server.ts';
import type { ChosenFile, ScreenOptions } from './desktop/browser.ts';

/** A part of a sentence as it is said, or a pattern for one. */
export type Words = string | RegExp;

export interface Step {
  /** Names of xdotool, one after the other: `Return`, `shift+Tab`. */
  key?: string;
  /** Typed instead; nothing needs to be heard then. */
  text?: string | ((server: TestServer) => string);
  /** The key asks for a file, and gets this one. */
  file?: ChosenFile;
  /** The key does something only the system says, or nothing worth a word. */
  isSilent?: boolean;
  /** What is said twice for now, with the reason beside it. */
  twice?: readonly string[];
  /** The key is pressed until these words are heard: how a control is reached. */
  until?: Words;
  /** Each of them must be heard after the key. */
  hears?: readonly Words[];
}

export interface Task extends ScreenOptions {
  /** Name of its transcript. */
  name: string;
  title: string;
  steps: readonly Step[];
}

export const press = (key: string, ...hears: Words[]): Step => ({ key, hears });
export const type = (text: Step['text'] & {}, ...hears: Words[]): Step => ({ text, hears });
/** Opens the window that asks for a file, and chooses. */
export const choose = (file: ChosenFile, ...hears: Words[]): Step => ({ key: 'Return', file, hears });
/** Goes on with Tab, or another key, until the words are heard. */
export const reach = (until: Words, key = 'Tab'): Step => ({ key, until });
/** Selects what stands in a field: the system's own command, which Orca says of some fields only. */
export const selectAll: Step = { key: 'ctrl+a', isSilent: true };

/**
 * An alert with one button. Chromium reports an `alertdialog` to Orca twice as a new alert and once as what has the
 * focus, and each is read. As a mere `dialog` it would be read once where it opens over a screen, but never where it
 * follows a dialog that closes: Orca says nothing of a focus that comes from an element that is gone.
 */
export const pressForAlert = (key: string, title: string, text: string): Step => ({
  key,
  hears: [title, text, 'Compris bouton'],
  twice: [title, text, 'Compris bouton'],
});
