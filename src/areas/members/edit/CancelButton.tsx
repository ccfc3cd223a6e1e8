import { useContext } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { FormContext } from '../../../ui/form/FormContext';
import { memberFormTexts } from './texts.fr';

/** Leaves the form around it. Disabled while that form saves. */
export function CancelButton({ onLeave }: { onLeave(): void }) {
  const texts = useTexts(memberFormTexts);
  const { isSaving } = useContext(FormContext);
  return (
    <Button disabled={isSaving} onClick={onLeave}>
      {texts.cancel}
    </Button>
  );
}
