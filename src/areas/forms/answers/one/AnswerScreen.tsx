import { useRef } from 'react';
import { formCalls } from '../../../../api/endpoints/forms';
import { type Query, useQuery } from '../../../../api/useApi';
import type { FormDefinition } from '../../../../domain/forms/form';
import type { ReceivedAnswer } from '../../../../domain/forms/receivedAnswer';
import { readFailureText } from '../../../../texts/failures';
import { formatMoment } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Panel } from '../../../../ui/display/Panel';
import { Screen } from '../../../../ui/display/Screen';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Skeleton } from '../../../../ui/state/Skeleton';
import { answerScreenTexts } from '../texts.fr';
import { AnswerActions } from './AnswerActions';
import { AnswerContent } from './AnswerContent';
import styles from './answer.module.css';
import { useRemoveAnswer } from './useRemoveAnswer';

interface AnswerScreenProps {
  form: FormDefinition;
  /** `NaN` where the address holds no id. */
  id: number;
  readonly: boolean;
  takesFocus: boolean;
  /** To another answer. */
  onOpen(id: number): void;
  /** To the list of answers; `isGone` when this one no longer exists. */
  onBack(isGone?: boolean): void;
}

/** One answer in full. */
export function AnswerScreen({ form, id, readonly, takesFocus, onOpen, onBack }: AnswerScreenProps) {
  const texts = useTexts(answerScreenTexts);
  const place = useRef<HTMLDivElement>(null);
  const isId = Number.isSafeInteger(id) && id > 0;
  const args = isId ? { id: form.id, reponse: id } : null;
  const { data, failure, isRefreshing, reload } = useQuery(formCalls.oneAnswer, args);
  const { remove, isRemoving } = useRemoveAnswer(form, () => onBack(true));
  const isMissing = !isId || failure?.kind === 'notFound';
  return (
    <Screen
      title={data && !isMissing ? texts.titleOf(data.id) : texts.title}
      width="form"
      takesFocus={takesFocus}
      onBack={() => onBack()}
      actions={
        data &&
        !isMissing && (
          <AnswerActions
            form={form}
            answer={data}
            readonly={readonly}
            place={place}
            isRemoving={isRemoving}
            onOpen={onOpen}
            onRemove={() => void remove(data.id)}
          />
        )
      }
    >
      {isMissing ? (
        <EmptyState
          icon="form"
          title={texts.notFound}
          text={texts.notFoundText}
          action={<Button onClick={() => onBack()}>{texts.toList}</Button>}
        />
      ) : (
        <AnswerSheet form={form} answer={{ data, failure, isRefreshing, reload }} />
      )}
      <div ref={place} className={styles.print} aria-hidden="true" />
    </Screen>
  );
}

interface AnswerSheetProps {
  form: FormDefinition;
  answer: Pick<Query<ReceivedAnswer>, 'data' | 'failure' | 'isRefreshing' | 'reload'>;
}

/** What the visitor wrote, or why it can't be shown. */
function AnswerSheet({ form, answer }: AnswerSheetProps) {
  const texts = useTexts(answerScreenTexts);
  const { data, failure, isRefreshing, reload } = answer;
  if (data)
    return (
      <Panel title={form.nom_du_formulaire}>
        <p className={styles.received}>{texts.received(formatMoment(data.created_at))}</p>
        <AnswerContent form={form.id} answer={data} />
      </Panel>
    );
  if (!failure) return <Skeleton lines={8} />;
  const message = [texts.failed, readFailureText(failure, '')].filter(Boolean).join('\u00a0: ');
  return <ErrorState message={message} isRetrying={isRefreshing} onRetry={reload} />;
}
