import { useRef, useState } from 'react';
import { tagCalls } from '../../../api/endpoints/tags';
import { updateCache, useClient, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { Tag } from '../../../domain/members/tag';
import type { Option, OptionCreation } from '../../../people/picker/useChoice';
import { useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { useToast } from '../../../ui/toast/useToast';
import { memberActionTexts } from './texts.fr';

/** Creates a tag in the dialog that assigns it, where the user has the right to. */
export function useTagCreation(tagOption: (tag: Tag) => Option): OptionCreation | undefined {
  const texts = useTexts(memberActionTexts);
  const mayCreate = useRight('tags.modifier');
  const client = useClient();
  const toast = useToast();
  const tell = useWriteFailure();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const make = async (name: string): Promise<Option | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      const tag = await write(client, tagCalls.create, { body: { name, can_be_inevent: false } });
      for (const endpoint of [tagCalls.all, tagCalls.list])
        updateCache(client, endpoint, null, (rows) =>
          rows.some(({ id }) => id === tag.id) ? rows : [...rows, tag],
        );
      // It stays also where it is given to no member after all.
      toast(texts.tagCreated(tag.name));
      return tagOption(tag);
    } catch (error) {
      await tell(error, texts.tagNotCreated);
      return undefined;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return mayCreate ? { label: texts.createTag, isBusy, make } : undefined;
}

/** For what is only created on a screen of its own. */
export const useNoCreation = (): undefined => undefined;
