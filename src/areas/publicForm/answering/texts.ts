import { answerTextsWith } from '../../../domain/forms/answerTexts';
import { numberFormat } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** The messages for refused answers. */
export const refusedAnswerTexts = defineTexts('formAnswers', answerTextsWith(numberFormat().format));
