import { useCallback, useMemo } from 'react';
import { roles } from '../../../api/endpoints/intervenants';
import { updateCache, useQuery, write } from '../../../api/useApi';
import { Catalog } from '../../../catalog/Catalog';
import { type CatalogForm, type CatalogSource, versionOf } from '../../../catalog/source';
import { type RoleIntervenant, roleIntervenant } from '../../../domain/events/intervenant';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { TextField } from '../../../ui/form/fields/TextField';
import { type RoleDraft, roleSchema } from './roleForm';
import { roleTexts } from './roleTexts';

const source: CatalogSource<RoleIntervenant, RoleDraft> = {
  subject: 'evenements',
  journal: 'roles',
  useRows() {
    const query = useQuery(roles.all, {});
    return { ...query, data: query.data?.results };
  },
  change(client, edit) {
    updateCache(client, roles.all, {}, (page) => {
      const results = edit(page.results);
      return { ...page, results, count: page.count + results.length - page.results.length };
    });
  },
  create: (client, body) => write(client, roles.create, { body }),
  async update(client, row, body) {
    const { id } = row;
    const answer = await write(client, roles.update, { id, body: { ...body, ...versionOf(row) } });
    return { id, ...body, ...versionOf(answer ?? row) };
  },
  remove: (client, { id }) => write(client, roles.remove, { id }),
  hasTrash: true,
};

/** The roles of speakers: a list to search, where each can be created, edited and deleted. */
export default function RolesDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(roleTexts);
  const item = useCallback(
    ({ libelle, evenements_count }: RoleIntervenant) => ({
      name: libelle,
      note: evenements_count == null ? undefined : texts.used(evenements_count),
    }),
    [texts],
  );
  const form = useMemo(
    (): CatalogForm<RoleIntervenant, RoleDraft> => ({
      schema: roleSchema(texts),
      compared: { row: roleIntervenant, labels: { libelle: texts.libelle } },
      fields: (role) => (
        <TextField
          name="libelle"
          label={texts.libelle}
          required
          autoComplete="off"
          defaultValue={role?.libelle}
        />
      ),
    }),
    [texts],
  );
  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Catalog source={source} texts={texts} layout="list" item={item} form={form} readonly={false} />
    </Dialog>
  );
}
