import { tags } from '../../api/endpoints/tags';
import { MEMBER_ANSWERS } from '../../api/memberAnswers';
import { updateCache, useQuery } from '../../api/useApi';
import type { CatalogSource } from '../../catalog/source';
import type { Tag } from '../../domain/tag';

/** What the form of a tag asks for. */
export interface TagValues {
  name: string;
  can_be_inevent: boolean;
}

export const tagSource: CatalogSource<Tag, TagValues> = {
  useRows: () => useQuery(tags.list, {}),
  change(client, edit) {
    for (const endpoint of [tags.list, tags.all]) updateCache(client, endpoint, null, edit);
  },
  shownIn: MEMBER_ANSWERS,
  create: (client, body) => client.call(tags.create, { body }),
  update: async (client, row, values) => {
    const { id } = row;
    await client.call(tags.update, { id, body: { id, ...values } });
    return { ...row, ...values };
  },
  remove: (client, { id }) => client.call(tags.remove, { id }),
};
