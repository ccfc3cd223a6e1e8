import { useMemo } from 'react';
import * as z from 'zod/mini';
import { stepCalls } from '../../api/endpoints/steps';
import { question } from '../../api/queryCache';
import { Catalog, loadDialogs } from '../../catalog/Catalog';
import { CatalogItems } from '../../catalog/CatalogItems';
import type { CatalogForm, CatalogItem, CatalogView, ItemsProps } from '../../catalog/source';
import { type Step, stepSchema } from '../../domain/members/step';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useIsSupported } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { Screen } from '../../ui/display/Screen';
import { LazyFailure } from '../../ui/lazy/LazyFailure';
import { useLazyModule } from '../../ui/loading/useLazyModule';
import type { AreaProps, PrefetchPlan } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import styles from './OrderedSteps.module.css';
import { type StepValues, stepPeople, stepSource } from './stepSource';
import { stepTexts } from './texts.fr';

const loadOrder = () => import('./OrderedSteps');

/** Keeps the place of the handles, so that the rows don't move when their code has loaded. */
const handlePlace = () => <span className={styles.place} />;

/** The steps with handles that put them in order. A search shows them without, because they aren't all there. */
function OrderableSteps(props: ItemsProps<Step>) {
  const { value: OrderedSteps, error, retry } = useLazyModule(loadOrder);
  if (!props.isWhole) return <CatalogItems {...props} />;
  if (OrderedSteps) return <OrderedSteps {...props} />;
  return (
    <>
      {error !== undefined && <LazyFailure inline error={error} retry={retry} />}
      <CatalogItems {...props} handleOf={handlePlace} />
    </>
  );
}

const loadDetails = () => import('./StepDetails');

export const prefetchPlan: PrefetchPlan = {
  data: () => [question(stepCalls.list, {})],
  next: () => [loadDialogs, loadDetails],
};

/** The steps of integration. */
export default function StepsArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(stepTexts);
  const isFixed = useIsHiddenByPage('edit') || readonly;
  const isOrdered = useIsSupported(stepCalls.reorder);
  const parts = useMemo(() => partsOf(texts, isOrdered), [texts, isOrdered]);
  return (
    <Screen title={title} lead={<BackToApps />}>
      <Catalog
        source={stepSource}
        texts={texts}
        layout="list"
        {...parts}
        people={stepPeople}
        {...(isOrdered && !isFixed && { Items: OrderableSteps })}
        readonly={readonly}
      />
    </Screen>
  );
}

function partsOf(texts: typeof stepTexts, isOrdered: boolean) {
  const item = ({ id, libelle, description, couleur, ordre }: Step): CatalogItem => ({
    name: libelle,
    description,
    color: couleur,
    badge: <Badge>{texts.order((isOrdered && ordre) || id)}</Badge>,
  });
  const form: CatalogForm<Step, StepValues> = {
    schema: z.object({ libelle: z.string().check(z.minLength(1, texts.required)), description: z.string() }),
    compared: { row: stepSchema, labels: { libelle: texts.libelle, description: texts.description } },
    fields: (row, { TextArea, TextField }) => (
      <>
        <TextField
          name="libelle"
          label={texts.libelle}
          required
          defaultValue={row?.libelle}
          autoComplete="off"
        />
        <TextArea name="description" label={texts.description} defaultValue={row?.description ?? ''} />
      </>
    ),
  };
  const view: CatalogView<Step> = { label: texts.view, load: loadDetails };
  return { item, form, view };
}
