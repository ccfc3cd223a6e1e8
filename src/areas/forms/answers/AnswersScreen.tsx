import { useRef, useState } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { useRecord } from '../../../data/useRecord';
import type { FormDefinition } from '../../../domain/forms/form';
import { useLocation } from '../../../routing/useLocation';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Screen } from '../../../ui/display/Screen';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useStableCallback } from '../../../ui/useStableCallback';
import { KeepAlive } from '../../../ui/widgetRoot/KeepAlive';
import { useScrollRestoration } from '../../frame/navigation/useScrollRestoration';
import { formPaths } from '../../routes';
import { AnswerList } from './AnswerList';
import { AnswerScreen } from './one/AnswerScreen';
import { answersTexts } from './texts.fr';

interface AnswersScreenProps {
  /** Ids of the form and of one answer; `NaN` where the address holds none. */
  form: number;
  answer: number | undefined;
  readonly: boolean;
  takesFocus: boolean;
  /** To the list of forms. */
  onBack(): void;
}

/** The answers to one form, and one of them over the list, which keeps its page and search. */
export default function AnswersScreen({ form, answer, readonly, takesFocus, onBack }: AnswersScreenProps) {
  const texts = useTexts(answersTexts);
  const { record, isRefreshing, reload } = useRecord(formCalls.withFields, form);
  const shown = useAnswerVisits(form, answer);
  if (record.status === 'ready')
    return (
      <Answers
        {...shown}
        form={record.value}
        answer={answer}
        readonly={readonly}
        takesFocus={takesFocus}
        onBack={onBack}
      />
    );
  return (
    <Screen title={texts.title} onBack={onBack} takesFocus={takesFocus}>
      {record.status === 'loading' && <Skeleton lines={8} />}
      {record.status === 'missing' && (
        <EmptyState
          icon="form"
          title={texts.notFound}
          text={texts.notFoundText}
          action={<Button onClick={onBack}>{texts.toForms}</Button>}
        />
      )}
      {record.status === 'failed' && (
        <ErrorState
          message={[texts.failed, readFailureText(record.failure, '')].filter(Boolean).join('\u00a0: ')}
          isRetrying={isRefreshing}
          onRetry={reload}
        />
      )}
    </Screen>
  );
}

/** Whether the list has been shown, and whether the user has moved between the list and an answer. */
function useAnswerVisits(form: number, answer: number | undefined) {
  const { navigate } = useLocation();
  const [start] = useState(answer);
  const [hasMoved, setMoved] = useState(false);
  const [hasList, setHasList] = useState(answer === undefined);
  if (answer === undefined && !hasList) setHasList(true);
  if (answer !== start && !hasMoved) setMoved(true);
  const open = useStableCallback((id: number) => navigate(formPaths.answer.to({ id: form, reponse: id })));
  const toList = useStableCallback((isGone?: boolean) =>
    navigate(formPaths.answer.to({ id: form }), { replace: isGone === true }),
  );
  return { hasMoved: hasMoved || answer !== start, hasList, open, toList };
}

interface AnswersProps extends Omit<AnswersScreenProps, 'form'>, ReturnType<typeof useAnswerVisits> {
  form: FormDefinition;
}

function Answers(props: AnswersProps) {
  const { form, answer, readonly, takesFocus, onBack, hasMoved, hasList, open, toList } = props;
  const list = useRef<HTMLDivElement>(null);
  const isList = answer === undefined;
  const keepPlace = useScrollRestoration(list, isList);
  const handleOpen = useStableCallback((id: number) => {
    keepPlace();
    open(id);
  });
  return (
    <>
      {hasList && (
        <KeepAlive isHidden={!isList}>
          <div ref={list}>
            <AnswerList
              form={form}
              readonly={readonly}
              takesFocus={takesFocus && !hasMoved}
              onOpen={handleOpen}
              onBack={onBack}
            />
          </div>
        </KeepAlive>
      )}
      {!isList && (
        <AnswerScreen
          key={answer}
          form={form}
          id={answer}
          readonly={readonly}
          takesFocus={takesFocus || hasMoved}
          onOpen={open}
          onBack={toList}
        />
      )}
    </>
  );
}
