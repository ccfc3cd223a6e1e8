import { groupes } from '../../api/endpoints/groupes';
import { updateCache, useQuery, write } from '../../api/useApi';
import { type CatalogSource, versionOf } from '../../catalog/source';
import type { Groupe } from '../../domain/members/groupe';
import { anyColor } from '../../domain/palettes';

/** The values of the form of a group. */
export interface GroupValues {
  nom: string;
  description: string;
}

export const groupSource: CatalogSource<Groupe, GroupValues> = {
  subject: 'groupes',
  journal: 'groupes',
  useRows() {
    const query = useQuery(groupes.list, {});
    return { ...query, data: query.data?.groupes };
  },
  change(client, edit) {
    for (const endpoint of [groupes.list, groupes.statistiques])
      updateCache(client, endpoint, null, (answer) => ({ ...answer, groupes: edit(answer.groupes) }));
  },
  create: (client, values) => write(client, groupes.create, { body: { ...values, color: anyColor() } }),
  update: async (client, row, values) => {
    const { id } = row;
    const body = { id: String(id), ...values, ...versionOf(row) };
    const answer = await write(client, groupes.update, { id, body });
    return { ...row, ...answer };
  },
  remove: (client, { id }) => write(client, groupes.remove, { id }),
  hasTrash: true,
};
