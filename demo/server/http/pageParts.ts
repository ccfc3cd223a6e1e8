/** The parts of the server's own pages: signs, notices, what is known of an event, and people with their state. */
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

const SIGNS = {
  calendar:
    'M3.5 6A1.5 1.5 0 0 1 5 4.5h10A1.5 1.5 0 0 1 16.5 6v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15ZM3.5 8.5h13M7 2.5V6M13 2.5V6',
  pin: 'M10 17.5s5.5-4.6 5.5-9.2A5.4 5.4 0 0 0 10 3a5.4 5.4 0 0 0-5.5 5.3c0 4.6 5.5 9.2 5.5 9.2ZM12 8.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  check: 'M4.5 10.5 8 14l7.5-8',
  plus: 'M10 4v12M4 10h12',
  done: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7 10.3l2 2 4-4.3',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 6v4l2.5 2',
  mail: 'M3 5.5h14v9.5H3ZM3 6l7 5.5L17 6',
  error: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 6.5v4M10 13.4v.1',
} as const;
type Sign = keyof typeof SIGNS;

export const sign = (name: Sign): Html =>
  html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${SIGNS[name]}"/></svg>`;

/** What stands above all else: what was done, what has to be known first, or why nothing was done. */
export interface PageNotice {
  kind: 'good' | 'wait' | 'bad';
  text: string;
}

const NOTICE_SIGNS = { good: 'done', wait: 'clock', bad: 'error' } as const;

export const noticeHtml = ({ kind, text }: PageNotice): Html =>
  html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${sign(NOTICE_SIGNS[kind])}<p>${text}</p></div>`;

/** A fact of an event. */
export interface PageFact {
  sign?: Sign;
  text: string;
  /** Stands below in small type. */
  more?: string | undefined;
}

export const factsHtml = (facts: readonly PageFact[]): Html | '' =>
  facts.length === 0
    ? ''
    : html`<ul class="facts">${facts.map(
        ({ sign: name, text, more }) =>
          html`<li>${name ? sign(name) : ''}<span>${text}${more ? html`<small>${more}</small>` : ''}</span></li>`,
      )}</ul>`;
