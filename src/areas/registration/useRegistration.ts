import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from '../../api/clientContext';
import { type Failure, mayHaveWritten } from '../../api/errors';
import {
  type Answers,
  type AskedField,
  answerProblems,
  type FieldAnswer,
  type Problems,
} from '../../questions/answers';
import { stillWrong } from '../../questions/stillWrong';
import { refusedAnswerTexts } from '../../questions/texts.fr';
import { type PageKnowledge, usePrefill } from '../../questions/usePrefill';
import { useSending } from '../../questions/useSending';
import type { useStamp } from '../../questions/useStamp';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import {
  byPerson,
  contactProblems,
  personKey,
  personQuestions,
  type Questions,
  registrationBody,
  type Typed,
  type TypedContact,
  type TypedPerson,
} from './people';
import { type PersonOutcome, registrationCalls, type SentRegistration } from './registrationCalls';
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

/** The first person's key. */
const FIRST = 0;

/** From so many people on, those who are complete fold to a line when another one is added. */
const MANY = 4;

/** What the page has filled in of the questions: of each person, for the first one. */
function answersFilledIn({ each, once }: Questions, answers: Answers): Answers {
  const pairs = personQuestions(FIRST, each).map(({ key }, at) => [key, answers[each[at]?.key ?? '']]);
  return { ...Object.fromEntries(pairs), ...Object.fromEntries(once.map(({ key }) => [key, answers[key]])) };
}

/** What the visitor types: the people, the contact and the answers. What isn't typed is what the page has filled in. */
function useTyped(filledIn: ReturnType<typeof useFilledIn>, questions: Questions) {
  const [typedPeople, setPeople] = useState<readonly PersonTyped[]>([{ key: FIRST }]);
  const [contact, setContact] = useState<Partial<TypedContact>>({});
  const [answers, setAnswers] = useState<Answers>({});
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const next = useRef(FIRST + 1);
  const { prenom, nom, email, telephone } = filledIn.own;
  const people = typedPeople.map(
    (person): TypedPerson =>
      person.key === FIRST ? { prenom, nom, ...person } : { prenom: '', nom: '', ...person },
  );
  return {
    people,
    contact: { email, telephone, ...contact },
    answers: { ...answersFilledIn(questions, filledIn.answers), ...answers },
    folded,
    /** @param complete the people of whom nothing is missing */
    add: (complete: readonly number[]) => {
      const key = next.current++;
      const last = people.at(-1)?.nom ?? '';
      setPeople((all) => [...all, { key, nom: last }]);
      if (people.length + 1 >= MANY) setFolded(new Set(complete));
    },
    unfold: (key: number) => setFolded((all) => new Set([...all].filter((one) => one !== key))),
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

/** Every value by the key of its field. */
const valuesByKey = ({ people, contact, answers }: Typed): Answers => ({
  ...answers,
  ...contact,
  ...Object.fromEntries(
    people.flatMap(({ key, prenom, nom }) => [
      [personKey(key, 'prenom'), prenom],
      [personKey(key, 'nom'), nom],
    ]),
  ),
});

interface Options {
  identifiant: string;
  questions: Questions;
  stamp: Pick<ReturnType<typeof useStamp>, 'marks'>;
  knowledge: PageKnowledge;
  /** What the page adds. */
  readHidden(): Promise<Record<string, string>>;
  onRegistered(people: readonly PersonOutcome[], sent: SentRegistration): void;
  /** Places or stamp may be others since: they are read again. */
  onRefused(): Promise<void>;
  onClosed(state: string): void;
}

/** What is wrong now, by the rules that the form itself has. */
function useProblems(typed: Typed, { each, once }: Questions): Problems {
  const texts = useTexts(registrationTexts);
  const answerTexts = useTexts(refusedAnswerTexts);
  const { people, contact, answers } = typed;
  const fields = [...people.flatMap(({ key }) => personQuestions(key, each)), ...once];
  return { ...contactProblems(people, contact, texts), ...answerProblems(fields, answers, answerTexts) };
}

/** Registers people. No failure loses what was typed, and nothing is sent twice. */
export function useRegistration({ identifiant, questions, stamp, knowledge, readHidden, ...on }: Options) {
  const texts = useTexts(registrationTexts);
  const client = useClient();
  const fields = useMemo(() => [...questions.each, ...questions.once], [questions]);
  const typed = useTyped(useFilledIn(fields, knowledge), questions);
  const { refusal, setRefusal, isSending, refuse, once, send } = useSending();
  const now = useProblems(typed, questions);
  const [sent, setSent] = useState<Answers>();
  const values = valuesByKey(typed);

  const attempt = async () => {
    const isWrong = Object.keys(now).length > 0;
    setSent(isWrong ? undefined : values);
    if (isWrong) return refuse({ problems: now });
    await send(
      async () => {
        const hidden = await readHidden();
        const typedBody = registrationBody(typed, questions);
        const added = Object.keys(hidden).length > 0 && { champs_caches: hidden };
        const body = { ...typedBody, ...added, ...(await stamp.marks()) };
        const outcomes = await client.call(registrationCalls.visitorRegistration, { identifiant, body });
        on.onRegistered(outcomes, {
          email: body.email,
          firstNames: body.personnes.map(({ prenom }) => prenom),
        });
      },
      async (failure) => {
        if (failure.kind === 'forbidden' && failure.etat) on.onClosed(failure.etat);
        if (failure.status) await on.onRefused();
        const known = byPerson(problemsOf(failure), typed.people);
        const message = Object.keys(known).length > 0 ? undefined : messageFor(failure, texts);
        return { problems: known, message };
      },
    );
  };
  const problems = stillWrong(refusal.problems, { now, sent, values });
  const isMended = Object.keys(problems).length < Object.keys(refusal.problems).length;
  // A field that is wrong again says so when the registration is sent again.
  useEffect(() => {
    if (isMended) setRefusal((last) => ({ ...last, problems }));
  });
  const isComplete = ({ key }: TypedPerson) =>
    !Object.keys(now).some((one) => one.startsWith(`personnes.${key}.`));
  return {
    typed: {
      ...typed,
      add: () => typed.add(typed.people.filter(isComplete).map(({ key }) => key)),
    },
    refusal: { ...refusal, problems },
    isSending,
    submit: () => void once(attempt),
  };
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
