import type { Member } from '../domain/members/member';
import { isActive } from '../domain/register/whoCounts';
import { stateLabel } from '../texts/records/memberLabels';
import { Badge } from '../ui/display/Badge';

interface StateMarkProps {
  person: Pick<Member, 'etat' | 'genre'>;
  className?: string | undefined;
}

/** A grey badge with the state of a person who left or died; nothing for all others. */
export const StateMark = ({ person, className }: StateMarkProps) =>
  !isActive(person) && <Badge className={className}>{stateLabel(person.etat, person.genre)}</Badge>;
