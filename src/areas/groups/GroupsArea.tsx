import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { groupCalls } from '../../api/endpoints/groups';
import { question } from '../../api/queryCache';
import { Catalog, loadDialogs } from '../../catalog/Catalog';
import type { CatalogForm, CatalogItem, CatalogPeople, CatalogView } from '../../catalog/source';
import { type Group, groupSchema } from '../../domain/members/group';
import { useOpening } from '../../routing/useOpening';
import { formatDate } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { Screen } from '../../ui/display/Screen';
import type { AreaProps, PrefetchPlan } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { PaletteScope } from '../frame/palette/PaletteScope';
import { useAreaTitle } from '../frame/WidgetContext';
import { OPENS } from '../routes';
import { groupsArea } from './area';
import { type GroupValues, groupSource } from './groupSource';
import { groupTexts } from './texts.fr';

const loadMembers = () => import('./GroupMembers');

export const prefetchPlan: PrefetchPlan = {
  data: () => [question(groupCalls.list, {})],
  next: () => [loadDialogs, loadMembers],
};

const OWN_AREAS = [groupsArea];

/** The groups and their members. */
export default function GroupsArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(groupTexts);
  const parts = useMemo(() => partsOf(texts), [texts]);
  const [wanted, setWanted] = useState<number | 'new'>();
  useOpening(true, (what) => setWanted(what === OPENS.add ? 'new' : Number(what)));
  return (
    <PaletteScope areas={OWN_AREAS}>
      <Screen title={title} lead={<BackToApps />}>
        <Catalog
          source={groupSource}
          texts={texts}
          layout="list"
          {...parts}
          readonly={readonly}
          wanted={wanted}
          onOpened={() => setWanted(undefined)}
        />
      </Screen>
    </PaletteScope>
  );
}

function partsOf(texts: typeof groupTexts) {
  const item = ({ nom, description, color, membres_count, created_at, updated_at }: Group): CatalogItem => ({
    name: nom,
    description,
    color,
    badge: <Badge>{texts.membres(membres_count ?? 0)}</Badge>,
    note: [
      created_at && texts.createdOn(formatDate(created_at)),
      updated_at && texts.updatedOn(formatDate(updated_at)),
    ]
      .filter(Boolean)
      .join(' · '),
  });
  const form: CatalogForm<Group, GroupValues> = {
    schema: z.object({ nom: z.string().check(z.minLength(1, texts.required)), description: z.string() }),
    compared: { row: groupSchema, labels: { nom: texts.nom, description: texts.description } },
    fields: (row, { TextArea, TextField }) => (
      <>
        <TextField name="nom" label={texts.nom} required defaultValue={row?.nom} autoComplete="off" />
        <TextArea name="description" label={texts.description} defaultValue={row?.description ?? ''} />
      </>
    ),
  };
  const view: CatalogView<Group> = { label: texts.view, load: loadMembers };
  const people: CatalogPeople<Group> = { filter: 'groupes', countOf: ({ membres_count }) => membres_count };
  return { item, form, view, people };
}
