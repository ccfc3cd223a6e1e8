/** What the palette finds: options in groups, by kind. */
import { useState } from 'react';
import type { Query } from '../../../api/useApi';
import type { Found, Sought, UseFound } from '../../area';

export interface FoundGroup extends Found {
  /** The name of the area, or `commands`. */
  kind: string;
}

/** The search of an area, once its code is there. */
export interface AreaSearch {
  /** Of the area. */
  name: string;
  useFound: UseFound;
}

interface AnswerFound extends Pick<Found, 'title' | 'options' | 'total'> {
  /** Says that the search has failed. */
  failed: string;
  /** False while the answer is that to an earlier text. */
  isAsked?: boolean;
}

/** The group of an answer, which is settled once the answer is there or has failed. */
export function groupOf(
  { data, failure, reload }: Query<unknown>,
  { title, failed, options, total, isAsked = true }: AnswerFound,
): Found {
  const isFailed = data === undefined && failure !== undefined;
  return {
    title,
    options,
    total,
    isSettled: isAsked && (data !== undefined || isFailed),
    failure: isFailed ? { text: failed, reason: failure, retry: reload } : undefined,
  };
}

/**
 * The page that a server has found, or the last one while the next is on its way; `isCurrent` once it is that of what is
 * typed.
 */
export function useLastPage<T>(data: T | undefined, { typed, search }: Sought) {
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { page: data ?? last, isCurrent: typed === search && data !== undefined };
}

/** Of what isn't looked for. */
export const NOTHING_FOUND: Found = { title: '', options: [], total: 0, isSettled: true };
