import { useMemo, useState } from 'react';
import { membres } from '../../../api/endpoints/membres';
import { useQuery } from '../../../api/useApi';
import type { MembreSimple } from '../../../domain/members/membre';
import { personOptions } from '../../../people/personOptions';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useAlert } from '../../../ui/dialog/useAlert';
import { Picker } from '../../../ui/picker/Picker';
import { RoleSelect } from './RoleSelect';
import styles from './Speakers.module.css';
import { type Speaker, speakerOf } from './speaker';
import { speakerTexts } from './texts';
import type { Roles } from './useRoles';

interface SpeakerChoiceProps {
  roles: Roles;
  /** Adds the speaker unless the list has the same one; returns whether it was added. */
  onAdd(speaker: Speaker): boolean;
}

const NO_MEMBERS: readonly MembreSimple[] = [];

/** Chooses a member and a role. Adding them empties both controls. */
export default function SpeakerChoice({ roles, onAdd }: SpeakerChoiceProps) {
  const texts = useTexts(speakerTexts);
  const alert = useAlert();
  const [chosen, setChosen] = useState<number[]>([]);
  const [roleId, setRoleId] = useState('');
  const [turn, setTurn] = useState(0);
  const people = useQuery(membres.simple, {}, { alwaysReload: true });
  const rows = people.data ?? NO_MEMBERS;
  const options = useMemo(() => personOptions(rows), [rows]);
  const { failure } = people;
  const role = [...roles.mostUsed, ...roles.others].find(({ id }) => String(id) === roleId);

  const handleAdd = () => {
    const person = rows.find(({ id }) => id === chosen[0]);
    const option = person && options.find(({ id }) => id === person.id);
    if (!person || !option || !role)
      return alert({ title: texts.incomplete, text: texts.incompleteText, tone: 'warning' });
    if (!onAdd(speakerOf({ ...option, email: person.email }, role)))
      return alert({ title: texts.duplicate, text: texts.duplicateText, tone: 'warning' });
    setChosen([]);
    setRoleId('');
    // A new key empties the search of the picker too.
    setTurn(turn + 1);
  };
  return (
    <div className={styles.choice}>
      <Picker
        key={turn}
        label={texts.people}
        options={options}
        selected={chosen}
        onChange={setChosen}
        isLoading={people.isLoading || people.isRefreshing}
        failure={failure && !people.isRefreshing ? { ...failure, message: texts.membersFailed } : undefined}
        onRetry={people.reload}
      />
      <div className={styles.roleLine}>
        <RoleSelect roles={roles} value={role ? roleId : ''} onChange={setRoleId} />
        <Button icon="plus" className={styles.add} onClick={handleAdd}>
          {texts.add}
        </Button>
      </div>
    </div>
  );
}
