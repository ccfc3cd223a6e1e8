import { CatalogItems, type ItemsProps } from '../../../catalog/CatalogItems';
import type { Etape } from '../../../domain/members/etape';
import { LazyFailure } from '../../../ui/lazy/LazyFailure';
import { useLazyModule } from '../../../ui/lazy/useLazyModule';
import styles from './OrderedSteps.module.css';

const loadOrder = () => import('./OrderedSteps');

/** Keeps the place of the handles, so that the rows don't move when their code has loaded. */
const handlePlace = () => <span className={styles.place} />;

/** The steps with handles that put them in order. A search shows them without, because they aren't all there. */
export function OrderableSteps(props: ItemsProps<Etape>) {
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
