import { stepCalls } from '../../api/endpoints/steps';
import { updateCache, useQuery, write } from '../../api/useApi';
import { baseVersionOf, type CatalogPeople, type CatalogSource } from '../../catalog/source';
import { STEP_DRAFT, type Step } from '../../domain/members/step';

/** The values of the form of a step. */
export interface StepValues {
  libelle: string;
  description: string;
}

/** The members at a step, by the filter of their list. */
export const stepPeople: CatalogPeople<Step> = { filter: 'etapes' };

export const stepSource: CatalogSource<Step, StepValues> = {
  kind: 'step',
  subject: 'etapes',
  journal: 'etapes',
  useRows: () => useQuery(stepCalls.list, {}),
  change(client, edit) {
    for (const endpoint of [stepCalls.list, stepCalls.all]) updateCache(client, endpoint, null, edit);
  },
  create: (client, values) => write(client, stepCalls.create, { body: { ...STEP_DRAFT, ...values } }),
  update: async (client, row, values) => {
    const { id, couleur } = row;
    const color = couleur == null ? couleur : String(couleur);
    const body = { id: String(id), ...values, couleur: color, ...baseVersionOf(row) };
    const answer = await write(client, stepCalls.update, { id, body });
    return { ...row, ...values, ...baseVersionOf(answer ?? row) };
  },
  remove: (client, { id }) => write(client, stepCalls.remove, { id }),
  hasTrash: true,
};
