import { useState } from 'react';
import { identityOf } from '../domain/identity';
import { useSession } from '../session/useSession';

/** The user who opened the screen, also while an expired session keeps it waiting. */
export function useViewer(): string {
  const { state } = useSession();
  const [viewer] = useState(() => identityOf(state.user));
  return viewer;
}
