import { useMemo } from 'react';
import * as z from 'zod/mini';
import { departmentCalls } from '../../api/endpoints/departments';
import { question } from '../../api/queryCache';
import { Catalog, loadDialogs } from '../../catalog/Catalog';
import type { CatalogForm, CatalogItem, CatalogPeople, CatalogView } from '../../catalog/source';
import { type Department, departmentSchema, memberCountOf } from '../../domain/members/department';
import { formatDate } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { Screen } from '../../ui/display/Screen';
import type { AreaProps, PrefetchPlan } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { type DepartmentValues, departmentSource } from './departmentSource';
import { departmentTexts } from './texts.fr';

const loadMembers = () => import('./DepartmentMembers');

export const prefetchPlan: PrefetchPlan = {
  data: () => [question(departmentCalls.list, {})],
  next: () => [loadDialogs, loadMembers],
};

/** The departments and their members. */
export default function DepartmentsArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(departmentTexts);
  const parts = useMemo(() => partsOf(texts), [texts]);
  return (
    <Screen title={title} lead={<BackToApps />}>
      <Catalog source={departmentSource} texts={texts} layout="grid" {...parts} readonly={readonly} />
    </Screen>
  );
}

function partsOf(texts: typeof departmentTexts) {
  const item = (row: Department): CatalogItem => ({
    name: row.nom,
    description: row.mission,
    color: row.color,
    badge: <Badge>{texts.membres(memberCountOf(row))}</Badge>,
    note: row.created_at && texts.createdOn(formatDate(row.created_at)),
  });
  const form: CatalogForm<Department, DepartmentValues> = {
    schema: z.object({ nom: z.string().check(z.minLength(1, texts.required)), mission: z.string() }),
    compared: { row: departmentSchema, labels: { nom: texts.nom, mission: texts.mission } },
    fields: (row, { TextArea, TextField }) => (
      <>
        <TextField name="nom" label={texts.nom} required defaultValue={row?.nom} autoComplete="off" />
        <TextArea name="mission" label={texts.mission} defaultValue={row?.mission ?? ''} />
      </>
    ),
  };
  const view: CatalogView<Department> = { label: texts.view, load: loadMembers };
  const people: CatalogPeople<Department> = {
    countOf: ({ membres_count, nombre_serviteurs }) => membres_count ?? nombre_serviteurs,
  };
  return { item, form, view, people };
}
