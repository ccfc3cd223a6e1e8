/**
 * Keeps the answers and sends them. No failure loses an answer, and nothing is sent twice. The host gets an event
 * before and after, and without `isSent` these events alone carry the answers.
 */
import { useCallback, useState } from 'react';
import { useClient } from '../../api/clientContext';
import type { Failure } from '../../api/errors';
import {
  type Answers,
  type AskedField,
  answerProblems,
  type FieldAnswer,
  hasAnswer,
  kindsOf,
} from '../../questions/answers';
import { tellClosed } from '../../questions/tellClosed';
import { refusedAnswerTexts } from '../../questions/texts.fr';
import { type PageKnowledge, usePrefill } from '../../questions/usePrefill';
import { type Reasons, useSending } from '../../questions/useSending';
import type { useStamp } from '../../questions/useStamp';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import type { AreaProps } from '../area';
import type { publicFormEvents } from './area';
import { publicForm } from './publicForm';
import { bodyOf, detailOf } from './submission';

/** Timeout in milliseconds; files take longer than other calls. */
const SEND_TIMEOUT = 120_000;

export type Emit = AreaProps<Record<never, never>, typeof publicFormEvents>['emit'];

interface Answering {
  identifiant: string;
  isSent: boolean;
  emit: Emit;
  /** Shown when the server gives no message. */
  failed: string;
  stamp: Pick<ReturnType<typeof useStamp>, 'marks'>;
  /** What the page fills in. */
  knowledge: PageKnowledge;
  /** What the page adds. */
  readHidden(): Promise<Record<string, string>>;
  /** Reads the form again and gives its fields, because it may have changed since; nothing where it can't be read. */
  reread(): Promise<readonly AskedField[] | undefined>;
}

/** What the page and the visitor have filled in, and why it was refused; another answer to a field takes its problem away. */
function useAnswers(fields: readonly AskedField[], knowledge: PageKnowledge) {
  const prefilled = usePrefill(fields, knowledge);
  const [typed, setTyped] = useState<Answers>({});
  const { setRefusal, ...sending } = useSending();
  const onAnswer = useCallback(
    (key: string, value: FieldAnswer | undefined) => {
      setTyped((all) => ({ ...all, [key]: value }));
      setRefusal((last) => {
        if (!last.problems[key]) return last;
        const { [key]: _, ...problems } = last.problems;
        return { ...last, problems };
      });
    },
    [setRefusal],
  );
  return { answers: { ...prefilled, ...typed }, onAnswer, ...sending };
}

/** What the visitor has typed, and how it is sent. */
export function useAnswering(
  fields: readonly AskedField[],
  { identifiant, isSent, emit, failed, stamp, knowledge, readHidden, reread }: Answering,
) {
  const texts = useTexts(refusedAnswerTexts);
  const client = useClient();
  const { answers, onAnswer, refusal, isSending, refuse, once, send } = useAnswers(fields, knowledge);
  const [outcome, setOutcome] = useState<{ numero: number | undefined }>();

  const request = async () => {
    const hidden = await readHidden();
    const body = { ...bodyOf(fields, answers, hidden), ...(await stamp.marks()) };
    return client.call(publicForm.answer, { identifiant, body }, { timeout: SEND_TIMEOUT });
  };
  const attempt = async () => {
    // What reads a file may not load any more without a network; nothing could be sent then either.
    const kinds = await kindsOf(answers).catch(() => undefined);
    if (!kinds)
      return refuse(reasonsFor({ kind: 'offline', status: 0, message: undefined }, fields, fields, failed));
    const problems = answerProblems(fields, answers, texts, kinds);
    if (Object.keys(problems).length) return refuse({ problems });
    if (!hasAnswer(fields, answers)) return refuse({ problems: {}, message: texts.nothing });
    const detail = detailOf(identifiant, fields, answers);
    if (!emit('before-submit', detail)) return;
    await send(
      async () => {
        setOutcome(isSent ? await request() : { numero: undefined });
        emit('form-submitted', { ...detail, sent: isSent });
      },
      async (failure) => {
        if (failure.kind === 'forbidden' && failure.etat) tellClosed(emit, identifiant, failure.etat);
        const now = (failure.fields && (await reread())) ?? fields;
        return reasonsFor(failure, now, fields, failed);
      },
    );
  };
  return { answers, onAnswer, refusal, isSending, outcome, submit: () => void once(attempt) };
}

/** The server’s messages: those about a field of the form belong to it, all others to the whole form. */
function reasonsFor(
  failure: Failure,
  fields: readonly AskedField[],
  before: readonly AskedField[],
  failed: string,
): Reasons {
  const known = new Set(fields.map(({ key }) => key));
  // A field that is no longer asked is named, because it has disappeared.
  const nameOf = (wanted: string) => before.find(({ key }) => key === wanted)?.name;
  const entries = Object.entries(failure.fields ?? {});
  const problems = Object.fromEntries(entries.filter(([key]) => known.has(key)));
  const others = entries
    .filter(([key]) => !known.has(key))
    .map(([key, message]) => [nameOf(key), message].filter(Boolean).join('\u00a0: '));
  const isExplained = Object.keys(problems).length > 0 && others.length === 0;
  if (isExplained) return { problems };
  // Without an answer the reason alone wouldn't say that nothing is lost.
  const kept = failure.status ? [] : [failed];
  return { problems, message: [...new Set([failureText(failure, failed), ...kept, ...others])].join('\n') };
}
