import { useEffect, useState } from 'react';
import type { NamedValues } from '../domain/records';
import type { Answers, AskedField } from './answers';

/** What the page knows of its visitor. */
export interface PageKnowledge {
  prefillNom?: string | undefined;
  prefillPrenom?: string | undefined;
  prefillEmail?: string | undefined;
  prefillTelephone?: string | undefined;
  prefill?: NamedValues | undefined;
  /** Warns of values whose name is none of the known ones. */
  checkNames(given: object, known: readonly string[]): void;
}

const NONE: Answers = {};

/**
 * The answers that the page gives, by the key of their field. What the visitor has typed stands before them. Only visitors of
 * pages that give some load the code that finds their fields.
 */
export function usePrefill(fields: readonly AskedField[], knowledge: PageKnowledge): Answers {
  const { prefillNom, prefillPrenom, prefillEmail, prefillTelephone, prefill, checkNames } = knowledge;
  const [answers, setAnswers] = useState(NONE);
  // Each rendering of a host may make a new object of the same values.
  const given = JSON.stringify({ prefillNom, prefillPrenom, prefillEmail, prefillTelephone, prefill });
  useEffect(() => {
    if (given === '{}') return setAnswers(NONE);
    let isCurrent = true;
    import('./prefill').then(
      ({ prefilledAnswers }) => isCurrent && setAnswers(prefilledAnswers(fields, given, checkNames)),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [fields, given, checkNames]);
  return answers;
}
