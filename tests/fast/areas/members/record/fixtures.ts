import type { Member } from '../../../../../src/domain/members/member.ts';
import { query } from '../../../../support/lookups.ts';
import { alertShown, allShown, link, maybeButton, textOf } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { makeMember, onServer } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { RECORD, shownList } from '../fixtures.ts';

/* A record that is open, and its parts. */

/** The record of a new member, opened by their name in the list; `prepare` runs before. */
export async function opened(
  fields: Partial<Member> = {},
  attributes: object = {},
  prepare?: (member: Member) => Promise<unknown>,
  send?: typeof fetch,
) {
  const member = await makeMember(fields);
  const name = member.nom ?? '';
  await prepare?.(member);
  const shown = await shownList({ search: name, ...attributes }, send);
  await click(link(shown.root, `${name} Zoé`));
  await until(() => section(shown.root, 'Parcours'));
  return { ...shown, membre: member, nom: name };
}

export const section = (root: ShadowRoot, title: string) =>
  allShown(root, 'section').find((each) => textOf(each.querySelector('h2')) === title) ?? null;
export const part = (root: ShadowRoot, title: string) => {
  const heading = allShown(root, 'h3').find((each) => textOf(each) === title);
  return present(heading?.parentElement, `part ${title}`);
};
export const facts = (root: ShadowRoot) =>
  Object.fromEntries(
    [...root.querySelectorAll('dl > div')].map((fact) => [
      query(fact, 'dt').textContent,
      query(fact, 'dd').textContent,
    ]),
  );
export const tagsOf = (root: ShadowRoot) =>
  [...present(section(root, 'Tags'), 'section of tags').querySelectorAll('li')].map(
    (chip) => chip.textContent,
  );
export const tag = async (member: Member, ...tags_ids: number[]) =>
  onServer('POST', '/api/membres/taged_multiple/', { membre_ids: [member.id], tags_ids });
/** Title and text of the alert that follows the answer to a question. */
export const alertAfter = async (root: ShadowRoot) => {
  await until(() => maybeButton(root, 'Compris'));
  return alertShown(root);
};
export const isMissing = (root: ShadowRoot) =>
  until(() => textOf(root.querySelector('[role=alert]')).includes('Membre non trouvé.'));
/** The record as the server never stores it. */
export const answered = (member: object) =>
  failNext(RECORD, { status: 200, body: { data: member }, times: 2 });
