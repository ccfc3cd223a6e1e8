import { CAPABILITIES } from '../../../../../src/domain/capabilities.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { announcing } from '../../../../support/announcing.ts';
import { query } from '../../../../support/lookups.ts';
import {
  chooseItem,
  dialog,
  dialogShown,
  input,
  maybeInput,
  pressButton,
  setValue,
} from '../../../../support/onScreen.ts';
import { until } from '../../../../support/queries.ts';
import { onServer, track } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';
import { shownList } from '../fixtures.ts';

/* The sheet of a family over the list of members, on the reference server. */

export const WHOLE = '/api/membres/famille/';
export const CREATE = '/api/membres/';

/** A back end that takes no whole family. */
export const stepwise = announcing(...CAPABILITIES.filter((name) => name !== 'famille'));

type Root = ShadowRoot;

/** The empty sheet. */
export async function openedSheet(send?: typeof fetch, attributes?: object) {
  const shown = await shownList(attributes, send);
  await pressButton(shown.root, 'Autres actions');
  await chooseItem(shown.root, 'Ajouter une famille');
  await dialogShown(shown.root);
  await until(() => maybeInput(shown.root, 'famille.nom'));
  return { ...shown, save: () => pressButton(dialog(shown.root), 'Enregistrer la famille') };
}

/** Types into a line: a text, a day or the choice of a gender, by field. */
export async function type(root: Root, line: string, values: Readonly<Record<string, string>>) {
  for (const [field, value] of Object.entries(values)) {
    const name = `${line}.${field}`;
    if (field === 'genre') await click(query(root, `input[name="${name}"][value=${value}]`));
    else if (field === 'date_naissance') setValue(input(root, name), value);
    else await fill(input(root, name), value);
  }
}

/** Two parents and two children of this last name, who live in Brest. */
export async function typeFour(root: Root, name: string) {
  await type(root, 'famille', { nom: name, adresse: '9 quai Neuf', ville: 'Brest' });
  await type(root, 'adulte1', { prenom: 'Paul', genre: 'masculin' });
  await type(root, 'adulte2', { prenom: 'Anne', genre: 'feminin' });
  await type(root, 'enfant1', { prenom: 'Hugo', genre: 'masculin', date_naissance: '2015-02-03' });
  await pressButton(dialog(root), 'Ajouter un enfant');
  const last = await until(() => [...root.querySelectorAll('input[name^=enfant][name$=prenom]')][1]);
  const [line = ''] = (last.getAttribute('name') ?? '').split('.');
  await type(root, line, { prenom: 'Lea', genre: 'feminin', date_naissance: '2018-05-06' });
  return line;
}

/** Those on file under this last name, who are deleted after the test. */
export async function stored(name: string): Promise<Member[]> {
  const { results } = await onServer<{ results: Member[] }>(
    'GET',
    `/api/membres/?page_size=50&search=${name}`,
  );
  for (const { id } of results) track(`/api/membres/${id}/`);
  return Promise.all(
    results.map(({ id }) => onServer<Member>('GET', `/api/membres/${id}/membre_avec_relations/`)),
  );
}

/** Spouse, children and parents of everybody under this last name, by first name. */
export async function links(name: string) {
  const names = (people: Member['enfants']) => (people ?? []).map(({ prenom }) => prenom).sort();
  const spouseOf = ({ conjoint: spouse }: Member) =>
    typeof spouse === 'object' ? (spouse?.prenom ?? null) : spouse;
  return Object.fromEntries(
    (await stored(name)).map((one) => [one.prenom, [spouseOf(one), names(one.enfants), names(one.parents)]]),
  );
}

export const FOUR_LINKED = {
  Paul: ['Anne', ['Hugo', 'Lea'], []],
  Anne: ['Paul', ['Hugo', 'Lea'], []],
  Hugo: [null, [], ['Anne', 'Paul']],
  Lea: [null, [], ['Anne', 'Paul']],
};

/** The line with this title. */
export const lineOf = (root: Root, title: string): HTMLElement =>
  [...dialog(root).querySelectorAll<HTMLElement>('fieldset')].find((line) =>
    line.textContent?.startsWith(title),
  )!;

/** Chooses somebody on file for a line, and waits until the line has the record. */
export async function chooseOnFile(root: Root, title: string, name: string) {
  await pressButton(lineOf(root, title), `Choisir sa fiche…\u00a0: ${title}`);
  const picker = await until(() =>
    root.querySelector<HTMLElement>('dialog [role=combobox]')?.closest('dialog'),
  );
  await fill(query(picker, '[role=combobox]'), name);
  await click(
    await until(() =>
      [...picker.querySelectorAll('[role=option]')].find((option) => option.textContent?.startsWith(name)),
    ),
  );
  await pressButton(picker, 'Choisir');
  await until(() => lineOf(root, title).textContent?.includes('A déjà une fiche'));
}
