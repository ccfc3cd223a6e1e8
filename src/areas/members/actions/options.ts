import { compareWords } from '../../../texts/locale';
import type { Option } from './family/useChoice';

export const byLabel = (one: Option, other: Option) => compareWords(one.label, other.label);
