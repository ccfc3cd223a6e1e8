import { useEffect, useRef, useState } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { useClient, useQuery } from '../../../api/useApi';
import type { FormDefinition } from '../../../domain/forms/form';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import type { FormSaved } from '../area';
import { formPageArgs } from '../table/useFormPage';
import styles from './CreatedForm.module.css';
import { ShareParts } from './ShareParts';
import { shareTexts } from './texts.fr';

interface CreatedFormProps {
  saved: FormSaved;
  shareBase: string | undefined;
  /** Opens the detail. */
  onView(form: FormDefinition): void;
  onClose(): void;
}

/** What follows after «Créer»: where the new form is, and how visitors reach it. It takes the focus. */
export default function CreatedForm({ saved, shareBase, onView, onClose }: CreatedFormProps) {
  const texts = useTexts(shareTexts);
  const id = useSavedId(saved);
  const { data, failure, isRefreshing, reload } = useQuery(formCalls.withFields, id ? { id } : null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new form takes it
  useEffect(() => heading.current?.focus(), [saved]);
  const name = saved.nom_du_formulaire;
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
        <ShareParts form={data} shareBase={shareBase} />
      ) : failure ? (
        <ErrorState inline message={failureText(failure)} isRetrying={isRefreshing} onRetry={reload} />
      ) : (
        id !== null && <Skeleton lines={4} />
      )}
    </section>
  );
}

/**
 * The id of a form that was just saved. Where the answer to the creation has none, it is that of the newest form of exactly
 * this name; `null` where there is none, undefined while it is asked for.
 */
function useSavedId({ id, nom_du_formulaire: name }: FormSaved): number | null | undefined {
  const client = useClient();
  const [found, setFound] = useState<number | null>();
  useEffect(() => {
    setFound(undefined);
    if (id !== undefined) return;
    const query = formPageArgs({ page: 1, pageSize: 20, search: name });
    client.call(formCalls.list, query).then(
      ({ results }) => {
        const same = results.filter((row) => row.nom_du_formulaire === name);
        setFound(same.length > 0 ? Math.max(...same.map((row) => row.id)) : null);
      },
      () => setFound(null),
    );
  }, [client, id, name]);
  return id ?? found;
}
