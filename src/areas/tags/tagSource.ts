import { tags } from '../../api/endpoints/tags';
import { updateCache, useQuery, write } from '../../api/useApi';
import { type CatalogSource, versionOf } from '../../catalog/source';
import type { Tag } from '../../domain/members/tag';

/** The values of the form of a tag. */
export interface TagValues {
  name: string;
  can_be_inevent: boolean;
}

export const tagSource: CatalogSource<Tag, TagValues> = {
  subject: 'tags',
  journal: 'tags',
  useRows: () => useQuery(tags.list, {}),
  change(client, edit) {
    for (const endpoint of [tags.list, tags.all]) updateCache(client, endpoint, null, edit);
  },
  create: (client, body) => write(client, tags.create, { body }),
  update: async (client, row, values) => {
    const { id } = row;
    const answer = await write(client, tags.update, { id, body: { id, ...values, ...versionOf(row) } });
    return { ...row, ...values, ...versionOf(answer ?? row) };
  },
  remove: (client, { id }) => write(client, tags.remove, { id }),
  hasTrash: true,
};
