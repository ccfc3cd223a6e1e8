/** What the palette finds: options in groups, by kind. */
import { type ReactNode, useState } from 'react';
import type { Failure } from '../../../api/errors';
import type { Query } from '../../../api/useApi';
import type { IconName } from '../../../ui/icon/Icon';

type FoundKind = 'members' | 'events' | 'forms' | 'groups' | 'commands';

export interface FoundOption {
  /** Differs from those of all other options. */
  id: string;
  icon: IconName;
  /** With the letters marked that were found. */
  name: ReactNode;
  /** A second line, which tells options of one name apart. */
  detail?: ReactNode;
  /** It leads on to more, or asks again: it is no result. */
  isExtra?: boolean;
  /** The palette stays open. */
  keepsOpen?: boolean;
  run(): void;
}

export interface FoundGroup {
  kind: FoundKind;
  options: readonly FoundOption[];
  /** How many were found, also those that don't show. */
  total: number;
  /** False while further or better results may come. */
  isSettled: boolean;
  failure?: { reason: Failure; retry(): void } | undefined;
}

/** What is looked for. */
export interface Sought {
  /** As it is typed at this moment. */
  typed: string;
  /** What servers are asked for, after the pause. */
  search: string;
  /** Whether the widget can show what is found, and the user may read it. */
  isOn: boolean;
}

/**
 * The group of an answer, which is settled once the answer is there or has failed.
 * @param isAsked false while the answer is that to an earlier text
 */
export function groupOf(
  kind: FoundKind,
  { data, failure, reload }: Query<unknown>,
  { options, total, isAsked = true }: Pick<FoundGroup, 'options' | 'total'> & { isAsked?: boolean },
): FoundGroup {
  const isFailed = data === undefined && failure !== undefined;
  return {
    kind,
    options,
    total,
    isSettled: isAsked && (data !== undefined || isFailed),
    failure: isFailed ? { reason: failure, retry: reload } : undefined,
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

/** Of a kind that isn't looked for. */
export const noneOf = (kind: FoundKind): FoundGroup => ({ kind, options: [], total: 0, isSettled: true });
