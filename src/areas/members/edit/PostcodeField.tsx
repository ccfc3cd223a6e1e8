import { type FocusEvent, useState } from 'react';
import { isFrenchPostcode } from '../../../domain/contact/postcode';
import { useTexts } from '../../../texts/texts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { TextField, type TextFieldProps } from '../../../ui/form/fields/TextField';
import { memberFormTexts } from './texts.fr';
import { useRelease } from './useRelease';

/** A postcode: one that isn't French is remarked when the field is left, but neither refused nor changed. */
export function PostcodeField({ hint, ...props }: TextFieldProps) {
  const texts = useTexts(memberFormTexts);
  const [isForeign, setForeign] = useState(false);
  const whenReleased = useRelease();
  const remark = isForeign ? texts.foreignPostcode : '';
  const handleBlur = ({ target }: FocusEvent<HTMLInputElement>) =>
    whenReleased(() => setForeign(!isFrenchPostcode(target.value)));
  return (
    <>
      <TextField {...props} hint={remark || hint} onBlur={handleBlur} onInput={() => setForeign(false)} />
      <VisuallyHidden>
        <span role="status">{remark}</span>
      </VisuallyHidden>
    </>
  );
}
