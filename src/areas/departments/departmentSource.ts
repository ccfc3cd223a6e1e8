import { departmentCalls } from '../../api/endpoints/departments';
import { updateCache, useQuery, write } from '../../api/useApi';
import { baseVersionOf, type CatalogSource } from '../../catalog/source';
import type { Department } from '../../domain/members/department';
import { anyColor } from '../../domain/palettes';

/** The values of the form of a department. */
export interface DepartmentValues {
  nom: string;
  mission: string;
}

export const departmentSource: CatalogSource<Department, DepartmentValues> = {
  kind: 'department',
  subject: 'departements',
  journal: 'departements',
  useRows() {
    const query = useQuery(departmentCalls.list, {});
    return { ...query, data: query.data?.departements };
  },
  change(client, edit) {
    for (const endpoint of [departmentCalls.list, departmentCalls.statistiques])
      updateCache(client, endpoint, null, (answer) => ({
        ...answer,
        departements: edit(answer.departements),
      }));
  },
  create: (client, values) =>
    write(client, departmentCalls.create, { body: { ...values, color: anyColor() } }),
  update: async (client, row, values) => {
    const { id, color } = row;
    const body = { id, ...values, color: color == null ? color : String(color), ...baseVersionOf(row) };
    const answer = await write(client, departmentCalls.update, { id, body });
    return { ...row, ...values, ...answer };
  },
  remove: (client, { id }) => write(client, departmentCalls.remove, { id }),
  hasTrash: true,
};
