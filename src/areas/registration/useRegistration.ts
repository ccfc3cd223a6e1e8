import { useCallback, useRef, useState } from 'react';
import { useClient } from '../../api/clientContext';
import { type Failure, mayHaveWritten } from '../../api/errors';
import {
  type Answers,
  type AskedField,
  answerProblems,
  type FieldAnswer,
  type Problems,
} from '../../questions/answers';
import { refusedAnswerTexts } from '../../questions/texts.fr';
import { useSending } from '../../questions/useSending';
import type { useStamp } from '../../questions/useStamp';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { contactProblems, registrationBody, type TypedContact, type TypedPerson } from './people';
import { type PersonOutcome, registrationCalls } from './registrationCalls';
import { registrationTexts } from './texts.fr';

const EMPTY: TypedPerson = { key: 0, prenom: '', nom: '' };

/** What the visitor types: the people, the contact and the answers. */
function useTyped() {
  const [people, setPeople] = useState<readonly TypedPerson[]>([EMPTY]);
  const [contact, setContact] = useState<TypedContact>({ email: '', telephone: '' });
  const [answers, setAnswers] = useState<Answers>({});
  const next = useRef(1);
  return {
    people,
    contact,
    answers,
    add: () => {
      const key = next.current++;
      setPeople((all) => [...all, { ...EMPTY, key, nom: all.at(-1)?.nom ?? '' }]);
    },
    remove: (key: number) => setPeople((all) => all.filter((person) => person.key !== key)),
    name: (key: number, change: Partial<TypedPerson>) =>
      setPeople((all) => all.map((person) => (person.key === key ? { ...person, ...change } : person))),
    reach: (change: Partial<TypedContact>) => setContact((last) => ({ ...last, ...change })),
    answer: useCallback(
      (key: string, value: FieldAnswer | undefined) => setAnswers((all) => ({ ...all, [key]: value })),
      [],
    ),
  };
}

interface Options {
  identifiant: string;
  fields: readonly AskedField[];
  stamp: Pick<ReturnType<typeof useStamp>, 'marks'>;
  /** @param email where the receipt goes, as it was typed */
  onRegistered(people: readonly PersonOutcome[], email: string): void;
  /** Places or stamp may be others since: they are read again. */
  onRefused(): Promise<void>;
}

/** Registers people. No failure loses what was typed, and nothing is sent twice. */
export function useRegistration({ identifiant, fields, stamp, onRegistered, onRefused }: Options) {
  const texts = useTexts(registrationTexts);
  const answerTexts = useTexts(refusedAnswerTexts);
  const client = useClient();
  const typed = useTyped();
  const { refusal, isSending, refuse, once, send } = useSending();

  const attempt = async () => {
    const { people, contact, answers } = typed;
    const problems = {
      ...contactProblems(people, contact, texts),
      ...answerProblems(fields, answers, answerTexts),
    };
    if (Object.keys(problems).length > 0) return refuse({ problems });
    await send(
      async () => {
        const body = { ...registrationBody(people, contact, fields, answers), ...(await stamp.marks()) };
        const outcomes = await client.call(registrationCalls.visitorRegistration, { identifiant, body });
        onRegistered(outcomes, body.email);
      },
      async (failure) => {
        if (failure.status) await onRefused();
        const known = problemsOf(failure);
        const message = Object.keys(known).length > 0 ? undefined : messageFor(failure, texts);
        return { problems: known, message };
      },
    );
  };
  return { typed, refusal, isSending, submit: () => void once(attempt) };
}

/** The reasons at their fields; those of the stamp concern the whole registration. */
const problemsOf = ({ fields }: Failure): Problems => {
  const { tampon: _stamp, site_web: _trap, ...problems } = fields ?? {};
  return problems;
};

/** Where people may be registered all the same, the reason alone would say neither that nor that nothing is lost. */
function messageFor(failure: Failure, { failed, unsure }: typeof registrationTexts): string {
  if (!mayHaveWritten(failure)) return failureText(failure, failed);
  return [...new Set([failureText(failure, unsure), unsure])].join('\n');
}
