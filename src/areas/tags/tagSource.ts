import { tagCalls } from '../../api/endpoints/tags';
import { updateCache, useQuery, write } from '../../api/useApi';
import { baseVersionOf, type CatalogSource } from '../../catalog/source';
import type { Tag } from '../../domain/members/tag';

/** The values of the form of a tag. */
export interface TagValues {
  name: string;
  can_be_inevent: boolean;
}

export const tagSource: CatalogSource<Tag, TagValues> = {
  kind: 'tag',
  subject: 'tags',
  journal: 'tags',
  useRows: () => useQuery(tagCalls.list, {}),
  change(client, edit) {
    for (const endpoint of [tagCalls.list, tagCalls.all]) updateCache(client, endpoint, null, edit);
  },
  create: (client, body) => write(client, tagCalls.create, { body }),
  update: async (client, row, values) => {
    const { id } = row;
    const answer = await write(client, tagCalls.update, {
      id,
      body: { id, ...values, ...baseVersionOf(row) },
    });
    return { ...row, ...values, ...baseVersionOf(answer ?? row) };
  },
  remove: (client, { id }) => write(client, tagCalls.remove, { id }),
  hasTrash: true,
};
