import { FIELD_TYPES, type FieldType, takesOptions } from '../../../domain/forms/formulaire';
import type { IconName } from '../../../ui/icon/Icon';
import { fieldTypeTexts, placeholderTexts } from './fieldTypeTexts';

interface FieldTypeInfo {
  type: FieldType;
  label: string;
  icon: IconName;
  /** Placeholder of a new field. */
  placeholder: string;
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
  label: fieldTypeTexts[type],
  icon: icons[type],
  placeholder: placeholderTexts[type],
  takesOptions: takesOptions(type),
}));

const byType: ReadonlyMap<string, FieldTypeInfo> = new Map(fieldTypes.map((info) => [info.type, info]));

/** Undefined for a type Parvis doesn't know. */
export const fieldTypeOf = (type: string): FieldTypeInfo | undefined => byType.get(type);

export const defaultPlaceholder = (type: string): string => fieldTypeOf(type)?.placeholder ?? '';
