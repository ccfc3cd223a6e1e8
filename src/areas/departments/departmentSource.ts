import { departements } from '../../api/endpoints/departements';
import { statistiques } from '../../api/endpoints/statistiques';
import { MEMBER_ANSWERS } from '../../api/memberAnswers';
import { updateCache, useQuery } from '../../api/useApi';
import type { CatalogSource } from '../../catalog/source';
import type { Departement } from '../../domain/departement';
import { anyColor } from '../../domain/palettes';

/** What the form of a department asks for. */
export interface DepartmentValues {
  nom: string;
  mission: string;
}

export const departmentSource: CatalogSource<Departement, DepartmentValues> = {
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
  shownIn: [...MEMBER_ANSWERS, statistiques.dashboard],
  create: (client, values) => client.call(departements.create, { body: { ...values, color: anyColor() } }),
  update: async (client, row, values) => {
    const { id, color } = row;
    const body = { id, ...values, color: color == null ? color : String(color) };
    const answer = await client.call(departements.update, { id, body });
    return { ...row, ...values, ...answer };
  },
  remove: (client, { id }) => client.call(departements.remove, { id }),
};
