import { useCallback, useMemo, useRef, useState } from 'react';
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
import { type PageKnowledge, usePrefill } from '../../questions/usePrefill';
import { useSending } from '../../questions/useSending';
import type { useStamp } from '../../questions/useStamp';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { contactProblems, registrationBody, type TypedContact, type TypedPerson } from './people';
import { type PersonOutcome, registrationCalls } from './registrationCalls';
import { registrationTexts } from './texts.fr';

const OWN = ['prenom', 'nom', 'email', 'telephone'] as const;

/** The fields of a registration that are no questions, as `usePrefill` fills them in. */
const ownFields: readonly AskedField[] = OWN.map((key) => ({
  key: `.${key}`,
  name: key,
  champ: { nom_du_champ: key, type_de_champ: 'text' },
  options: [],
}));

type Own = Record<(typeof OWN)[number], string>;

/** What the page fills in: the first person with the contact, and answers. */
function useFilledIn(fields: readonly AskedField[], knowledge: PageKnowledge) {
  const all = useMemo(() => [...ownFields, ...fields], [fields]);
  const answers = usePrefill(all, knowledge);
  const own = Object.fromEntries(OWN.map((key) => [key, answers[`.${key}`] ?? ''])) as Own;
  return { own, answers };
}

/** The first person's names are the page's until they are typed. */
interface PersonTyped extends Partial<TypedPerson> {
  key: number;
}

/** What the visitor types: the people, the contact and the answers. What isn't typed is what the page has filled in. */
function useTyped(filledIn: ReturnType<typeof useFilledIn>) {
  const [typedPeople, setPeople] = useState<readonly PersonTyped[]>([{ key: 0 }]);
  const [contact, setContact] = useState<Partial<TypedContact>>({});
  const [answers, setAnswers] = useState<Answers>({});
  const next = useRef(1);
  const { prenom, nom, email, telephone } = filledIn.own;
  const people = typedPeople.map(
    (person): TypedPerson =>
      person.key === 0 ? { prenom, nom, ...person } : { prenom: '', nom: '', ...person },
  );
  return {
    people,
    contact: { email, telephone, ...contact },
    answers: { ...filledIn.answers, ...answers },
    add: () => {
      const key = next.current++;
      const last = people.at(-1)?.nom ?? '';
      setPeople((all) => [...all, { key, nom: last }]);
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
  knowledge: PageKnowledge;
  /** What the page adds. */
  readHidden(): Promise<Record<string, string>>;
  /** @param email where the receipt goes, as it was typed */
  onRegistered(people: readonly PersonOutcome[], email: string): void;
  /** Places or stamp may be others since: they are read again. */
  onRefused(): Promise<void>;
  onClosed(state: string): void;
}

/** Registers people. No failure loses what was typed, and nothing is sent twice. */
export function useRegistration({ identifiant, fields, stamp, knowledge, readHidden, ...on }: Options) {
  const texts = useTexts(registrationTexts);
  const answerTexts = useTexts(refusedAnswerTexts);
  const client = useClient();
  const typed = useTyped(useFilledIn(fields, knowledge));
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
        const hidden = await readHidden();
        const typedBody = registrationBody(people, contact, fields, answers);
        const added = Object.keys(hidden).length > 0 && { champs_caches: hidden };
        const body = { ...typedBody, ...added, ...(await stamp.marks()) };
        const outcomes = await client.call(registrationCalls.visitorRegistration, { identifiant, body });
        on.onRegistered(outcomes, body.email);
      },
      async (failure) => {
        if (failure.kind === 'forbidden' && failure.etat) on.onClosed(failure.etat);
        if (failure.status) await on.onRefused();
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
