import type { Option } from './family/useChoice';

export const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, 'fr');
