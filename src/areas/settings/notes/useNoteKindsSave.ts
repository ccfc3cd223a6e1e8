import { noteCalls } from '../../../api/endpoints/register/notes';
import { useSave } from '../../../api/useApi';
import { joinLines, type Told } from '../../../data/save/saveFailures';
import { saved } from '../../../data/save/saveOver';
import { useSaving } from '../../../data/save/useSaving';
import { useTexts } from '../../../texts/texts';
import type { FormSchema } from '../../../ui/form/Form';
import { useToast } from '../../../ui/toast/useToast';
import { noteKindsTexts } from './texts.fr';

/** The lines that say something. */
export const noteKindLines: FormSchema<readonly string[]> = {
  safeParse(values) {
    const { genres = '' } = values as { genres?: string };
    const lines = genres.split('\n').map((line) => line.trim());
    return { success: true, data: lines.filter(Boolean) };
  },
};

/** @param seen the version that was shown */
export function useNoteKindsSave(seen: string | null | undefined) {
  const texts = useTexts(noteKindsTexts);
  const toast = useToast();
  const { save } = useSaving(texts);
  const { save: setKinds } = useSave(noteCalls.setKinds);
  const tell = ({ why, reasons }: Told) =>
    reasons ? { form: { errors: reasons } } : { form: { form: joinLines(why, texts.kept), canRetry: true } };
  return (kinds: readonly string[]) =>
    save({
      send: () => saved(setKinds({ body: { genres: [...kinds], updated_at: seen } })),
      done: () => void toast(texts.saved),
      tell,
    });
}
