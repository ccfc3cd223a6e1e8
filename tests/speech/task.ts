/* A task as data: which keys are pressed, and what must be heard after each. */

import type { TestServer } from '../support/server.ts';
import type { ScreenOptions } from './desktop/browser.ts';

/** A part of a sentence as it is said, or a pattern for one. */
export type Words = string | RegExp;

export interface Step {
  /** Names of xdotool, one after the other: `Return`, `shift+Tab`. */
  key?: string;
  /** Typed instead; nothing needs to be heard then. */
  text?: string | ((server: TestServer) => string);
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
/** Goes on with Tab, or another key, until the words are heard. */
export const reach = (until: Words, key = 'Tab'): Step => ({ key, until });
/** Selects what stands in a field: the system's own command, which Orca says of some fields only. */
export const selectAll: Step = { key: 'ctrl+a', isSilent: true };

/**
 * An alert with one button. Chromium reports an `alertdialog` as an alert and as what has the focus: Orca then reads
 * its title, text and button once for each, up to three times.
 */
export const pressForAlert = (key: string, title: string, text: string): Step => ({
  key,
  hears: [title, 'Compris bouton'],
  twice: [title, text, 'Compris bouton'],
});
