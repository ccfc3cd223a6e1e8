import { etapes } from '../../api/endpoints/etapes';
import { updateCache, useQuery, write } from '../../api/useApi';
import { type CatalogPeople, type CatalogSource, versionOf } from '../../catalog/source';
import { ETAPE_DRAFT, type Etape } from '../../domain/members/etape';

/** The values of the form of a step. */
export interface StepValues {
  libelle: string;
  description: string;
}

/** The members at a step, by the filter of their list. */
export const stepPeople: CatalogPeople<Etape> = { filter: 'etapes' };

export const stepSource: CatalogSource<Etape, StepValues> = {
  subject: 'etapes',
  journal: 'etapes',
  useRows: () => useQuery(etapes.list, {}),
  change(client, edit) {
    for (const endpoint of [etapes.list, etapes.all]) updateCache(client, endpoint, null, edit);
  },
  create: (client, values) => write(client, etapes.create, { body: { ...ETAPE_DRAFT, ...values } }),
  update: async (client, row, values) => {
    const { id, couleur } = row;
    const color = couleur == null ? couleur : String(couleur);
    const body = { id: String(id), ...values, couleur: color, ...versionOf(row) };
    const answer = await write(client, etapes.update, { id, body });
    return { ...row, ...values, ...versionOf(answer ?? row) };
  },
  remove: (client, { id }) => write(client, etapes.remove, { id }),
  hasTrash: true,
};
