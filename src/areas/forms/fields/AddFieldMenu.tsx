import type { FieldType } from '../../../domain/forms/form';
import { useTexts } from '../../../texts/texts';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { fieldTypes } from '../model/fieldTypes';
import { fieldsTexts, fieldTypeTexts } from '../texts.fr';

interface AddFieldMenuProps {
  disabled: boolean;
  onAdd(type: FieldType): void;
}

/** Adds a field of the chosen type. */
export function AddFieldMenu({ disabled, onAdd }: AddFieldMenuProps) {
  const texts = useTexts(fieldsTexts);
  const names = useTexts(fieldTypeTexts);
  return (
    <Menu label={texts.add} disabled={disabled}>
      {fieldTypes.map(({ type, icon }) => (
        <MenuItem key={type} icon={icon} onSelect={() => onAdd(type)}>
          {names[type]}
        </MenuItem>
      ))}
    </Menu>
  );
}
