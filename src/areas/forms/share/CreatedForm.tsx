import { useEffect, useRef } from 'react';
import { formulaires } from '../../../api/endpoints/formulaires';
import { useQuery } from '../../../api/useApi';
import type { Formulaire } from '../../../domain/forms/formulaire';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { ShareParts } from './ShareParts';
import styles from './ShareParts.module.css';
import { shareTexts } from './texts';

interface CreatedFormProps {
  id: number;
  name: string;
  shareBase: string | undefined;
  /** Opens the detail. */
  onView(formulaire: Formulaire): void;
  onClose(): void;
}

/** What follows after «Créer»: where the new form is, and how visitors reach it. It takes the focus. */
export default function CreatedForm({ id, name, shareBase, onView, onClose }: CreatedFormProps) {
  const texts = useTexts(shareTexts);
  const { data, failure, isRefreshing, reload } = useQuery(formulaires.withFields, { id });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.created} aria-label={texts.created(name)}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {texts.created(name)}
        </h2>
        {data && <Button onClick={() => onView(data)}>{texts.details}</Button>}
        <Button variant="quiet" icon="close" onClick={onClose}>
          {texts.close}
        </Button>
      </header>
      {data ? (
        <ShareParts formulaire={data} shareBase={shareBase} />
      ) : failure ? (
        <ErrorState inline message={failureText(failure)} isRetrying={isRefreshing} onRetry={reload} />
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  );
}
