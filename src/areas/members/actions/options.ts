import type { Option } from '../pickers/useChoice';

export const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, 'fr');
