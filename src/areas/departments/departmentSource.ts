import { departements } from '../../api/endpoints/departements';
import { updateCache, useQuery, write } from '../../api/useApi';
import { type CatalogSource, versionOf } from '../../catalog/source';
import type { Departement } from '../../domain/members/departement';
import { anyColor } from '../../domain/palettes';

/** The values of the form of a department. */
export interface DepartmentValues {
  nom: string;
  mission: string;
}

export const departmentSource: CatalogSource<Departement, DepartmentValues> = {
  subject: 'departements',
  journal: 'departements',
  useRows() {
    const query = useQuery(departements.list, {});
    return { ...query, data: query.data?.departements };
  },
  change(client, edit) {
    for (const endpoint of [departements.list, departements.statistiques])
      updateCache(client, endpoint, null, (answer) => ({
        ...answer,
        departements: edit(answer.departements),
      }));
  },
  create: (client, values) => write(client, departements.create, { body: { ...values, color: anyColor() } }),
  update: async (client, row, values) => {
    const { id, color } = row;
    const body = { id, ...values, color: color == null ? color : String(color), ...versionOf(row) };
    const answer = await write(client, departements.update, { id, body });
    return { ...row, ...values, ...answer };
  },
  remove: (client, { id }) => write(client, departements.remove, { id }),
  hasTrash: true,
};
