import { useMemo } from 'react';
import { knownFields } from '../domain/members/memberFieldRules';
import { useSession } from '../session/useSession';

/** Those of these fields, or columns, of a member that the back end knows, in their order. Give a constant list. */
export function useKnownFields<Field extends string>(fields: readonly Field[]): readonly Field[] {
  const { capabilities } = useSession().state;
  return useMemo(() => knownFields(fields, (name) => capabilities.has(name)), [fields, capabilities]);
}
