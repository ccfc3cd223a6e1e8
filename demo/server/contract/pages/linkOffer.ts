/** What a page behind a mailed link shows, as each kind of link says it. */
import type { PageFact, PageNotice } from '../../http/pageParts';
import type { LinkField } from './linkFields';

export interface LinkAction {
  /** What the form submits as `action`. */
  value: string;
  label: string;
  /** Green for what most people do, red for what ends something; plain by default. */
  look?: 'main' | 'danger';
  /** Stands above the action, where a page has actions about several things. */
  section?: string;
  /** The action is folded under this, until it is asked for. */
  heading?: string;
  /** Stands above the fields. */
  hint?: string | undefined;
  /** What to fill in first. A refusal names its errors by these names. */
  fields?: readonly LinkField[];
  /** The button leads to a page that asks once more, with this as `choix`. */
  isAskedFirst?: boolean;
}

/** A person as the owner of the link sees them: by first name, with the state. */
export interface LinkPerson {
  name: string;
  /** Missing where no state is said, as of an event that doesn't take place. */
  state?: { word: string; isFirm: boolean };
  /** A quiet button of the row; its label names the person. */
  action?: { value: string; label: string; spoken: string };
}

/** What a link is about. It also stands on a page that has nothing to offer any more. */
export interface LinkSubjectShown {
  /** The organisation as the event's registration names it. */
  owner?: string | null | undefined;
  /** The event. */
  title: string;
  facts: readonly PageFact[];
  /** Has to be known first. */
  state?: PageNotice;
  people?: readonly LinkPerson[];
  /** The name of the list of people. */
  peopleLabel?: string;
}

/** What a link can do now. */
export interface LinkOffer extends LinkSubjectShown {
  /** What the page asks. */
  question?: string;
  /** Until when, and what happens then. */
  deadline?: string;
  /** Paragraphs. */
  lines: readonly string[];
  actions: readonly LinkAction[];
  /** The words of the way back to the page of the link. */
  back?: string;
}
