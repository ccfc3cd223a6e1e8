import type { Label, LackingPart } from '../../../domain/labels/labelLines';
import type { LabelPeople } from '../../../domain/labels/labelPeople';
import { PersonName } from '../../../people/PersonName';
import { TabLink } from '../../../routing/Link';
import { listOf } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import { Notice } from '../../../ui/display/Notice';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { memberPaths } from '../../routes';
import styles from './Labels.module.css';
import { labelPeopleTexts } from './texts.fr';
import type { LabelPeopleState } from './useLabelPeople';

/** People that are named; of more the number is said. */
const NAMED = 50;

interface LabelPeopleNotesProps {
  state: LabelPeopleState;
  found: LabelPeople;
}

/** Who is left out, whose address lacks something, and what doesn't fit: read before anything is printed. */
export function LabelPeopleNotes({ state, found }: LabelPeopleNotesProps) {
  const texts = useTexts(labelPeopleTexts);
  const { incomplete, cut, choices } = state;
  const [gone, opposed] = [found.partis ?? 0, found.opposes ?? 0];
  return (
    <>
      {gone + opposed > 0 && (
        <Notice title={texts.leftOutTitle(gone + opposed)}>{texts.leftOut(gone, opposed)}.</Notice>
      )}
      {incomplete.length > 0 && (
        <>
          <Notice isWarning title={`${texts.incomplete(incomplete.length)}.`} />
          <People
            labels={incomplete}
            textOf={({ lacking }) => texts.lacks(listOf(lacking.map((part: LackingPart) => texts[part])))}
          />
          <Checkbox
            label={texts.withIncomplete}
            checked={choices.withIncomplete}
            onChange={choices.setIncomplete}
          />
        </>
      )}
      {cut.length > 0 && (
        <>
          <Notice isWarning title={`${texts.cut(cut.length)}.`} />
          <People labels={cut} textOf={(label) => label.cut.join(' · ')} />
        </>
      )}
    </>
  );
}

interface PeopleProps {
  labels: readonly Label[];
  textOf(label: Label): string;
}

/** The first person of each, as a link to the record, where the address is completed. */
function People({ labels, textOf }: PeopleProps) {
  const texts = useTexts(labelPeopleTexts);
  const more = labels.length - NAMED;
  return (
    <ul className={styles.people}>
      {labels.slice(0, NAMED).map((label) => {
        const [person] = label.household;
        return (
          person && (
            <li key={person.id}>
              <TabLink to={memberPaths.detail.to({ id: person.id })}>
                <PersonName person={person} />
              </TabLink>{' '}
              <span>{textOf(label)}</span>
            </li>
          )
        );
      })}
      {more > 0 && <li>{texts.others(more)}</li>}
    </ul>
  );
}
