/**
 * Filling in and sending: what is answered stays through every failure, nothing is sent twice, the host is asked
 * before and told after. It only sends when the host says so.
 */
import { useCallback, useRef, useState } from 'react';
import { useClient } from '../../../api/clientContext';
import { failureOf } from '../../../api/errors';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { publicForm } from '../publicForm';
import {
  type Answers,
  type AskedField,
  answerProblems,
  bodyOf,
  detailOf,
  type FieldAnswer,
  type Problems,
} from './answers';
import { answerTexts } from './texts';
import type { useStamp } from './useStamp';

/** Files take their time. */
const SEND_TIMEOUT = 120_000;

type Progress = 'filling' | 'sending' | 'done';

interface Refusal {
  problems: Problems;
  /** About the whole. */
  message?: string;
  /** Grows with each: the summary takes the focus again. */
  attempt: number;
}

interface Answering {
  identifiant: string;
  isSent: boolean;
  emit(name: 'before-submit' | 'form-submitted', detail: unknown): boolean;
  /** When the server's words say nothing. */
  failed: string;
  stamp: Pick<ReturnType<typeof useStamp>, 'marks' | 'renew'>;
}

export function useAnswering(
  fields: readonly AskedField[],
  { identifiant, isSent, emit, failed, stamp }: Answering,
) {
  const texts = useTexts(answerTexts);
  const client = useClient();
  const [answers, setAnswers] = useState<Answers>({});
  const [refusal, setRefusal] = useState<Refusal>({ problems: {}, attempt: 0 });
  const [progress, setProgress] = useState<Progress>('filling');
  const isBusy = useRef(false);

  const answer = useCallback((key: string, value: FieldAnswer | undefined) => {
    setAnswers((all) => ({ ...all, [key]: value }));
    setRefusal((last) => {
      if (!last.problems[key]) return last;
      const { [key]: _, ...problems } = last.problems;
      return { ...last, problems };
    });
  }, []);

  const refuse = (problems: Problems, message?: string) =>
    setRefusal(({ attempt }) => ({ problems, message, attempt: attempt + 1 }));

  const send = async () => {
    const body = { ...bodyOf(fields, answers), ...(await stamp.marks()) };
    await client.call(publicForm.answer, { identifiant, body }, { timeout: SEND_TIMEOUT });
  };
  const refuseAs = (error: unknown) => {
    const failure = failureOf(error);
    void stamp.renew(failure.fields);
    const known = new Set(fields.map(({ key }) => key));
    const entries = Object.entries(failure.fields ?? {});
    const problems = Object.fromEntries(entries.filter(([key]) => known.has(key)));
    const others = entries.filter(([key]) => !known.has(key)).map(([, sentence]) => sentence);
    const isExplained = Object.keys(problems).length > 0 && others.length === 0;
    refuse(
      problems,
      isExplained ? undefined : [...new Set([failureText(failure, failed), ...others])].join('\n'),
    );
  };
  const submit = async () => {
    if (isBusy.current) return;
    const problems = answerProblems(fields, answers, texts);
    if (Object.keys(problems).length) return refuse(problems);
    const detail = detailOf(identifiant, fields, answers);
    if (!emit('before-submit', detail)) return;
    isBusy.current = true;
    setProgress('sending');
    try {
      if (isSent) await send();
      setProgress('done');
      emit('form-submitted', { ...detail, sent: isSent });
    } catch (error) {
      setProgress('filling');
      refuseAs(error);
    } finally {
      isBusy.current = false;
    }
  };
  return { answers, answer, refusal, progress, submit };
}
