import { groupCalls } from '../../api/endpoints/groups';
import { updateCache, useQuery, write } from '../../api/useApi';
import { baseVersionOf, type CatalogSource } from '../../catalog/source';
import type { Group } from '../../domain/members/group';
import { anyColor } from '../../domain/palettes';

/** The values of the form of a group. */
export interface GroupValues {
  nom: string;
  description: string;
}

export const groupSource: CatalogSource<Group, GroupValues> = {
  kind: 'group',
  subject: 'groupes',
  journal: 'groupes',
  useRows() {
    const query = useQuery(groupCalls.list, {});
    return { ...query, data: query.data?.groupes };
  },
  change(client, edit) {
    for (const endpoint of [groupCalls.list, groupCalls.statistiques])
      updateCache(client, endpoint, null, (answer) => ({ ...answer, groupes: edit(answer.groupes) }));
  },
  create: (client, values) => write(client, groupCalls.create, { body: { ...values, color: anyColor() } }),
  update: async (client, row, values) => {
    const { id } = row;
    const body = { id: String(id), ...values, ...baseVersionOf(row) };
    const answer = await write(client, groupCalls.update, { id, body });
    return { ...row, ...answer };
  },
  remove: (client, { id }) => write(client, groupCalls.remove, { id }),
  hasTrash: true,
};
