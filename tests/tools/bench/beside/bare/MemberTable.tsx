import { memo, useCallback, useRef } from 'react';

export interface Member {
  id: number;
  nom: string;
  prenom: string | null;
  telephone: string | null;
  email: string | null;
  groupe_actuel: { nom: string; color: string | null } | null;
}

type Tick = (ids: readonly number[], isTicked: boolean) => void;

interface MemberTableProps {
  members: readonly Member[] | undefined;
  ticked: ReadonlySet<number>;
  onTick: Tick;
}

const headers = ['Nom et prénom', 'Téléphone', 'E-mail', 'Groupe'];

/** A change of one row renders that row alone. */
export function MemberTable({ members = [], ticked, onTick }: MemberTableProps) {
  const latest = useRef(onTick);
  latest.current = onTick;
  const tick = useCallback<Tick>((ids, isTicked) => latest.current(ids, isTicked), []);
  return (
    <table>
      <thead>
        <tr>
          <th className="tick">
            <input
              type="checkbox"
              aria-label="Tout sélectionner"
              checked={members.length > 0 && members.every(({ id }) => ticked.has(id))}
              onChange={(event) =>
                tick(
                  members.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
          </th>
          {headers.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Row key={member.id} member={member} isTicked={ticked.has(member.id)} onTick={tick} />
        ))}
      </tbody>
    </table>
  );
}

const Row = memo(function Row(props: { member: Member; isTicked: boolean; onTick: Tick }) {
  const { member, isTicked, onTick } = props;
  const name = `${member.nom} ${member.prenom ?? ''}`;
  return (
    <tr>
      <td className="tick">
        <input
          type="checkbox"
          aria-label={`Sélectionner ${name}`}
          checked={isTicked}
          onChange={(event) => onTick([member.id], event.target.checked)}
        />
      </td>
      <th>{name}</th>
      <td>{member.telephone ?? '–'}</td>
      <td>{member.email ?? '–'}</td>
      <td>
        {member.groupe_actuel ? (
          <>
            <span className="dot" style={{ background: member.groupe_actuel.color ?? 'gray' }} />
            {member.groupe_actuel.nom}
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
});
