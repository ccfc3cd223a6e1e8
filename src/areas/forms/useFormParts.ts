import { useMemo } from 'react';
import { useCapability } from '../../session/useSession';
import type { FormParts } from './model/payload';

/** Which parts of a form the back end announces. */
export function useFormParts(): FormParts {
  const [ouverture, mentions] = [useCapability('ouverture'), useCapability('mentions')];
  const [rgpd, hidden] = [useCapability('rgpd'), useCapability('champs-caches')];
  return useMemo(
    () => ({ ouverture, mentions, rgpd, 'champs-caches': hidden }),
    [ouverture, mentions, rgpd, hidden],
  );
}
