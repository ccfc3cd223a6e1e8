import { FIELD_TYPES, type FieldType, takesOptions } from '../../../domain/forms/form';
import { pageTexts } from '../../../texts/texts';
import type { IconName } from '../../../ui/icon/Icon';
import { placeholderTexts } from '../texts.fr';

interface FieldTypeInfo {
  type: FieldType;
  icon: IconName;
  takesOptions: boolean;
}

const icons: Record<FieldType, IconName> = {
  text: 'text',
  email: 'mail',
  number: 'number',
  tel: 'phone',
  date: 'calendar',
  textarea: 'paragraph',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  file: 'file',
};

/** The field types, in the order they are offered. */
export const fieldTypes: readonly FieldTypeInfo[] = FIELD_TYPES.map((type) => ({
  type,
  icon: icons[type],
  takesOptions: takesOptions(type),
}));

const byType: ReadonlyMap<string, FieldTypeInfo> = new Map(fieldTypes.map((info) => [info.type, info]));

/** Undefined for a type Parvis doesn't know. */
export const fieldTypeOf = (type: string): FieldTypeInfo | undefined => byType.get(type);

/** Placeholder of a new field. */
export function defaultPlaceholder(type: string): string {
  const known = fieldTypeOf(type);
  return known ? pageTexts(placeholderTexts)[known.type] : '';
}
