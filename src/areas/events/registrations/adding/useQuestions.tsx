import { type ReactNode, useMemo, useState } from 'react';
import { isAnswerable } from '../../../../domain/forms/answer';
import { type Answers, fieldsOf, type Problems } from '../../../../questions/answers';
import { FormField } from '../../../../questions/FormField';
import { useTexts } from '../../../../texts/texts';
import { useStableCallback } from '../../../../ui/useStableCallback';
import type { AskedQuestions } from '../list/answers';
import { registrationSectionTexts } from '../texts.fr';

type Values = Record<string, string | string[]>;

/** The questions of the registration, for one person: none of them must be answered here, because the list says what is missing. */
export function useQuestions(asked: AskedQuestions) {
  const texts = useTexts(registrationSectionTexts);
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<Problems>({});
  const questions = useMemo(
    () => (asked ?? []).filter((question) => question.type_de_champ !== 'file' && isAnswerable(question)),
    [asked],
  );
  const fields = useMemo(() => {
    const named = questions.map(({ nom_du_champ, is_required, ...question }) => ({
      ...question,
      nom_du_champ: is_required ? texts.askedRequired(nom_du_champ ?? '') : nom_du_champ,
      is_required: false,
    }));
    return fieldsOf(named, texts.unnamedQuestion);
  }, [questions, texts]);
  const answer = useStableCallback((key: string, value: Answers[string]) => {
    setAnswers((before) => ({ ...before, [key]: value }));
    setProblems(({ [key]: _, ...others }) => others);
  });
  /** The answers to what is asked of each person, or once. */
  const valuesOf = (isOfEach: boolean): Values =>
    Object.fromEntries(
      questions.flatMap(({ id, par_personne }): [string, string | string[]][] => {
        const value = answers[String(id)];
        const isGiven = value !== undefined && !(value instanceof File) && value.length > 0;
        return isGiven && (par_personne === true) === isOfEach ? [[String(id), value]] : [];
      }),
    );
  const parts: ReactNode = fields.length > 0 && (
    <>
      {fields.map((field) => (
        <FormField
          key={field.key}
          field={field}
          answer={answers[field.key]}
          problem={problems[field.key]}
          disabled={false}
          onAnswer={answer}
        />
      ))}
      {questions.some(({ is_required }) => is_required) && <p>{texts.askedNote}</p>}
    </>
  );
  /** Puts refusals under their questions. @returns the other ones */
  const refuse = (errors: Readonly<Record<string, string>>): Record<string, string> => {
    const keys = new Set(fields.map(({ key }) => key));
    const own: Record<string, string> = {};
    const others: Record<string, string> = {};
    for (const [name, message] of Object.entries(errors)) {
      const key = name.split('.').at(-1) ?? name;
      if (keys.has(key)) own[key] = message;
      else others[name] = message;
    }
    setProblems(own);
    return others;
  };
  return { isAsked: fields.length > 0, parts, valuesOf, refuse };
}
