import { useTexts } from '../../../texts/texts';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { lifeDialogTexts } from './texts.fr';

/** Whether registered people and speakers get a mail; not unless it is ticked. */
export function TellPeople({ onChange }: { onChange?: (isTold: boolean) => void }) {
  const texts = useTexts(lifeDialogTexts);
  return <Checkbox name="prevenir" label={texts.tell} hint={texts.tellHint} onChange={onChange} />;
}
