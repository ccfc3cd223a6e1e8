/** What the signed-in person has chosen, read by hand: it may come from local storage, and loads before any schema. */

import type { AuthUser } from '../domain/user';
import { setDateFormat } from '../texts/dateChoice';

type Theme = 'light' | 'dark' | 'auto';

const chosen = (user: AuthUser | undefined, key: string): unknown =>
  (user?.reglages as Record<string, unknown> | null | undefined)?.[key];

/** The colours that a person wants. */
export function themeOf(user: AuthUser | undefined): Theme {
  const theme = chosen(user, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Who is signed in, and what the back end has announced. */
interface Personal {
  user?: AuthUser | undefined;
  capabilities: ReadonlySet<string>;
}

/** Writes the dates of the page as the person wants, from the next rendering on. */
export function applyDates({ user, capabilities }: Personal): void {
  const person = capabilities.has('comptes') ? user : undefined;
  setDateFormat(text(chosen(person, 'format_date')), text(chosen(person, 'fuseau')));
}
