import { formsArea } from '../../../../src/areas/forms/area.ts';
import type { Capability } from '../../../../src/domain/capabilities.ts';
import type { Backend } from '../../../support/fakeBackend.ts';
import { query } from '../../../support/lookups.ts';
import {
  labelled,
  maybe,
  maybeButton,
  maybeLink,
  pressButton,
  pressLink,
  toastText,
} from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { showWidget } from '../../../support/screen.tsx';
import { makeRow, word } from '../../../support/serverRows.ts';
import { fill } from '../../../support/user.ts';
import type { Trace } from './trace.ts';

/* The capabilities that show in the list of forms and in the builder. */

/** The list, once it has rows. */
async function list(back: Backend) {
  const { root } = showWidget(formsArea, back);
  await until(() => maybeButton(root, /^Modifier «/));
  return root;
}

/** The builder, after a form was changed in it and saved. */
async function saved(back: Backend) {
  const name = word();
  const marks = { description: '', form_extend: false, form_static: false };
  const fields = [{ nom_du_champ: 'Ville', type_de_champ: 'text', is_required: false }];
  await makeRow('/api/formulaires/', { nom_du_formulaire: name, ...marks, champs: fields });
  const root = await list(back);
  await fill(query(root, 'input[type=search]'), name);
  await pressButton(root, `Modifier «\u00a0${name}\u00a0»`);
  await until(() => maybeButton(root, 'Mettre à jour'));
  await fill(labelled(root, 'Description'), 'Changée');
  await pressButton(root, 'Mettre à jour');
  await toastText(root);
  return root;
}

export const formTraces = {
  'champs-id': {
    title: 'sends the ids of a form’s fields only where the back end takes them [F38]',
    open: saved,
    sends: /^PUT \/api\/formulaires\/.*"champs":\[[^\]]*"id":/,
  },
  'champs-caches': {
    title: 'lets forms declare hidden fields only where the back end stores them [B7]',
    open: saved,
    shows: (root) => maybe(root, 'summary', 'Champs cachés'),
    sends: /"champs_caches":/,
  },
  mentions: {
    title: 'tells visitors whose form it is only where the back end takes it [W16]',
    open: saved,
    shows: (root) => maybe(root, 'summary', 'Page des visiteurs'),
    sends: /"(organisation|confidentialite)":/,
  },
  ouverture: {
    title: 'lets forms open and close only where the back end does [Z15]',
    open: saved,
    shows: (root) => maybe(root, 'summary', 'Disponibilité'),
    sends: /"(ouvert_du|ouvert_au|reponses_max|protection)":/,
  },
  reponses: {
    title: 'leads to the answers to a form only where the back end shows them [W4]',
    open: list,
    shows: (root) => maybeLink(root, /réponse/),
    use: (root) => pressLink(root, /réponse/),
    sends: /\/reponses\//,
  },
} satisfies Partial<Record<Capability, Trace>>;
