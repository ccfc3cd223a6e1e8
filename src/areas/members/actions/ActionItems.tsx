import { type ReactNode, useEffect } from 'react';
import type { PageAction } from '../../../domain/actions';
import type { Capability } from '../../../domain/capabilities';
import { keysOf } from '../../../domain/records';
import type { Right } from '../../../domain/rights';
import { useIsOffered } from '../../../session/hostPage';
import { Allowed, useSession } from '../../../session/useSession';
import type { IconName } from '../../../ui/icon/Icon';
import { type Load, prefetchCode } from '../../../ui/loading/loadOnce';
import { MenuItem } from '../../../ui/menu/MenuItem';

interface ActionItem<Text extends string> {
  icon: IconName;
  textKey: Text;
  action: PageAction | null;
  danger?: true;
  right?: Right;
  capability?: Capability;
}

interface ActionItemsProps<Action extends string, Text extends string> {
  actions: Readonly<Record<Action, ActionItem<Text>>>;
  texts: Readonly<Record<Text, string>>;
  /** All of them, unless given. */
  shown?: readonly Action[] | undefined;
  isDisabled?(action: Action): boolean;
  /** Code that an action needs, which loads while the menu is read. */
  needs: readonly Load<unknown>[];
  onSelect(action: Action): void;
}

/** The items of a menu, from its table in memberActions. */
export function ActionItems<Action extends string, Text extends string>(
  props: ActionItemsProps<Action, Text>,
): ReactNode {
  const { actions, texts, needs, isDisabled, onSelect, shown = keysOf<Action>(actions) } = props;
  const isOffered = useIsOffered();
  const { capabilities } = useSession().state;
  useEffect(() => needs.forEach(prefetchCode), [needs]);
  return shown.map((action) => {
    const { icon, textKey, danger, right, capability, action: name } = actions[action];
    if (capability && !capabilities.has(capability)) return null;
    if (name && !isOffered(name)) return null;
    return (
      <Allowed key={action} right={right}>
        <MenuItem
          icon={icon}
          danger={danger}
          disabled={isDisabled?.(action)}
          onSelect={() => onSelect(action)}
        >
          {texts[textKey]}
        </MenuItem>
      </Allowed>
    );
  });
}
