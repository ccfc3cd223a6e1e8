import { useMemo } from 'react';
import * as z from 'zod/mini';
import { tagCalls } from '../../api/endpoints/tags';
import { question } from '../../api/queryCache';
import { Catalog, loadDialogs } from '../../catalog/Catalog';
import type { CatalogForm, CatalogItem, CatalogPeople } from '../../catalog/source';
import { type Tag, tagSchema } from '../../domain/members/tag';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { Screen } from '../../ui/display/Screen';
import type { AreaProps, PrefetchPlan } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { SeeMembersLink } from '../frame/navigation/MembersLink';
import { useMembersPath } from '../frame/navigation/membersPath';
import { useAreaTitle } from '../frame/WidgetContext';
import { type TagValues, tagSource } from './tagSource';
import { tagTexts } from './texts.fr';

export const prefetchPlan: PrefetchPlan = {
  data: () => [question(tagCalls.list, {})],
  next: () => [loadDialogs],
};

/** The tags of members, with a badge on those for events. */
export default function TagsArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(tagTexts);
  const path = useMembersPath();
  const parts = useMemo(() => partsOf(texts), [texts]);
  const people = useMemo<CatalogPeople<Tag>>(
    () => ({
      filter: 'tags',
      linkOf: path && (({ id }, name) => <SeeMembersLink to={path('tags', id)} name={name} />),
    }),
    [path],
  );
  return (
    <Screen title={title} lead={<BackToApps />}>
      <Catalog
        source={tagSource}
        texts={texts}
        layout="grid"
        {...parts}
        people={people}
        readonly={readonly}
      />
    </Screen>
  );
}

function partsOf(texts: typeof tagTexts) {
  const item = ({ name, can_be_inevent }: Tag): CatalogItem => ({
    name,
    badge: can_be_inevent ? <Badge tone="accent">{texts.forEvents}</Badge> : undefined,
  });
  const form: CatalogForm<Tag, TagValues> = {
    schema: z.object({
      name: z.string().check(z.minLength(1, texts.required)),
      // Browsers leave out a box that is not ticked.
      can_be_inevent: z.pipe(
        z.optional(z.string()),
        z.transform((ticked: string | undefined) => ticked !== undefined),
      ),
    }),
    compared: { row: tagSchema, labels: { name: texts.name, can_be_inevent: texts.canBeInEvent } },
    fields: (row, { Checkbox, TextField }) => (
      <>
        <TextField name="name" label={texts.name} required defaultValue={row?.name} autoComplete="off" />
        <Checkbox
          name="can_be_inevent"
          label={texts.canBeInEvent}
          hint={texts.canBeInEventHint}
          defaultChecked={row?.can_be_inevent ?? false}
        />
      </>
    ),
  };
  return { item, form };
}
