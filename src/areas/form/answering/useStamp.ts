/**
 * Gives the back end evidence that a person answers, where its form came with a stamp: the unchanged stamp, once it is
 * old enough, and the value of a hidden field. Nothing of this is sent to a back end that sent no stamp.
 */
import { useRef } from 'react';
import { useClient } from '../../../api/clientContext';
import { FILLING_SECONDS } from '../../../domain/forms/reponse';
import { publicForm } from '../publicForm';

/** The back end refuses a stamp that is too young, so an answer that comes sooner is delayed for the visitor. */
const AGE = FILLING_SECONDS * 1000 + 100;

export function useStamp(identifiant: string, tampon: string | undefined) {
  const client = useClient();
  const stamp = useRef({ tampon, at: performance.now() });
  const trap = useRef<HTMLInputElement>(null);

  /** Additional parts of the answer. */
  const marks = async (): Promise<Record<string, string>> => {
    const { tampon, at } = stamp.current;
    if (!tampon) return {};
    await new Promise((done) => setTimeout(done, at + AGE - performance.now()));
    const written = trap.current?.value;
    return written ? { tampon, site_web: written } : { tampon };
  };

  /** Corrects what was refused, so that submitting again succeeds. */
  const renew = async ({ site_web, tampon }: Record<string, string> = {}): Promise<void> => {
    if (site_web && trap.current) trap.current.value = '';
    if (!tampon) return;
    const fresh = await client.call(publicForm.public, { identifiant }).catch(() => undefined);
    if (fresh) stamp.current = { tampon: fresh.tampon, at: performance.now() };
  };
  return { trap, marks, renew };
}
