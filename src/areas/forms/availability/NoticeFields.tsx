import { type Dispatch, memo } from 'react';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { TextArea } from '../../../ui/form/fields/TextArea';
import { TextField } from '../../../ui/form/fields/TextField';
import type { Availability } from '../model/availability';
import type { BuilderAction } from '../model/builderReducer';
import styles from './availability.module.css';
import { visitorNoticeTexts } from './texts.fr';

interface NoticeFieldsProps {
  availability: Availability;
  dispatch: Dispatch<BuilderAction>;
}

/** What visitors read beside the fields: whose form it is, and what becomes of their answers. */
export default memo(function NoticeFields({ availability, dispatch }: NoticeFieldsProps) {
  const texts = useTexts(visitorNoticeTexts);
  const { organisation, confidentialite } = availability;
  const change = (part: Partial<Availability>) =>
    dispatch({ type: 'schedule', change: part, at: performance.now() });
  return (
    <Disclosure title={texts.title} className={`${styles.disclosure} ${styles.further}`}>
      <div className={styles.fields}>
        <TextField
          label={texts.organisation}
          hint={texts.organisationHint}
          autoComplete="off"
          maxLength={255}
          value={organisation}
          onChange={(text) => change({ organisation: text })}
        />
        <TextArea
          label={texts.privacy}
          hint={texts.privacyHint}
          rows={3}
          maxLength={2000}
          value={confidentialite}
          onChange={(text) => change({ confidentialite: text })}
        />
      </div>
    </Disclosure>
  );
});
