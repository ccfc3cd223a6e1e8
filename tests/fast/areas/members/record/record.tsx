import type { Membre } from '../../../../../src/domain/members/membre.ts';
import { query } from '../../../../support/lookups.ts';
import { until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { click } from '../../../../support/user.ts';
import { alertShown } from '../actions/fakeBackend.tsx';
import { maybeButton, nameLink } from '../list/fakeBackend.tsx';
import { familyName, makeMember, onServer, RECORD, shownList } from './page.tsx';

/*
 * A record that is open, and its parts.
 */

/** The record of a new member, opened by their name in the list; `prepare` runs before. */
export async function opened(
  fields: Partial<Membre> = {},
  attributes: object = {},
  prepare?: (membre: Membre) => Promise<unknown>,
  send?: typeof fetch,
) {
  const nom = familyName();
  const membre = await makeMember({ ...fields, nom });
  await prepare?.(membre);
  const shown = await shownList({ search: nom, ...attributes }, send);
  await click(nameLink(shown.root, `${nom} Zoé`));
  await until(() => section(shown.root, 'Parcours'));
  return { ...shown, membre, nom };
}

export const section = (root: ShadowRoot, title: string) =>
  [...root.querySelectorAll<HTMLElement>('section')].find(
    (one) => one.checkVisibility() && one.querySelector('h2')?.textContent === title,
  ) ?? null;
export const part = (root: ShadowRoot, title: string) => {
  const headings = [...root.querySelectorAll('h3')].filter((one) => one.checkVisibility());
  return headings.find((one) => one.textContent === title)!.parentElement!;
};
export const facts = (root: ShadowRoot) =>
  Object.fromEntries(
    [...root.querySelectorAll('dl > div')].map((fact) => [
      query(fact, 'dt').textContent,
      query(fact, 'dd').textContent,
    ]),
  );
export const tagsOf = (root: ShadowRoot) =>
  [...section(root, 'Tags')!.querySelectorAll('li')].map((chip) => chip.textContent);
export const tag = async (membre: Membre, ...tags_ids: number[]) =>
  onServer.call('POST', '/api/membres/taged_multiple/', { membre_ids: [membre.id], tags_ids });
export const question = (root: ShadowRoot) =>
  until(() => root.querySelector<HTMLElement>('dialog[role=alertdialog]'));
/** Title and text of the alert that follows the answer to a question. */
export const alertAfter = async (root: ShadowRoot) => {
  await until(() => maybeButton(root, 'Compris'));
  return alertShown(root);
};
export const isMissing = (root: ShadowRoot) =>
  until(() => root.querySelector('[role=alert]')?.textContent?.includes('Membre non trouvé.') ?? false);
/** The record as the server never stores it. */
export const answered = (membre: object) =>
  failNext(RECORD, { status: 200, body: { data: membre }, times: 2 });
