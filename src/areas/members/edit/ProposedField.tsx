import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MemberField } from '../../../domain/members/member';
import { useTexts } from '../../../texts/texts';
import styles from './MemberForm.module.css';
import { UNTOUCHED } from './memberForm';
import { memberFormTexts } from './texts.fr';

interface ProposedFieldProps {
  name: MemberField;
  /** The proposed value, in words. */
  proposal: string;
  /** The control, with this hint under it. */
  children(hint: string | undefined): ReactNode;
}

/**
 * A control that shows a value which the record does not have. Until the control is used, a hint says so and the
 * form leaves the value out; a click on the proposal itself accepts it.
 */
export function ProposedField({ name, proposal, children }: ProposedFieldProps) {
  const texts = useTexts(memberFormTexts);
  const place = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const element = place.current;
    const handle = ({ target, type }: Event) => {
      const isSelect = target instanceof HTMLSelectElement;
      if (isSelect || (target instanceof HTMLInputElement && type !== 'keydown')) setTouched(true);
    };
    const handleKey = (event: KeyboardEvent) => (event.key === ' ' || event.key === 'Enter') && handle(event);
    // React reports no change where the chosen value is the one that shows.
    element?.addEventListener('click', handle);
    element?.addEventListener('input', handle);
    element?.addEventListener('keydown', handleKey);
    return () => {
      element?.removeEventListener('click', handle);
      element?.removeEventListener('input', handle);
      element?.removeEventListener('keydown', handleKey);
    };
  }, []);
  useEffect(() => {
    // The form compares its values at each input, and an accepted proposal is one more value.
    if (isTouched) place.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isTouched]);
  return (
    <div ref={place} className={styles.cell}>
      {children(isTouched ? undefined : texts.proposed(proposal))}
      {!isTouched && <input type="hidden" name={UNTOUCHED} value={name} />}
    </div>
  );
}
