/* A task as data: the keys, and what must be heard after each key. */

import type { TestServer } from '../../support/server.ts';
import type { ChosenFile, ScreenOptions } from './desktop/browser.ts';

/** A part of a spoken sentence, or a pattern for it. */
export type Words = string | RegExp;

export interface Step {
  /** The key in xdotool's notation: `Return`, `shift+Tab`. */
  key?: string;
  /** The text to type instead of a key; then nothing needs to be heard. */
  text?: string | ((server: TestServer) => string);
  /** The key opens a file dialog, which gets this file. */
  file?: ChosenFile;
  /** The key has an effect that Orca doesn't read. */
  isSilent?: boolean;
  /** Sentences that are known to be repeated; the reason stands beside them. */
  twice?: readonly string[];
  /** The key is pressed until these words are heard, to reach a control. */
  until?: Words;
  /** Words that must be heard after the key. */
  hears?: readonly Words[];
}

export interface Task extends ScreenOptions {
  /** The name of its transcript. */
  name: string;
  title: string;
  steps: readonly Step[];
}

export const press = (key: string, ...hears: Words[]): Step => ({ key, hears });
export const type = (text: Step['text'] & {}, ...hears: Words[]): Step => ({ text, hears });
/** Opens the file dialog and chooses this file. */
export const choose = (file: ChosenFile, ...hears: Words[]): Step => ({ key: 'Return', file, hears });
/** Presses Tab, or another key, until the words are heard. */
export const reach = (until: Words, key = 'Tab'): Step => ({ key, until });
/** Selects the text of a field with the system's command, which Orca only announces for some fields. */
export const selectAll: Step = { key: 'ctrl+a', isSilent: true };

/**
 * An alert whose last button is «Compris»; `buttons` stand before it. Chromium reports an `alertdialog` to Orca twice as
 * a new alert and once as the focused element, and Orca reads each report. A plain `dialog` would be read once over a
 * screen, but never after a dialog that closes, because Orca ignores a focus that comes from a removed element.
 */
export const pressForAlert = (key: string, title: string, text: string, ...buttons: string[]): Step => {
  const said = [title, text, ...buttons, 'Compris bouton'];
  return { key, hears: said, twice: said };
};
