import { useMemo, useState } from 'react';
import { sheetCalls } from '../../../api/endpoints/attendance/sheets';
import { memberCalls } from '../../../api/endpoints/members';
import { useQuery } from '../../../api/useApi';
import { useSearchText } from '../../../data/useSearchText';
import type { Member } from '../../../domain/members/member';
import { PersonName } from '../../../people/PersonName';
import { Allowed } from '../../../session/useSession';
import { spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import type { AttendanceStore } from '../sync/AttendanceStore';
import type { SheetDay } from './OpenSheet';
import person from './PersonRow.module.css';
import styles from './Sheet.module.css';
import { newcomerTexts, sheetTexts } from './texts.fr';

const loadNewcomer = () => import('./NewcomerDialog');

interface OtherMembersProps {
  search: string;
  store: AttendanceStore;
  place: SheetDay;
  readonly: boolean;
}

/** Members who aren't on the sheet, as the back end finds them, and a way to add somebody new. */
export function OtherMembers({ search, store, place, readonly }: OtherMembersProps) {
  const texts = useTexts(sheetTexts);
  const newcomer = useTexts(newcomerTexts);
  const { dialog, open } = useLazyDialog();
  const { others, hasFailed } = useOthers(search, store);
  const addPresent = ({ id: member, nom, prenom }: Member) => {
    store.add([{ id: member, nom, prenom, attendu: false, famille: [] }]);
    store.tick([member], 'present');
  };
  const addNewcomer = () => open(loadNewcomer, (onClose) => ({ store, ...place, name: search, onClose }));
  return (
    <section className={styles.elsewhere} aria-label={texts.elsewhere}>
      {/* Stands above the members that the back end finds later, so that they can’t move the button. */}
      {!readonly && (
        <Allowed right={sheetCalls.newcomer.right}>
          <Button icon="plus" onClick={addNewcomer}>
            {newcomer.named(search)}
          </Button>
        </Allowed>
      )}
      {hasFailed && <p className={styles.none}>{texts.elsewhereFailed}</p>}
      {others.length > 0 && <h2 className={styles.heading}>{texts.elsewhere}</h2>}
      <ul>
        {others.map((member) => (
          <OtherMember key={member.id} member={member} onPresent={readonly ? undefined : addPresent} />
        ))}
      </ul>
      {dialog}
    </section>
  );
}

/** The back end is asked after a pause. One that is ticked is on the sheet, so it isn't among the others any more. */
function useOthers(search: string, store: AttendanceStore) {
  const [asked, setAsked] = useState('');
  const pause = useSearchText(asked, setAsked);
  if (pause.value.trim() !== search) pause.type(search);
  const args = asked ? { page: 1, page_size: 10, search: asked } : null;
  const { data, failure } = useQuery(memberCalls.list, args, { keepPrevious: true });
  const { people } = store.get();
  const others = useMemo(() => {
    const here = new Set(people.map(({ id }) => id));
    return (data?.results ?? []).filter(({ id }) => !here.has(id));
  }, [people, data]);
  return { others, hasFailed: failure !== undefined };
}

interface OtherMemberProps {
  member: Member;
  onPresent: ((member: Member) => void) | undefined;
}

function OtherMember({ member, onPresent }: OtherMemberProps) {
  const texts = useTexts(sheetTexts);
  return (
    <li className={styles.other}>
      <span className={person.who}>
        <span className={person.name}>
          <PersonName person={member} />
        </span>
        {member.ville?.trim() && <span className={person.state}>{member.ville}</span>}
      </span>
      {onPresent && (
        <Button
          icon="check"
          aria-label={texts.addPresent(spokenNameOf(member))}
          onClick={() => onPresent(member)}
        >
          {texts.present}
        </Button>
      )}
    </li>
  );
}
