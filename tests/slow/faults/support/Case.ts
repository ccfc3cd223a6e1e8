import type { Attempt } from './faults.ts';
import type { Tab } from './Tab.ts';

/** A call of a screen: how to reach it, what must show when it fails, and how the user continues. */
export interface Case {
  /** The endpoint's id. */
  call: string;
  /** Name of the screen in the report. */
  screen: string;
  kind: 'load' | 'save';
  /** Matches the calls to the endpoint that are meant: `GET /api/events/?date_from=…`. */
  only?: RegExp;
  /** A field of the form that a 422 can name. */
  field?: string;
  /** Opens a fresh page: for a load up to the call, for a save until the form can be sent. */
  open(tab: Tab): Promise<void>;
  /** Sends the form; for a load, the action that starts it once the screen is there. */
  act?(tab: Tab): Promise<void>;
  /** Repeats a failed load: «Réessayer» by default, null on a screen that has no such button. */
  again?: ((tab: Tab) => Promise<void>) | null;
  /** Checks what shows and gives its letters for the report; closes what it opened. */
  shows(tab: Tab, attempt: Attempt): Promise<string>;
  /** Checks that what was typed or chosen is still there. */
  kept?(tab: Tab): Promise<void>;
  /** Waits for the sign of success. */
  done(tab: Tab): Promise<void>;
  /**
   * The screen makes the call again by itself, so that a write may be sent more than once. This waits for it once the fault is
   * gone, and checks what is stored then.
   */
  recovers?(tab: Tab, attempt: Attempt): Promise<void>;
  /** Where a fault leaves unknown what became of a write, the server has carried it out. */
  arrives?: true;
  /** Any 2xx is a success, whatever its body; with `'noPage'` except an HTML page. */
  anyBody?: true | 'noPage';
  /** Faults that end this screen, as they should. */
  ends?: readonly string[];
  /** The line that the specification wants in the browser's console. */
  logs?: RegExp;
  /** A 401 does not end a session here. */
  anonymous?: true;
  /** The answer is asked for ahead, which is never repeated by itself. */
  isAhead?: true;
  /** The back end announces nothing beyond the specification. */
  isPlain?: true;
  /** Faults that cannot happen to this call, or look like another fault. */
  skips?: readonly string[];
}

/** The cells of a case by the name of the fault: letters, or the problem. */
export type Row = Map<string, { letters: string } | { problem: string }>;
