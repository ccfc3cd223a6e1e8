import type { Attempt } from './faults.ts';
import type { Tab } from './Tab.ts';

/** One call of one screen: how to get there, what must show when it fails, how to go on. */
export interface Case {
  /** The endpoint's id. */
  call: string;
  /** Where, in a word or two. */
  screen: string;
  kind: 'load' | 'save';
  /** Which of the calls to the endpoint: `GET /api/events/?date_from=…`. */
  only?: RegExp;
  /** A field of the form that a 422 may name. */
  field?: string;
  /** A fresh page: for a load until the call, for a save until it can be sent. */
  open(tab: Tab): Promise<void>;
  /** Sends; for a load, what asks for it once the screen is there. */
  act?(tab: Tab): Promise<void>;
  /** After a failed load: «Réessayer» unless said otherwise; undefined where there is none. */
  again?: ((tab: Tab) => Promise<void>) | null;
  /** Asserts what shows and answers its letters; what it opened it closes. */
  shows(tab: Tab, attempt: Attempt): Promise<string>;
  /** What was typed or chosen is still there. */
  kept?(tab: Tab): Promise<void>;
  /** It went through. */
  done(tab: Tab): Promise<void>;
  /** Any 2xx is a success, whatever its body; `'noPage'`: but a page. */
  anyBody?: true | 'noPage';
  /** Faults after which this screen is rightly gone. */
  ends?: readonly string[];
  /** What the specification wants in the browser's console. */
  logs?: RegExp;
  /** A 401 is no end of the session here. */
  anonymous?: true;
  /** What cannot happen to this call, or not be told from others. */
  skips?: readonly string[];
}

/** Cells of one case by the name of the fault: letters, or what went wrong. */
export type Row = Map<string, { letters: string } | { problem: string }>;
