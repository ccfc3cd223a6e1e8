import { useCallback, useMemo } from 'react';
import { roleCalls } from '../../../../api/endpoints/speakers';
import { updateCache, useQuery, write } from '../../../../api/useApi';
import { Catalog } from '../../../../catalog/Catalog';
import { baseVersionOf, type CatalogForm, type CatalogSource } from '../../../../catalog/source';
import { type SpeakerRole, speakerRoleSchema } from '../../../../domain/events/speaker';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { TextField } from '../../../../ui/form/fields/TextField';
import { type RoleDraft, roleFormSchema } from './roleForm';
import { roleTexts } from './texts.fr';

const source: CatalogSource<SpeakerRole, RoleDraft> = {
  kind: 'role',
  subject: 'evenements',
  journal: 'roles',
  useRows() {
    const query = useQuery(roleCalls.all, {});
    return { ...query, data: query.data?.results };
  },
  change(client, edit) {
    updateCache(client, roleCalls.all, {}, (page) => {
      const results = edit(page.results);
      return { ...page, results, count: page.count + results.length - page.results.length };
    });
  },
  create: (client, body) => write(client, roleCalls.create, { body }),
  async update(client, row, body) {
    const { id } = row;
    const answer = await write(client, roleCalls.update, { id, body: { ...body, ...baseVersionOf(row) } });
    return { id, ...body, ...baseVersionOf(answer ?? row) };
  },
  remove: (client, { id }) => write(client, roleCalls.remove, { id }),
  hasTrash: true,
};

/** The roles of speakers: a list to search, where each can be created, edited and deleted. */
export default function RolesDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(roleTexts);
  const item = useCallback(
    ({ libelle, evenements_count }: SpeakerRole) => ({
      name: libelle,
      note: evenements_count == null ? undefined : texts.used(evenements_count),
    }),
    [texts],
  );
  const form = useMemo(
    (): CatalogForm<SpeakerRole, RoleDraft> => ({
      schema: roleFormSchema(texts),
      compared: { row: speakerRoleSchema, labels: { libelle: texts.libelle } },
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
