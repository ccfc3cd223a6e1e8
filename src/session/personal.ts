/** What the signed-in person has chosen, read by hand: it may come from local storage, and loads before any schema. */
import { setDateFormat } from '../texts/formats';
import type { SessionState } from './session';

type Theme = 'light' | 'dark' | 'auto';

const chosen = (user: SessionState['user'], key: string): unknown =>
  (user?.reglages as Record<string, unknown> | null | undefined)?.[key];

/** The colours that a person wants. */
export function themeOf(user: SessionState['user']): Theme {
  const theme = chosen(user, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Writes the dates of the page as the person wants, from the next rendering on. */
export function applyDates({ user, capabilities }: SessionState): void {
  const person = capabilities.has('comptes') ? user : undefined;
  setDateFormat(text(chosen(person, 'format_date')), text(chosen(person, 'fuseau')));
}
