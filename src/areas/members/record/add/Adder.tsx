import type { ReactElement } from 'react';
import { departmentCalls } from '../../../../api/endpoints/departments';
import { groupCalls } from '../../../../api/endpoints/groups';
import { memberWriteCalls } from '../../../../api/endpoints/memberWrites';
import { departmentDialog, groupDialog, stepDialog, tagsDialog } from '../../actions/bulkDialogs';
import type { AdderProps } from './AddPopover';
import { ChildAdder, SpouseAdder } from './FamilyAdders';
import { ListAdder } from './ListAdder';

export type AddKind = 'tags' | 'step' | 'group' | 'department' | 'spouse' | 'child';

const adders: Record<AddKind, (props: AdderProps) => ReactElement> = {
  tags: (props) => (
    <ListAdder
      {...props}
      description={tagsDialog}
      said="tagAdded"
      undo={({ id }, undo, tag) => undo(memberWriteCalls.removeTags, { id, body: { tag_ids: [tag] } })}
    />
  ),
  step: (props) => <ListAdder {...props} description={stepDialog} said="stepAdded" />,
  group: (props) => (
    <ListAdder
      {...props}
      description={groupDialog}
      said="groupAdded"
      undo={({ id, groupe_actuel }, undo, group) =>
        // A stay that has ended can't be continued: its date would be lost.
        groupe_actuel
          ? undefined
          : undo(groupCalls.removeMembers, {
              id: String(group),
              body: { groupe_id: String(group), member_ids: [id] },
            })
      }
    />
  ),
  department: (props) => (
    <ListAdder
      {...props}
      description={departmentDialog}
      said="departmentAdded"
      undo={({ id, departement_actuel }, undo, department) =>
        departement_actuel
          ? undefined
          : undo(departmentCalls.removeMembers, { id: department, body: { member_ids: [id] } })
      }
    />
  ),
  spouse: (props) => <SpouseAdder {...props} />,
  child: (props) => <ChildAdder {...props} />,
};

/** What one «+» of a record offers. */
export default function Adder({ kind, ...props }: AdderProps & { kind: AddKind }) {
  return adders[kind](props);
}
