import BulkActionDialog from '../../../../../src/areas/members/actions/BulkActionDialog.tsx';
import type { BulkAction } from '../../../../../src/areas/members/actions/memberActions.ts';
import type { FakeBackend } from '../../../../support/fakeBackend.ts';
import { chooseOption, dialog } from '../../../../support/onScreen.ts';
import { byRole, until } from '../../../../support/queries.ts';
import { openDialog } from '../../../../support/screen.tsx';
import { click } from '../../../../support/user.ts';
import {
  ADD_STEP,
  ADD_TAGS,
  ADD_TO_DEPARTMENT,
  ADD_TO_GROUP,
  DEPARTMENTS,
  GROUPS,
  STEPS,
  TAGS,
  two,
} from './fixtures.ts';

/* The four dialogs that act on members, and how each is opened and confirmed. */

export type Kind = BulkAction;

/** `ids`: the requirement each dialog answers; `choice`: those on how much may be chosen in it. */
export const KINDS = [
  {
    kind: 'tags',
    title: 'Associer des tags',
    confirm: 'Associer les tags',
    option: 'Accueil',
    ids: '[M29]',
    choice: '[MM10]',
  },
  {
    kind: 'step',
    title: 'Associer une étape',
    confirm: 'Associer l’étape',
    option: 'Baptême',
    ids: '[M30]',
    choice: '[MM11, MM14]',
  },
  {
    kind: 'group',
    title: 'Ajouter à un groupe',
    confirm: 'Ajouter au groupe',
    option: 'Chorale',
    ids: '[M31]',
    choice: '[MM12, MM14]',
  },
  {
    kind: 'department',
    ids: '[M32]',
    choice: '[MM13, MM14]',
    title: 'Ajouter à un département',
    confirm: 'Ajouter au département',
    option: 'Louange',
  },
] as const;
export const LISTS = {
  tags: TAGS,
  step: STEPS,
  group: GROUPS,
  department: DEPARTMENTS,
};
export const WRITES = {
  tags: ADD_TAGS,
  step: ADD_STEP,
  group: ADD_TO_GROUP,
  department: ADD_TO_DEPARTMENT,
};

/** Opens a dialog on these members. */
export async function openAction(
  back: FakeBackend,
  kind: Kind,
  members: readonly { id: number; label: string }[] = two,
  theme?: 'dark',
) {
  const shown = await openDialog(
    back,
    (props) => <BulkActionDialog action={kind} members={members} {...props} />,
    theme,
  );
  const { confirm, option: first } = KINDS.find((one) => one.kind === kind)!;
  const button = () => byRole<HTMLButtonElement>(dialog(shown.root), 'button', confirm);
  /** Chooses the usual option and confirms. */
  const send = async () => {
    await chooseOption(shown.root, first);
    await until(() => !button().disabled);
    await click(button());
  };
  return { ...shown, button, send };
}
