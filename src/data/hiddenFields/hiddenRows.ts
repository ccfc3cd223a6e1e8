import type { HiddenValues } from '../../domain/forms/hiddenFields';
import { pageTexts } from '../../texts/texts';
import { hiddenFieldTexts } from './texts.fr';

/** What a page added to what was sent, each value behind its name in words. */
export const hiddenRows = (values: HiddenValues | null | undefined): [name: string, value: string][] =>
  Object.entries(values ?? {}).map(([name, value]) => [pageTexts(hiddenFieldTexts).hidden(name), value]);
